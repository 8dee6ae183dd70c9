import {
  type Answer,
  type Chances,
  type Msg,
  memo,
  type OddsQuestion,
  type OddsShown,
  type Proc,
  type RuleId,
} from '@potyczka/kernel';
import type { Event } from './events.js';
import { attackPart } from './rules/attack/index.js';
import { ctxOf, keepsSurges, uselessDice } from './rules/attack/roll.js';
import { attackEnds } from './rules/odds-formula.js';
import { woundsLeft } from './rules/sheet.js';
import { actsAny, worth } from './rules/values.js';
import { type AttackPart, attackOf, type S, type State, type T, unitOf } from './state.js';
import { msg } from './text/say.js';
import type { UnitId } from './vocabulary.js';

/** How many dice may still be rolled again, at most; keywords that do so by themselves say it at `rerollAttack`. */
const rerollsLeft = (s: S): number => {
  const a = attackOf(s);
  if (a.part !== 'roll' && a.part !== 'reroll') return 0;
  if (actsAny(s, 'rerollAttack')) return 99;
  const c = ctxOf(s);
  let aims = 0;
  for (const id in s.units) aims += unitOf(s, id).tokens.aim;
  return (aims > 0 ? aims * worth('rerolls', 2, c) : 0) + (s.units[c.to]?.tokens.observation ?? 0);
};

/** Faces whose colours matter to who rolls useless dice again, red before black before white. */
const sidesOf = (s: S): readonly number[] => {
  const { red, black, white } = attackOf(s).dice;
  const surges = red.surge + black.surge + white.surge;
  const blanks = red.blank + black.blank + white.blank;
  const most = rerollsLeft(s);
  if (most === 0) return [surges, blanks];
  if (!keepsSurges(s)) return [red.surge, black.surge, white.surge, red.blank, black.blank, white.blank];
  const ofRed = Math.min(red.blank, most);
  return [surges, blanks, ofRed, Math.min(black.blank, most - ofRed)];
};

/** Parts that read results one by one, and those that only count them against blocks. */
const OF_RESULTS: ReadonlySet<AttackPart> = new Set<AttackPart>(['dodge', 'cover', 'modify']);
const OF_BLOCKS: ReadonlySet<AttackPart> = new Set<AttackPart>([
  'defend',
  'reroll-defence',
  'convert-defence',
  'modify-defence',
  'compare',
]);
const AFTERWARDS: ReadonlySet<AttackPart> = new Set<AttackPart>(['suppress', 'resolved']);

/** What can still matter of the dice: hits and crits never lose their face, and colours matter only to who may roll again. */
const diceLeft = (s: S): unknown => {
  const a = attackOf(s);
  if (AFTERWARDS.has(a.part)) return a.wounds;
  if (OF_BLOCKS.has(a.part)) return [a.hits + a.crits, a.defence, a.wounds];
  if (OF_RESULTS.has(a.part)) return [a.hits, a.crits, a.blanks, a.cancelled > 0, a.cover];
  const { red, black, white } = a.dice;
  return [
    a.rolled.length,
    red.hit + black.hit + white.hit,
    red.crit + black.crit + white.crit,
    sidesOf(s),
    a.hits,
    a.crits,
    a.blanks,
    a.wounds,
  ];
};

/** Units are replaced, never changed: each is written down once. */
const unitKey = memo(
  (u: S['units'][string]) => u,
  (u: S['units'][string]): string => JSON.stringify([u.where, u.tokens, u.minis.map(m => m.wounds)]),
);

/** What can still matter: states with the same key go on together. */
export const attackKey = (s: S): string => {
  const a = s.attack;
  if (!a) return 'over';
  const now = [a.part, diceLeft(s), a.scored, a.dodged > 0, a.pierce, a.pierced, a.backlash, a.used];
  return `${JSON.stringify(now)} ${Object.values(s.units).map(unitKey).join()}`;
};

/** How people usually decide: the sensible answer comes first, useless dice are rerolled, effects are used. */
const usualPolicy = (q: OddsQuestion, s: S): Answer | undefined => {
  if (q.ask.id === 'ask-reroll') {
    const most = Number(q.ask.args?.most ?? 0);
    return uselessDice(s)
      .slice(0, most)
      .map(d => d.key);
  }
  if (q.ask.id === 'ask-moment') return q.legal(8).find(a => a !== 'pass');
  return undefined;
};

/** Wounds that a unit can still take. */
const livesOf = (s: S, unit: UnitId): number => {
  const u = s.units[unit];
  return u && u.where !== 'defeated' ? woundsLeft(s, u) : 0;
};

/** What is counted of an attack: wounds that its defender takes, all of which defeat it; minis and nerves besides. */
const countedOn = (s: S, to: UnitId): Omit<OddsShown<State, Event>, 'legs'> => {
  const lives = livesOf(s, to);
  const { minis, tokens } = unitOf(s, to);
  const [stood, feared] = [minis.length, tokens.suppression];
  const isDefeat = (value: string | number): boolean => value === lives;
  return {
    key: attackKey,
    value: now => Math.max(0, lives - livesOf(now, to)),
    what: msg('odds-wounds'),
    assumes: [msg('odds-assumes')],
    marks: { what: msg('odds-defeat'), when: isDefeat },
    besides: [
      { what: msg('odds-minis'), of: now => stood - (now.units[to]?.minis.length ?? 0) },
      { what: msg('odds-suppression'), of: now => (now.units[to]?.tokens.suppression ?? 0) - feared },
    ],
    say: value => (isDefeat(value) ? msg('odds-defeated') : msg('amount-label', { n: Number(value) })),
  };
};

/** Everything from the choice of a defender on, until the first pool that is under way is resolved. */
function* wholeLeg(t: T): Proc {
  const a = t.s.attack;
  if (a && !a.pools.some(p => p.resolved)) yield* attackPart(t);
}

/** Questions at which the odds of the attack are worth a look: nothing has happened yet in their part. */
const ASKED: ReadonlySet<string> = new Set(['ask-target', 'ask-weapons', 'ask-reroll', 'ask-dodge']);

/** LEG-ATK: the odds of what an answer leads to: minis lost and wounds of the defender. */
export const oddsOf = (
  s: S,
  question: { readonly rule: RuleId; readonly ask: Msg },
  answer: Answer,
): OddsShown<State, Event> | undefined => {
  const a = s.attack;
  if (!a || !ASKED.has(question.ask.id) || a.pools.some(p => p.resolved)) return undefined;
  const declared = typeof answer === 'string' ? answer.split(':')[0] : undefined;
  const to = question.ask.id === 'ask-target' ? declared : a.pools[a.at]?.to;
  if (to === undefined || !s.units[to]) return undefined;
  return {
    ...countedOn(s, to),
    ends: now => (isFirst(now, s) ? undefined : attackEnds(now, to)),
    legs: Array.from({ length: 26 }, () => wholeLeg),
    policy: (q, now) => (q.ask.id === question.ask.id && isFirst(now, s) ? answer : usualPolicy(q, now)),
  };
};

/** Has nothing been decided since the question that the player looks at? */
const isFirst = (now: S, then: S): boolean => attackKey(now) === attackKey(then);

/** The pool that is resolved from here on, until it is. */
const poolLeg = (at: number) =>
  function* (t: T): Proc {
    const a = t.s.attack;
    if (a && a.at === at && !a.pools[at]?.resolved) yield* attackPart(t);
  };

/** LEG-ATK-22: a pool lies on the table and its dice are about to be rolled. */
export const chancesOf = (s: S, e: Event): Chances<State, Event> | undefined => {
  const a = s.attack;
  const pool = a?.pools[a.at];
  if (e.type !== 'attack-part' || e.part !== 'roll' || !a || !pool || !s.units[pool.to]) return undefined;
  const { at, by } = a;
  const bySeat = s.units[by]?.seat;
  if (!bySeat) return undefined;
  return {
    ...countedOn(s, pool.to),
    ends: now => attackEnds(now, pool.to),
    seat: bySeat,
    name: msg('luck-of-attack', { unit: by, to: pool.to }),
    legs: Array.from({ length: 22 }, () => poolLeg(at)),
    policy: usualPolicy,
    isOver: now => now.attack === null || now.attack.at !== at || now.attack.pools[at]?.resolved === true,
  };
};
