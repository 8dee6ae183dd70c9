import type { LegendLook } from '../legend-looks.js';
import { soldier } from '../soldier.js';

export const look: LegendLook<'BL'> = {
  id: 'BL',
  letter: 'B',
  glyph: soldier,
  plate: 'disc',
  figures: { smoke: 'fog', thunder: 'lightning-arc' },
};
