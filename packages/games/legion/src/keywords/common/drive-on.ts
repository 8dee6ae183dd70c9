import type { Proc, RuleId } from '@potyczka/kernel';
import { perform } from '../../rules/actions.js';
import { suppress } from '../../rules/morale.js';
import { canMove } from '../../rules/move.js';
import type { S, T } from '../../state.js';
import type { UnitId } from '../../vocabulary.js';

export const SHAKEN = (s: S, unit: UnitId): boolean => {
  const { act } = s;
  return act?.unit === unit && act.suppressed && !act.panicked && canMove(s, unit, 'move');
};

/** A suppression token for a free move action at the start of the actions. */
export function* driveOn(t: T, unit: UnitId, by: string, rule: RuleId): Proc {
  suppress(t, unit, 1, by, rule);
  yield* perform(t, unit, { action: 'move', granted: { by, actions: ['move'], against: null, only: null } });
}
