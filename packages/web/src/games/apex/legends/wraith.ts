import { glyphOf } from '../glyphs.js';
import type { LegendLook } from '../legend-looks.js';

export const look: LegendLook<'WR'> = {
  id: 'WR',
  letter: 'W',
  glyph: glyphOf('ninja-heroic-stance'),
  plate: 'diamond',
  figures: { portal: glyphOf('magic-portal') },
};
