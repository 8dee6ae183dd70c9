import { glyphOf } from '../glyphs.js';
import type { LegendLook } from '../legend-looks.js';

export const look: LegendLook<'PF'> = {
  id: 'PF',
  letter: 'P',
  glyph: glyphOf('mono-wheel-robot'),
  plate: 'hexagon',
  figures: { anchor: glyphOf('target-laser') },
};
