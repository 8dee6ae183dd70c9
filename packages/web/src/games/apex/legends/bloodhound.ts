import { glyphOf } from '../glyphs.js';
import type { LegendLook } from '../legend-looks.js';

export const look: LegendLook<'BH'> = {
  id: 'BH',
  letter: 'H',
  glyph: glyphOf('hooded-figure'),
  plate: 'triangle',
  figures: { raven: glyphOf('eye-target'), beast: glyphOf('wolf-head') },
};
