import { afterMove } from './common/free-attack.js';

/** LEG-KWU-STEADY-01, -02: ranged weapons only. */
export const steady = afterMove('steady', 'LEG-KWU-STEADY-01', () => ({ against: null, only: 'ranged' }));
