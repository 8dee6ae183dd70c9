import { type Dice, quickDice } from '../chance.js';
import { forgetMemos } from '../memo.js';
import { canonical } from '../plain.js';
import type { Answer } from '../question.js';
import { determinize, ImpossibleGuess } from '../run/determinize.js';
import { Run } from '../run/run.js';
import { sealedChance, seedOf } from '../run/seal.js';
import type { Seat } from '../vocabulary.js';
import { optionsShown } from './secrets.js';
import { type Case, must } from './suite.js';

type AnyRun<S, E extends { type: string }, V, O, R> = Run<S, E, V, O, R>;

/** Decisions of a trial that somebody thinks through before the real answer is given. */
const THOUGHT = 4;

/** One decision of a playout: what was asked, and what was answered. */
interface Decision {
  readonly legal: string;
  /** Everything that is seen at it, where somebody looked closely. */
  readonly seen: string | undefined;
  readonly seat: Seat;
  readonly answer: Answer;
}

const legalOf = <S, E extends { type: string }, V, O, R>(run: AnyRun<S, E, V, O, R>): string =>
  canonical(run.now.asks.map(ask => [ask.seat, ask.spec.rule, ask.spec.ask, run.legal(ask.seat)]));

const seenOf = <S, E extends { type: string }, V, O, R>(run: AnyRun<S, E, V, O, R>): string =>
  canonical([
    run.now.state,
    run.now.asks.map(optionsShown),
    [...run.game.seats(run.options), 'spectator' as const].map(who => run.view(who)),
  ]);

const endOf = <S, E extends { type: string }, V, O, R>(run: AnyRun<S, E, V, O, R>): string =>
  canonical([run.now.state, run.everything(), run.result ?? null]);

/** Somebody tries a few answers on a copy, and in a world that could be: memos know of these then, too. */
const think = <S, E extends { type: string }, V, O, R>(
  run: AnyRun<S, E, V, O, R>,
  seat: Seat,
  dice: Dice,
): void => {
  const chance = sealedChance(seedOf(dice.below(1_000_000)));
  const worlds = [run.now.fork(chance)];
  try {
    worlds.push(determinize(run.now, seat, dice, chance));
  } catch (e) {
    if (!(e instanceof ImpossibleGuess)) throw e;
  }
  for (const world of worlds)
    for (let n = 0; n < THOUGHT && world.ask && world.result === undefined; n++) {
      const { ask } = world;
      const legal = world.legal(ask.seat, 32);
      world.give(ask.seat, legal[dice.below(legal.length)] as Answer);
    }
};

/** A random game as it is played: whatever was worked out stays remembered, what somebody thought too. */
const playRemembering = <S, E extends { type: string }, V, O, R>(
  { suite, options, seed }: Case<S, E, V, O, R>,
  decisions: Decision[],
): string => {
  const run = new Run(suite.game, options, { chance: sealedChance(seedOf(seed)) });
  const dice = quickDice(seed);
  while (run.result === undefined && decisions.length < suite.bound) {
    const { asks } = run.now;
    const { seat } = asks[dice.below(asks.length)] as (typeof asks)[number];
    const isClose = dice.below(suite.every ?? 1) === 0;
    if (isClose) think(run, seat, dice);
    const legal = run.legal(seat);
    const answer = legal[dice.below(legal.length)] as Answer;
    decisions.push({ legal: legalOf(run), seen: isClose ? seenOf(run) : undefined, seat, answer });
    must(run.answer(seat, run.q, answer).ok, () => `a legal answer was refused ${String(run.fault)}`);
  }
  return endOf(run);
};

/** The same, and whatever goes wrong in it is told afterwards: a stale memo may be the reason. */
const attempt = (play: (decisions: Decision[]) => string) => {
  const decisions: Decision[] = [];
  try {
    return { decisions, end: play(decisions) };
  } catch (fault) {
    return { decisions, fault };
  }
};

/**
 * What is remembered never decides anything. A game is played twice with the same answers: once as always, once with
 * every memo emptied between any two questions. What is asked, may be answered and comes of it has to be the same;
 * where it is not, a memo hangs on less than it should, or somebody has changed what a memo keeps.
 */
export const checkMemos = <S, E extends { type: string }, V, O, R>(c: Case<S, E, V, O, R>): void => {
  const { suite, options, seed } = c;
  let n = 0;
  const stale = (what: string) => (): string =>
    `[${suite.game.id} options=${JSON.stringify(options)} seed=${seed} decision=${n}] ${what} with all memos emptied: something remembered is stale`;
  const { decisions, end, fault } = attempt(into => playRemembering(c, into));
  const run = new Run(suite.game, options, { chance: sealedChance(seedOf(seed)) });
  for (const { legal, seen, seat, answer } of decisions) {
    n++;
    forgetMemos();
    must(run.result === undefined, stale('the game is over'));
    must(legalOf(run) === legal, stale('something else is asked, or may be answered,'));
    must(seen === undefined || seenOf(run) === seen, stale('something else is shown'));
    must(run.answer(seat, run.q, answer).ok, stale('an answer is refused'));
  }
  if (fault !== undefined) throw fault;
  must(endOf(run) === end, stale('something else comes of it'));
};
