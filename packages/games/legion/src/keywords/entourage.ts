import { inOrdersStep } from './common/pass-orders.js';

/** LEG-KWU-ENTOURAGE-02 */
export const entourage = inOrdersStep('entourage', 'LEG-KWU-ENTOURAGE-02');
