import { inOrdersStep } from './common/pass-orders.js';

/** LEG-KWU-DIRECT-01, -02 */
export const direct = inOrdersStep('direct', 'LEG-KWU-DIRECT-01');
