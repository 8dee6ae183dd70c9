import { glyphOf } from '../glyphs.js';
import type { LegendLook } from '../legend-looks.js';

export const look: LegendLook<'GB'> = {
  id: 'GB',
  letter: 'G',
  glyph: glyphOf('strong'),
  plate: 'square',
  figures: { dome: glyphOf('energy-shield'), bombardment: glyphOf('bombing-run') },
};
