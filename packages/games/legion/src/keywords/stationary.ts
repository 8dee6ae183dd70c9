import { limit } from './common/limit.js';

/** LEG-KWU-STATIONARY-01 */
export const stationary = limit('stationary', 'forbid', v => ({
  ...v,
  never: {
    ...v.never,
    move: 'LEG-KWU-STATIONARY-01',
    climb: 'LEG-KWU-STATIONARY-01',
    reverse: 'LEG-KWU-STATIONARY-01',
    withdraw: 'LEG-KWU-STATIONARY-01',
  },
}));
