import { whenOrdered } from './common/gain-tokens.js';

/** LEG-KWU-DEFEND-01 */
export const defend = whenOrdered('defend', 'dodge', 'LEG-KWU-DEFEND-01');
