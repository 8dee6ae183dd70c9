import type { State } from '@potyczka/legion';
import { activated, type Done } from './legion-actions.js';
import { type Given, happened, type UnitGiven } from './legion-table.js';
import { Walk } from './legion-walk.js';

/** The battle at the beginning of an attack action, whether or not the unit stands so that it might have taken it. */
export const declared = (
  v: Given & { readonly units: readonly UnitGiven[] },
  by: string,
  a: Done = {},
  change: (s: State) => void = () => {},
): Walk => {
  const { s } = activated(v, by, a);
  change(s);
  happened(s, { type: 'action', unit: by, action: 'attack', cost: 1, free: null });
  happened(s, { type: 'attack', by, why: 'action', against: null, only: null });
  s.now = 'attack';
  return new Walk(s);
};
