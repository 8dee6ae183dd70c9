import type { AbilityId } from '../../vocabulary.js';
import { smoke, thunder } from './bangalore.js';
import { beast, eye } from './bloodhound.js';
import { bombardment, dome } from './gibraltar.js';
import { carePackage, drone } from './lifeline.js';
import { hook, zipline } from './pathfinder.js';
import type { Ability } from './types.js';
import { intoTheVoid, rift } from './wraith.js';

/** APX-LEGEND-01: one tactical and one ultimate ability for each legend. */
export const ABILITIES: readonly Ability[] = [
  dome,
  bombardment,
  smoke,
  thunder,
  intoTheVoid,
  rift,
  eye,
  beast,
  hook,
  zipline,
  drone,
  carePackage,
];

const BY_ID = new Map<AbilityId, Ability>(ABILITIES.map(a => [a.id, a]));

export const abilityById = (id: AbilityId): Ability => {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`no ability ${id}`);
  return found;
};
