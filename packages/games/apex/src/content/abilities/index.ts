import { memo } from '@potyczka/kernel';
import { registryOf } from '@potyczka/kit';
import { type AbilityId, type LegendId, legendOf } from '../../vocabulary.js';
import type { Ability } from './types.js';

/**
 * APX-LEGEND-01: all of them. Abilities play rules and rules look for abilities: the game hands them in where it is put
 * together (`game.ts`).
 */
export const allAbilities = registryOf<readonly Ability[]>();

export const abilityById = memo(
  id => id,
  (id: AbilityId): Ability => {
    const found = allAbilities().find(a => a.id === id);
    if (!found) throw new Error(`no ability ${id}`);
    return found;
  },
);

export const abilitiesOf = memo(
  who => who,
  (who: LegendId): readonly Ability[] => allAbilities().filter(a => legendOf(a.id) === who),
);
