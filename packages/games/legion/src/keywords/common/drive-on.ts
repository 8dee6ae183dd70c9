import type { Proc, RuleId } from '@potyczka/kernel';
import { freeActions, type Gift, performFree } from '../../rules/actions.js';
import { suppress } from '../../rules/morale.js';
import type { S, T } from '../../state.js';
import type { UnitId } from '../../vocabulary.js';

const moveBy = (by: string): Gift => ({ actions: ['move'], by });

export const canDriveOn = (s: S, unit: UnitId, by: string): boolean => {
  const { act } = s;
  return act?.unit === unit && act.suppressed && !act.panicked && freeActions(s, unit, moveBy(by)).length > 0;
};

/** A suppression token for a free move action at the start of the actions. */
export function* driveOn(t: T, unit: UnitId, by: string, rule: RuleId): Proc {
  suppress(t, unit, 1, by, rule);
  yield* performFree(t, unit, moveBy(by), rule);
}
