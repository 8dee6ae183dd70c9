import { type Answer, type Dice, type Pose, quickDice } from '@potyczka/kernel';
import {
  beginning,
  chanceFrom,
  judgeAnswer,
  legalAnswers,
  type OneAsk,
  position,
  World,
} from '@potyczka/kernel/run';
import { type Event, game, type Options, type Result, type View } from '@potyczka/legion';
import type { Compare } from './difference.js';
import { actionsAtStart, actionsOf, freeAttacksOf, isBeyond } from './legion-actions.js';
import { wordOfTarget } from './legion-attacks.js';
import { closer, strangersIn } from './legion-close.js';
import { isPlainToDeploy, randomSpot, wordOfSpot } from './legion-deploy.js';
import { HOW, hasStraightEnd } from './legion-ends.js';
import { guardsOf } from './legion-guard.js';
import { receiversOf } from './legion-orders.js';
import { pursesOf, weaponsOfMini } from './legion-pool.js';
import { scattered } from './legion-scatter.js';
import { standbyOf } from './legion-standby.js';
import { keywordsOf, type S, type UnitS, type Word } from './legion-unit.js';

type Table = World<S, Event, View, Options, Result>;

const ARMIES = ['rebels', 'empire', 'republic', 'separatists', 'mercenary'] as const;
const FIELDS = ['desert', 'forest', 'industrial', 'craters'] as const;

const randomOptions = (dice: Dice): Options => {
  const size = dice.below(2) === 0 ? '500' : '800';
  return {
    battlefield: FIELDS[dice.below(FIELDS.length)]!,
    first: `${ARMIES[dice.below(ARMIES.length)]!}-${size}`,
    second: `${ARMIES[dice.below(ARMIES.length)]!}-${size}`,
    hiddenMinis: dice.below(2) === 0,
    inPart: false,
    armies: {},
  };
};

const anyOf = (ask: OneAsk, dice: Dice, most: number): Answer => {
  const all = legalAnswers(ask, most);
  return all[dice.below(all.length)]!;
};

const SPOTS = 40;

/** A plain unit is about to be deployed: random places, in and out of its zone. */
function* compareDeployed(s: S, ask: OneAsk, dice: Dice): Generator<string> {
  const u = s.units[String(ask.spec.ask.args?.unit)];
  if (ask.spec.ask.id !== 'ask-deploy' || ask.kind !== 'places' || !u || !isPlainToDeploy(s, u)) return;
  for (let n = 0; n < SPOTS; n++) {
    const at = randomSpot(s, dice);
    const refusal = judgeAnswer(ask, [{ ...at, z: 0, facing: 9000 }]);
    const word = wordOfSpot(s, u, at);
    if (word === 'must' && refusal) yield `${u.id} may stand at ${at.x},${at.y} (${refusal.rule})`;
    if (word === 'mustNot' && !refusal) yield `${u.id} may not stand at ${at.x},${at.y}`;
  }
}

/** A battle played at random until its units are on the table and the first is to be activated. */
const deployed = (options: Options, dice: Dice, note: (line: string) => void): S => {
  const table: Table = new World(game, options, beginning(game, options), chanceFrom(dice));
  while (table.state.now !== 'turn' && table.state.now !== 'activate' && table.state.now !== 'actions') {
    const ask = table.asks[0];
    if (!ask) throw new Error('a battle ends before it begins');
    for (const line of compareDeployed(table.state as unknown as S, ask, dice)) note(line);
    table.give(ask.seat, anyOf(ask, dice, 2));
  }
  return table.state as unknown as S;
};

/** Neither command cards nor battle cards have a say. */
const bare = (s: S): S => {
  for (const side of Object.values(s.sides))
    Object.assign(side, { played: null, lasting: [], commander: null });
  return { ...s, tokens: [], battle: { ...s.battle, objective: null, deployment: null, condition: null } };
};

/** One unit is about to act. */
const acting = (s: S, unit: string): S => {
  const act = {
    unit,
    drawn: false,
    left: 0,
    done: [],
    granted: [],
    panicked: false,
    suppressed: false,
    used: {},
    displaced: [],
    over: false,
  };
  return { ...bare(s), now: 'activate', act, turn: s.units[unit]!.seat };
};

const keysOf = (ask: OneAsk): string[] =>
  ask.kind === 'choose' || ask.kind === 'many' ? ask.spec.from.map(x => ask.spec.key(x)) : [];

/** What is offered and must not be, or is not and must be; an answer outside of what is shown is refused, too. */
function* compareWords(
  ask: OneAsk,
  words: ReadonlyMap<string, Word>,
  keyOf: (what: string) => string = x => x,
): Generator<string> {
  for (const [what, word] of words) {
    const refusal = judgeAnswer(ask, keyOf(what));
    if (word === 'must' && refusal) yield `${what} is missing (${refusal.rule})`;
    if (word === 'mustNot' && !refusal) yield `${what} is too much`;
  }
}

/** Has it moved in this activation, as Cumbersome counts? */
const hasMoved = (s: S, unit: string): boolean => {
  const { act } = s;
  if (act?.unit !== unit) return false;
  return act.done.some(a => /^(move|climb|reverse|card:jump)$/.test(a)) || (act.used.compulsory ?? 0) > 0;
};

/** A move that is refused for want of an end, and has one straight ahead or back. */
const isExcused = (s: S, unit: string, line: string): boolean => {
  const what = / is missing \(LEG-(?:MOVE|CLIMB|NOTCH|UTYPE|TERR|MELEE|MEAS|G)?[-A-Z0-9]*\)$/.test(line)
    ? line.split(' ')[0]!
    : '';
  const how = HOW[what];
  return how !== undefined && !hasStraightEnd(s, unit, how);
};

function* compareActions(s: S, ask: OneAsk): Generator<string> {
  const u = s.units[s.act!.unit]!;
  if (isBeyond(s, u)) return;
  for (const line of compareWords(ask, actionsOf(s))) if (!isExcused(s, u.id, line)) yield line;
  yield* compareWords(ask, freeAttacksOf(s), what => `${what}>attack`);
  const isFirst = s.act!.done.length === 0 && Object.keys(s.act!.used).length === 0;
  if (isFirst && !actionsAtStart(s, u).includes(s.act!.left))
    yield `${s.act!.left} actions, expected ${actionsAtStart(s, u).join(' or ')}`;
}

function* compareWeapons(s: S, ask: OneAsk): Generator<string> {
  const mini = String(ask.spec.ask.args?.mini);
  const by = Object.values(s.units).find(u => u.minis.some(m => m.id === mini));
  if (!by || !s.attack || s.attack.bomb || isBeyond(s, by)) return;
  yield* compareWords(ask, weaponsOfMini(s, by, mini, hasMoved(s, by.id)));
}

function* comparePurses(s: S, ask: OneAsk): Generator<string> {
  const { unit, token } = ask.spec.ask.args ?? {};
  const u = s.units[String(unit)];
  if (!u || !s.attack) return;
  const keys = keysOf(ask);
  const owner = (key: string): string => key.split(':')[0]!;
  for (const [id, word] of pursesOf(s, u, String(token) as 'aim')) {
    const key = keys.find(k => owner(k) === id || (id === u.id && owner(k) === 'own'));
    if (word === 'mustNot' && key !== undefined && !judgeAnswer(ask, key))
      yield `a ${token} of ${id} is too much`;
    if (word === 'must' && key === undefined) yield `a ${token} of ${id} is missing`;
  }
}

/** Who is offered in any of the answers. */
const amongAnswers = (ask: OneAsk): ReadonlySet<string> =>
  new Set(legalAnswers(ask, 300).flatMap(a => (Array.isArray(a) ? (a as string[]) : [String(a)])));

function* compareOrders(s: S, ask: OneAsk): Generator<string> {
  const offered = amongAnswers(ask);
  for (const [id, word] of receiversOf(s, ask.seat as 'p1' | 'p2')) {
    if (word === 'must' && !offered.has(id)) yield `an order to ${id} is missing`;
    if (word === 'mustNot' && offered.has(id)) yield `an order to ${id} is too much`;
  }
}

/** The leader has been put somewhere, and the others are asked for. */
function* compareFollowers(s: S, ask: OneAsk, leader: Answer | undefined): Generator<string> {
  if (typeof leader !== 'object' || !('x' in leader)) return;
  const u = s.units[s.act?.unit ?? ''];
  if (!u || ask.kind !== 'places' || !ask.spec.of.every(id => u.minis.some(m => m.id === id))) return;
  if (ask.spec.of.length !== u.minis.length - 1) return;
  for (const answer of legalAnswers(ask, 3)) {
    const poses = answer as readonly Pose[];
    for (const enemy of strangersIn(s, u, leader, poses)) yield `a mini touches ${enemy}`;
    const better = closer(s, u, leader, poses);
    if (better && !judgeAnswer(ask, better)) yield 'a mini stands apart though there is room';
  }
}

/** Units whose token is offered, and no others; a unit that could certainly move is among them. */
function* compareStandby(s: S, ask: OneAsk): Generator<string> {
  const by = s.units[String(ask.spec.ask.args?.unit)];
  if (!by) return;
  const offered = new Set(
    keysOf(ask)
      .filter(key => !judgeAnswer(ask, key))
      .map(key => key.split(':')[0]!),
  );
  yield* compareReady(s, by, offered);
}

function* compareReady(s: S, by: UnitS, offered: ReadonlySet<string>): Generator<string> {
  for (const [id, word] of standbyOf(s, by)) {
    const u = s.units[id]!;
    if (isBeyond(s, u) || isBeyond(s, by)) continue;
    if (word === 'must' && !offered.has(id)) yield `standby of ${id} is missing`;
    if (word === 'mustNot' && offered.has(id)) yield `standby of ${id} is too much`;
  }
}

/** LEG-STBY-04: after a plain action that asks nothing more, somebody who could react is asked. */
const PLAIN: readonly Answer[] = ['aim', 'dodge', 'recover'];
function* compareUnasked(s: S, ask: OneAsk, last: Answer | undefined): Generator<string> {
  const { id, args } = ask.spec.ask;
  const by = s.units[s.act?.unit ?? ''];
  if (last === undefined || !PLAIN.includes(last) || id !== 'ask-action' || !by || args?.unit !== by.id)
    return;
  yield* compareReady(s, by, new Set());
}

const GUARD = ':guardian';

/** Units that offer themselves, and those that should. */
function* compareGuards(s: S, ask: OneAsk): Generator<string> {
  const offered = keysOf(ask).filter(key => key.endsWith(GUARD) && !judgeAnswer(ask, key));
  if (offered.length === 0) return;
  const names = new Set(offered.map(key => key.slice(0, -GUARD.length)));
  const isFirst = s.attack?.cancelled === 0; // a guard that was used is not offered again
  for (const [id, word] of guardsOf(s)) {
    if (word === 'must' && !names.has(id) && isFirst) yield `the guard of ${id} is missing`;
    if (word === 'mustNot' && names.has(id)) yield `the guard of ${id} is too much`;
  }
}

const COMPARED: Readonly<Record<string, (s: S, ask: OneAsk, last: Answer | undefined) => Iterable<string>>> =
  {
    'ask-target': compareTargets,
    'ask-weapon': compareWeapons,
    'ask-purse': comparePurses,
    'ask-orders': compareOrders,
    'ask-follow': compareFollowers,
    'ask-standby': compareStandby,
    'ask-moment': compareGuards,
  };

/** What is compared at one question. */
function* compareAsk(s: S, ask: OneAsk, last?: Answer): Generator<string> {
  const { id, args } = ask.spec.ask;
  if (id === 'ask-action' && s.act && args?.unit === s.act.unit) yield* compareActions(s, ask);
  yield* compareUnasked(s, ask, last);
  yield* COMPARED[id]?.(s, ask, last) ?? [];
}

function* compareTargets(s: S, ask: OneAsk): Generator<string> {
  const { attack } = s;
  const by = s.units[attack?.by ?? ''];
  if (!attack || !by || attack.why !== 'action' || attack.against || isBeyond(s, by)) return;
  const words = new Map<string, Word>();
  for (const to of Object.values(s.units).filter(u => u.where === 'field' && u.seat !== by.seat)) {
    const kinds = attack.only ? [attack.only] : (['melee', 'ranged'] as const);
    for (const kind of kinds)
      words.set(
        kind === 'melee' ? `${to.id}:melee` : to.id,
        wordOfTarget(s, by, to, kind, hasMoved(s, by.id)),
      );
  }
  yield* compareWords(ask, words);
}

const told = (s: S, u: UnitS): string => {
  const tokens = Object.entries(u.tokens)
    .filter(([, n]) => n > 0)
    .map(([t, n]) => `${t} ${n}`);
  const at = u.minis.map(m => `${m.x},${m.y}`).join(' ');
  return `${u.id} ${u.order} ${u.damage ?? ''} [${tokens.join(', ')}] {${[...keywordsOf(s, u).keys()].join(' ')}} done ${s.act?.done.join(', ')} at ${at}`;
};

/** A whole activation, or no more than its first questions: what is new is seldom far from the beginning. */
const MOST = 24;
const FEW = 2;

/** Plays one activation at random and compares at every question. */
const walk = (start: S, options: Options, dice: Dice, note: (line: string) => void): number => {
  const table: Table = new World(game, options, position(start), chanceFrom(dice));
  const unit = start.act!.unit;
  let asked = 0;
  let last: Answer | undefined;
  const most = dice.below(3) === 0 ? MOST : FEW;
  for (let n = 0; n < most; n++) {
    const ask = table.asks[0];
    const s = table.state as unknown as S;
    if (!ask || s.act?.unit !== unit) return asked;
    asked += keysOf(ask).length;
    for (const line of compareAsk(s, ask, last))
      note(`${ask.spec.ask.id} of ${told(s, s.units[unit]!)}: ${line}`);
    const isAction = ask.spec.ask.id === 'ask-action';
    const all = legalAnswers(ask, isAction ? 40 : 6).filter(a => !isAction || a !== 'end');
    if (all.length === 0) return asked;
    last = all[dice.below(all.length)]!;
    table.give(ask.seat, last);
  }
  return asked;
};

const CARDS = ['ambush', 'push', 'assault'] as const;

/** The orders step, with a card that anybody may have played. */
const ordering = (from: S, dice: Dice): S => {
  const s = bare(from);
  for (const u of Object.values(s.units))
    s.units[u.id] = { ...u, order: dice.below(4) === 0 ? 'up' : 'none' };
  s.sides.p1!.played = `#p1-${CARDS[dice.below(CARDS.length)]!}`;
  s.sides.p2!.played = '#p2-standing-orders';
  return { ...s, now: 'orders', act: null, attack: null };
};

const walkOrders = (start: S, options: Options, dice: Dice, note: (line: string) => void): number => {
  const table: Table = new World(game, options, position(start), chanceFrom(dice));
  let asked = 0;
  for (let n = 0; n < MOST; n++) {
    const ask = table.asks[0];
    const s = table.state as unknown as S;
    if (!ask || s.now !== 'orders') return asked;
    asked += keysOf(ask).length;
    for (const line of compareAsk(s, ask))
      note(`${ask.spec.ask.id} for ${ask.seat} of ${s.sides[ask.seat]?.commander}: ${line}`);
    table.give(ask.seat, anyOf(ask, dice, 20));
  }
  return asked;
};

const PER_BATTLE = 150;
/** One position in so many is an orders step. */
const ORDERS = 5;

/** Compares both ways: so many positions, the same for the same seed. */
export const comparePositions: Compare = (positions, seed) => {
  const dice = quickDice(seed);
  const differences: string[] = [];
  let outcomes = 0;
  let options = randomOptions(dice);
  const noteDeployed = (line: string): void => {
    differences.push(`deployed: ${line}`);
  };
  let base = deployed(options, dice, noteDeployed);
  for (let n = 0; n < positions; n++) {
    if (n % PER_BATTLE === PER_BATTLE - 1) {
      options = randomOptions(dice);
      base = deployed(options, dice, noteDeployed);
    }
    const s = scattered(base, dice);
    const note = (line: string): void => {
      differences.push(`${n}: ${line}`);
    };
    const there = Object.values(s.units).filter(u => u.where === 'field');
    const unit = there[dice.below(there.length)];
    if (!unit) continue;
    outcomes +=
      n % ORDERS === 0
        ? walkOrders(ordering(s, dice), options, dice, note)
        : walk(acting(s, unit.id), options, dice, note);
  }
  return { outcomes, differences };
};
