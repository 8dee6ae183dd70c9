import type { Keyword } from '../moments.js';
import { surgesWound, surgeToBlock, wants } from './common/after-dodging.js';

/** LEG-KWU-DEFLECT-01 to -05 */
export const deflect: Keyword = {
  id: 'deflect',
  sums: { surgeBlocks: surgeToBlock('ranged'), wantsDodge: wants('ranged') },
  steps: { surgesCounted: surgesWound('deflect', 'LEG-KWU-DEFLECT-02', 'ranged') },
};
