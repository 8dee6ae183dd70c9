import { gives } from './common/card-action.js';

/** LEG-KWU-BOLSTER-01, -02 */
export const bolster = gives('bolster', 'surge', 'LEG-KWU-BOLSTER-01');
