import { ANY_ACTION, type FreeAction } from '../vocabulary.js';
import { letAct } from './common/let-act.js';

const NO_ATTACK: readonly FreeAction[] = ANY_ACTION.filter(a => a !== 'attack');

/** LEG-KWU-GUIDANCE-01: a free action that is no attack. */
export const guidance = letAct('guidance', 'LEG-KWU-GUIDANCE-01', NO_ATTACK, () => true);
