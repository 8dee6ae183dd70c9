import { gives } from './common/card-action.js';

/** LEG-KWU-SPOTTER-01 */
export const spotter = gives('spotter', 'aim', 'LEG-KWU-SPOTTER-01');
