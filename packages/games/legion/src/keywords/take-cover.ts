import { gives } from './common/card-action.js';

/** LEG-KWU-TAKECOVER-01 */
export const takeCover = gives('take-cover', 'dodge', 'LEG-KWU-TAKECOVER-01');
