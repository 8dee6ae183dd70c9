import { ABILITIES } from '../../legends/abilities.js';
import type { AbilityId } from '../../vocabulary.js';
import type { Ability } from './types.js';

let byId: ReadonlyMap<AbilityId, Ability> | undefined;

/** Abilities play rules, and rules look for abilities: they are listed when one is first wanted. */
export const abilityById = (id: AbilityId): Ability => {
  byId ??= new Map(ABILITIES.map(a => [a.id, a]));
  const found = byId.get(id);
  if (!found) throw new Error(`no ability ${id}`);
  return found;
};
