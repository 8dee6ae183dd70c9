import { transporting } from './common/transporting.js';

/** LEG-KWU-TRANSPORT-01 to -36; range, sight and cover of those inside are matters of the ground. */
export const transport = transporting('transport');
