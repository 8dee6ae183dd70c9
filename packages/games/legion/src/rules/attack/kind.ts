import type { S } from '../../state.js';

/** A ranged attack of a unit, not of something that goes off (LEG-KWX-SMALL-01). */
export const isAimedShot = (s: S): boolean => {
  const a = s.attack;
  return a?.pools[a.at]?.kind === 'ranged' && a.bomb === null;
};
