import { glyphOf } from '../glyphs.js';
import type { LegendLook } from '../legend-looks.js';

export const look: LegendLook<'LL'> = {
  id: 'LL',
  letter: 'L',
  glyph: glyphOf('healing'),
  plate: 'hexagon',
  figures: {
    drone: glyphOf('delivery-drone'),
    'drop-site': glyphOf('cardboard-box'),
    package: glyphOf('cardboard-box'),
  },
};
