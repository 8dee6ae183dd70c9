import { whenMoved } from './common/gain-tokens.js';

/** LEG-KWU-AGILE-01 to -03 */
export const agile = whenMoved('agile', 'dodge', 'LEG-KWU-AGILE-01');
