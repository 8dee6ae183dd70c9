import { glyphOf } from '../glyphs.js';
import type { LegendLook } from '../legend-looks.js';

export const look: LegendLook<'SV'> = {
  id: 'SV',
  letter: 'S',
  glyph: glyphOf('boots'),
  plate: 'square',
  figures: { burrow: glyphOf('magic-portal'), camp: glyphOf('cardboard-box'), haze: glyphOf('fog') },
};
