import { isAdjacent } from '@potyczka/geometry/hex';
import type { Condition, Give } from '../content/abilities.js';
import { fieldOf } from '../ground.js';
import type { F, S } from '../state.js';
import type { FigureId } from '../vocabulary.js';
import { type Blow, sumOf } from './blow.js';
import { bonusesAt, standing } from './effects.js';
import { type About, allHold } from './holds.js';
import { figure, has } from './look.js';
import { type Running, runFor } from './running.js';
import { isBereft, standingGifts } from './scenario-figures.js';
import { statistics } from './statistics.js';
import { amount, counted } from './values.js';

/** What an attack is worth against one target before a card is drawn (GLM-ATK-11). */

/** What one target makes of the attack before a card is drawn. */
export interface Aim {
  /** After step 1 (GLM-ATK-11). */
  readonly base: number;
  readonly advantage: boolean;
  readonly disadvantage: boolean;
  readonly pierce: number;
  readonly push: number;
  readonly pull: number;
  readonly conditions: readonly Condition[];
  readonly ignoreShield: boolean;
  /** Gifts for this target alone. */
  readonly gifts: readonly Give[];
}

const isDoubled = (gives: readonly Give[]): boolean => gives.some(give => give.double === true);

/** Gifts by condition and by count, for this target. */
const giftsFor = (s: S, blow: Blow, about: About): Give[] => {
  const given: Give[] = [];
  for (const { if: conditions, give } of blow.ability.when ?? [])
    if (allHold(s, conditions, about)) given.push(give);
  for (const give of blow.gives)
    for (const each of give.when ?? []) if (allHold(s, each.if, about)) given.push(each.give);
  for (const { count, give } of [...(blow.ability.per ?? []), ...blow.gives.flatMap(g => g.set?.per ?? [])]) {
    const times = counted(s, count, about);
    for (let i = 0; i < times; i++) given.push(give);
  }
  return given;
};

/** Step 1 for one target: bonuses of the attacker, POISON, what the target does to its attackers. */
export const aimAt = (
  s: S,
  run: Running,
  blow: Blow,
  target: FigureId,
  single: boolean,
  extra: readonly Give[] = [],
): Aim => {
  const me = figure(s, run.me);
  const f = figure(s, target);
  const about: About = { run, target, ranged: blow.ranged, single, range: blow.range };
  const gifts = [
    ...giftsFor(s, blow, about),
    ...extra,
    ...attackBonuses(s, me, about).flatMap(b => (b.ability.give ? [b.ability.give] : [])),
  ];
  const all = [...blow.gives, ...gifts];
  let value = blow.value;
  for (const give of all) value += amount(s, give.add?.attack, about);
  if (has(f, 'poison')) value += 1; // GLM-COND-04
  if (isDoubled(all)) value *= 2; // GLM-ATK-14: additions first
  const own = statistics(s, me);
  const theirs = statistics(s, f);
  const here = standingGifts(s, me);
  value = Math.max(0, value + here.attack);
  const adjacent = isAdjacent(fieldOf(s), me.at, f.at);
  const against = bonusesAt(s, 'attacked', f).filter(b =>
    allHold(s, b.ability.if, { run: { ...runFor(s, f.id), other: me.id } }),
  );
  return {
    base: value,
    advantage: has(me, 'strengthen') || own.advantage || here.advantage || all.some(give => give.advantage),
    disadvantage:
      has(me, 'muddle') ||
      isBereft(s, me.id) ||
      here.disadvantage ||
      (blow.ranged && adjacent) || // GLM-ATK-04
      theirs.attackersDisadvantage ||
      all.some(give => give.disadvantage) ||
      standing(s, f).some(give => give.disadvantage) ||
      against.some(b => b.ability.give?.disadvantage),
    pierce: blow.pierce + sumOf(gifts, give => give.pierce),
    push: blow.push + sumOf(gifts, give => give.push),
    pull: blow.pull + sumOf(gifts, give => give.pull),
    conditions: [...blow.conditions, ...gifts.flatMap(give => give.conditions ?? [])],
    ignoreShield: all.some(give => give.ignoreShield),
    gifts,
  };
};

/** Bonuses for single attacks that need no decision. */
export const attackBonuses = (s: S, me: F, about: About) =>
  bonusesAt(s, 'attack', me).filter(({ ability, lasting }) => {
    if (ability.may === true || ability.cost !== undefined || ability.consume !== undefined) return false;
    if (ability.oncePerAction && about.run.notes.attacks > 0) return false;
    if (
      ability.limitPerTurn !== undefined &&
      (s.turn?.used[`bonus ${lasting.n}`] ?? 0) >= ability.limitPerTurn
    )
      return false;
    const ranged = ability.kind === 'augment' && about.ranged && spreads(s, me, about) ? false : about.ranged;
    return allHold(s, ability.if, {
      ...about,
      ...(ranged === undefined ? {} : { ranged }),
      mark: lasting.on,
    });
  });

/** Whether an effect lets augments work on attacks that they do not name. */
const spreads = (s: S, me: F, about: About): boolean =>
  bonusesAt(s, 'attack', me).some(
    b => b.ability.give?.augmentEffects === true && allHold(s, b.ability.if, about),
  );
