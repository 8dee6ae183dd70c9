import { limit } from './common/limit.js';

/** LEG-KWU-BARRAGE-01 */
export const barrage = limit('barrage', 'allow', v => ({ ...v, most: { ...v.most, attack: 2 } }));
