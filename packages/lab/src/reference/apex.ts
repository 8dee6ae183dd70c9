import { type Dice, quickDice } from '@potyczka/kernel';
import type { OneAsk } from '@potyczka/kernel/run';
import type { Space } from './apex-board.js';
import { mayHookOn, setKey } from './apex-next.js';
import { FIRST, Playouts, pick, type Reply } from './apex-playouts.js';
import { ACTIONS, beginnings, outcomesOf, played } from './apex-whole.js';
import { type Compare, type Difference, differ, lineOf } from './difference.js';

const keyOf = (a: Reply): string => (Array.isArray(a) ? setKey(a as string[]) : String(a));

/** How many positions there are to one whose whole actions are walked. */
const WALKED = 8;

/** A blow that might eliminate somebody ends more than the action. */
const isFrail = (play: Playouts): boolean =>
  play.table.state.legends.some(l => l.at && l.shield + l.health <= 8);

/** One whole action of this position. */
const compareWhole = (
  play: Playouts,
  ask: OneAsk,
  dice: Dice,
): [outcomes: number, found: Difference | undefined] => {
  const b = play.board(ask);
  const name = pick(dice, ACTIONS);
  const succeeds = dice.below(2) === 0;
  if (!b?.me.at || (name === 'melee' && succeeds && isFrail(play))) return [0, undefined];
  const theirs = outcomesOf(b, name, succeeds);
  const ours = played(play.table, beginnings(name, play.table.legal(ask.seat) as string[]), succeeds);
  return [theirs.size, differ(`whole ${name} of ${play.told(ask)}`, theirs, ours)];
};

/** What may be answered here. */
const compareQuestion = (play: Playouts, ask: OneAsk): [outcomes: number, found: Difference | undefined] => {
  const theirs = play.foretold(ask);
  if (!theirs) return [0, undefined];
  return [theirs.size, differ(play.told(ask), theirs, new Set(play.table.legal(ask.seat).map(keyOf)))];
};

/** APX-LEGEND-42: whether the hook is asked for a second time. */
const compareHook = (play: Playouts, ask: OneAsk, from: Space | null | undefined): Difference | undefined => {
  const b = play.board(ask);
  if (ask.spec.rule !== 'APX-LEGEND-41' || !b?.me.at || !from) return undefined;
  const asked = play.table.asks.map(a => a.spec.ask.id);
  if (asked.includes('ask-exit')) return undefined; // it goes on from where he comes out
  const isAsked = asked.includes('ask-hook-on');
  const say = (is: boolean): ReadonlySet<string> => new Set([is ? 'a second hook' : 'no second hook']);
  return ask.spec.ask.id === 'ask-hook'
    ? differ(play.told(ask), say(mayHookOn(b, from)), say(isAsked))
    : undefined;
};

/** Compares the questions of random games, and whole actions among them, with the ledger; a position is the choice of an action. */
export const compareChoices: Compare = (most, seed) => {
  const dice = quickDice(seed);
  const play = new Playouts(dice);
  const differences: string[] = [];
  let positions = 0;
  let outcomes = 0;
  const note = ([n, found]: [number, Difference | undefined]): void => {
    outcomes += n;
    if (found) differences.push(lineOf(found));
  };
  while (positions < most) {
    const ask = play.next();
    note(compareQuestion(play, ask));
    if (ask.spec.ask.id === FIRST && ++positions % WALKED === 0) note(compareWhole(play, ask, dice));
    const from = play.board(ask)?.me.at;
    play.go(ask);
    note([0, compareHook(play, ask, from)]);
  }
  return { outcomes, differences };
};
