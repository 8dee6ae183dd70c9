import type { AbilityId } from '../../vocabulary.js';
import type { ShotChange } from '../feats/index.js';
import { abilityById } from './index.js';

/** What the Reaction of an ability does to a shot. */
export const abilityShot = (id: AbilityId): readonly ShotChange[] => {
  const { shot } = abilityById(id);
  return shot ? [shot] : [];
};
