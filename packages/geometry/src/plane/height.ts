import type { Terrain } from './field.js';
import { MEASURES } from './measures.js';

/**
 * LEG-TERR-18 to -20, D9: the number of the upright segment in which the top of a part lies, above the surface on
 * which the mini stands (the battlefield if not said otherwise). A part whose top is not above it has height 0.
 */
export const heightNumber = (part: Pick<Terrain, 'top'>, surface = 0): number =>
  Math.max(0, Math.ceil((part.top - surface) / MEASURES.height));
