import { glyphSheet } from '../../../ui/glyph-sheet.js';
import { glyphOf } from '../glyphs.js';
import type { LegendLook } from '../legend-looks.js';

/** Our own drawing: a soldier with a helmet and a rifle across the chest. */
const SOLDIER =
  'M256 28c-46 0-80 30-83 72h-21v28h208v-28h-21c-3-42-37-72-83-72zM194 138h124v22c0 36-27 60-62 60s-62-24-62-60z' +
  'M176 230h160c34 0 58 22 64 56l26 118-50 12-24-96v64H160v-64l-24 96-50-12 26-118c6-34 30-56 64-56z' +
  'M162 372h188l28 122h-78l-44-84-44 84h-78z' +
  'M40 344l18-34 46 4 296-92 60-34 12 38-52 24 16 44-36 12-18-42-214 66-52 40-40-6z';

const own = glyphSheet({ 'apex-soldier': SOLDIER });

export const look: LegendLook<'BL'> = {
  id: 'BL',
  letter: 'B',
  glyph: own.glyphOf('apex-soldier'),
  plate: 'disc',
  figures: { smoke: glyphOf('fog'), thunder: glyphOf('lightning-arc') },
};
