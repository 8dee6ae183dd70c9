import type { Proc } from '@potyczka/kernel';
import { type AttackPart, attackOf, isThere, type T } from '../../state.js';
import type { UnitId } from '../../vocabulary.js';
import { replaceInMelee } from '../melee.js';
import { loseStandby } from '../morale.js';
import { happens } from '../values.js';
import { rollResilience } from '../wounds.js';
import {
  applyCover,
  applyDodge,
  assignSuppression,
  compare,
  convertDefence,
  modifyAttack,
  modifyDefence,
  rerollDefence,
  rollDefence,
} from './defence.js';
import { armPool, declareDefender, moreDefenders, nextPool } from './pool.js';
import { convertSurges, ctxOf, rerollAttack, rollAttack } from './roll.js';
import type { Bounds } from './targets.js';

/** LEG-ATK-03: the attack as parts; between two of them all truth is in `s.attack`. */
const PARTS: Readonly<Record<AttackPart, (t: T) => Proc>> = {
  declare: declareDefender,
  arm: armPool,
  more: moreDefenders,
  next: nextPool,
  roll: rollAttack,
  reroll: rerollAttack,
  convert: convertSurges,
  dodge: applyDodge,
  cover: applyCover,
  modify: modifyAttack,
  defend: rollDefence,
  'reroll-defence': rerollDefence,
  'convert-defence': convertDefence,
  'modify-defence': modifyDefence,
  compare,
  suppress: assignSuppression,
  resolved: resolvePool,
  over: endAttack,
};

/** After one pool: what its keywords still do, and minis that lost contact (LEG-MELEE-18). */
function* resolvePool(t: T): Proc {
  const a = attackOf(t.s);
  const c = ctxOf(t.s);
  yield* happens(t, 'defended', c);
  if (a.met.length > 0) yield* replaceInMelee(t, c.by, a.met);
  yield* rollResilience(t, c.to);
  t.emit({ type: 'pool-resolved', at: a.at }, 'LEG-ATK-38');
  t.emit({ type: 'attack-part', part: 'next' }, 'LEG-PROC-41');
}

/** LEG-ATK-39 */
function* endAttack(t: T): Proc {
  const { by } = attackOf(t.s);
  if (isThere(t.s, by)) {
    yield* happens(t, 'attacked', { s: t.s, unit: by });
    yield* rollResilience(t, by);
    loseStandby(t, by, 'attack');
  }
  t.emit({ type: 'attack-over', by }, 'LEG-ATK-39');
}

/** Plays the next part of the attack. */
export function* attackPart(t: T): Proc {
  const { attack } = t.s;
  if (attack) yield* PARTS[attack.part](t);
}

export const beginAttack = (t: T, by: UnitId, why: string, bounds: Bounds): void =>
  t.emit({ type: 'attack', by, why, ...bounds }, 'LEG-ATK-01');

/** A whole attack inside another procedure: a reaction, or the effect of a card. */
export function* attackNow(t: T, by: UnitId, why: string, bounds: Bounds): Proc {
  beginAttack(t, by, why, bounds);
  while (t.s.attack) yield* attackPart(t);
}
