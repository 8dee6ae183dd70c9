import { placeApart } from '../battle/place-tokens.js';
import { leaderAtToken } from '../ground.js';
import type { Keyword } from '../moments.js';
import type { S } from '../state.js';
import type { UnitId } from '../vocabulary.js';

const CRITICAL = 2;

const atMission = (s: S, unit: UnitId, of: UnitId): boolean =>
  s.tokens.some(t => t.kind === 'mission' && t.what === of && leaderAtToken(s, unit, t, 1));

/** It brings a mission token: beside it the unit defends better, and hits those harder who stand there. */
export const completeTheMission: Keyword = {
  id: 'complete-the-mission',
  sums: {
    surgeBlocks: {
      in: 'give',
      change: (v, c, me) => v || (me.unit !== null && me.unit === c.dice && atMission(c.s, me.unit, me.unit)),
    },
    criticals: {
      in: 'add',
      change: (v, c, me) =>
        me.unit !== null && me.unit === c.by && atMission(c.s, c.to, me.unit) ? v + CRITICAL : v,
    },
  },
  steps: {
    setupTokens: {
      rule: 'LEG-SETUP-13',
      is: 'must',
      when: (_, __, me) => me.unit !== null,
      *play(t, _, me) {
        yield* placeApart(t, me.seat, 'mission', String(me.unit));
      },
    },
  },
};
