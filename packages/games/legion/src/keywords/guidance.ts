import { ACTIONS, type PlainAction } from '../vocabulary.js';
import { letAct } from './common/let-act.js';

const NO_ATTACK: readonly PlainAction[] = ACTIONS.filter(a => a !== 'attack' && a !== 'withdraw');

/** LEG-KWU-GUIDANCE-01: a free action that is no attack. */
export const guidance = letAct('guidance', 'LEG-KWU-GUIDANCE-01', NO_ATTACK, () => true);
