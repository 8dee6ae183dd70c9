import { memo } from '@potyczka/kernel';
import { ABILITIES } from '../../legends/abilities.js';
import type { AbilityId } from '../../vocabulary.js';
import type { Ability } from './types.js';

/** Abilities play rules, and rules look for abilities: each is found when it is first wanted. */
export const abilityById = memo(
  id => id,
  (id: AbilityId): Ability => {
    const found = ABILITIES.find(a => a.id === id);
    if (!found) throw new Error(`no ability ${id}`);
    return found;
  },
);
