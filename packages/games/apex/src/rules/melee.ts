import { distance, isAdjacent } from '@potyczka/geometry/lattice';
import { PASS, type Proc, type Verdict } from '@potyczka/kernel';
import { ask } from '../ask.js';
import { aimCardIn, aimCardsOf } from '../content/own-cards.js';
import { enemiesOf, latticeOf, legendOf, type S, standsOn, type T } from '../state.js';
import { msg, no } from '../text/say.js';
import type { LegendId, Space } from '../vocabulary.js';
import { suffer } from './damage.js';
import { pushAway } from './push.js';

/** APX-MELEE-03, -04: what a blow does. */
export interface Blow {
  readonly damage: number;
  readonly push: number;
  readonly collision: number;
}
export const BLOW: Blow = { damage: 4, push: 1, collision: 4 };
const SUCCESS = 40;

/** APX-MELEE-01 */
const isInReach = (s: S, from: Space, target: LegendId): boolean => {
  const { at } = legendOf(s, target);
  return at !== null && distance(from, at) === 1 && isAdjacent(latticeOf(s), at, from);
};

export const meleeTargets = (s: S, who: LegendId): LegendId[] => {
  const from = standsOn(s, who);
  return enemiesOf(s, who).flatMap(e => (isInReach(s, from, e.id) ? [e.id] : []));
};

const NOT_BESIDE = no('APX-MELEE-01', 'not-adjacent');

/** Whether somebody may be struck from a space. */
export const judgeMelee = (s: S, target: LegendId, from: Space): Verdict =>
  isInReach(s, from, target) ? undefined : NOT_BESIDE;

/** APX-MELEE-02 to -06, APX-PUSH-09 */
export function* hit(t: T, who: LegendId, at: LegendId, blow: Blow): Proc {
  const card = t.roll('APX-MELEE-02', aimCardsOf(t.s));
  const success = aimCardIn(t.s, card).value >= SUCCESS;
  t.emit({ type: 'struck', who, at, card, success }, 'APX-MELEE-03');
  if (!success) return;
  suffer(t, at, blow.damage, { by: 'melee', rule: 'APX-MELEE-03', from: who });
  yield* pushAway(t, standsOn(t.s, who), at, blow.push, blow.collision, who);
}

/** A blow against somebody to be chosen; it may be declined where it is one part of two. */
export function* strike(t: T, who: LegendId, blow: Blow, may = false): Proc {
  const from = meleeTargets(t.s, who);
  if (from.length === 0) return;
  const question = { rule: 'APX-MELEE-01', ask: msg('ask-melee', { who }), from } as const;
  const { seat } = legendOf(t.s, who);
  const at = may
    ? yield* ask.orNot(t, seat, 'legend', question, msg('nobody-label'))
    : yield* ask.one(t, seat, 'legend', question);
  if (at !== PASS) yield* hit(t, who, at, blow);
}
