import type { Keyword } from '../moments.js';
import { surgeToBlock, wants } from './common/after-dodging.js';

/** LEG-KWU-BLOCK-01, -02 */
export const block: Keyword = { id: 'block', sums: { surgeBlocks: surgeToBlock(), wantsDodge: wants() } };
