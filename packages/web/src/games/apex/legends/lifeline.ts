import { glyphOf } from '../glyphs.js';
import type { LegendLook } from '../legend-looks.js';

export const look: LegendLook<'LL'> = {
  id: 'LL',
  letter: 'L',
  glyph: glyphOf('healing'),
  plate: 'hexagon',
  figures: { drone: 'delivery-drone', 'drop-site': 'cardboard-box', package: 'cardboard-box' },
};
