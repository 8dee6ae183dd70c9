import { transporting } from './common/transporting.js';

/** LEG-KWU-LIGHTTRANSPORT-01, -02 */
export const lightTransport = transporting('light-transport');
