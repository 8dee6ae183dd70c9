import { glyphOf } from '../glyphs.js';
import type { LegendLook } from '../legend-looks.js';

export const look: LegendLook<'BH'> = {
  id: 'BH',
  letter: 'H',
  glyph: glyphOf('hooded-figure'),
  plate: 'triangle',
  figures: { raven: 'eye-target', beast: 'wolf-head' },
};
