import { memo } from '@potyczka/kernel';
import { type AbilityId, type LegendId, legendOf } from '../../vocabulary.js';
import type { Ability } from './types.js';

/** Abilities play rules and rules look for abilities: the game lists them where it is put together (`game.ts`). */
const listed: Ability[] = [];

/** Called once, with the abilities of all legends. */
export const listAbilities = (all: readonly Ability[]): void => {
  listed.splice(0, listed.length, ...all);
};

/** APX-LEGEND-01: all of them. */
export const allAbilities = (): readonly Ability[] => {
  if (listed.length === 0) throw new Error('rules were used before game.ts put the game together');
  return listed;
};

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
