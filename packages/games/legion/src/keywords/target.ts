import { whenOrdered } from './common/gain-tokens.js';

/** LEG-KWU-TARGET-01 */
export const target = whenOrdered('target', 'aim', 'LEG-KWU-TARGET-01');
