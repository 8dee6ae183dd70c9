import { whenMoved } from './common/gain-tokens.js';

/** LEG-KWU-TACTICAL-01 */
export const tactical = whenMoved('tactical', 'aim', 'LEG-KWU-TACTICAL-01');
