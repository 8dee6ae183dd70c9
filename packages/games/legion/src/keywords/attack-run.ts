import type { Keyword } from '../moments.js';
import { unitOf } from '../state.js';
import { msg } from '../text/say.js';

const FASTER = 'attack-run:faster';
const SLOWER = 'attack-run:slower';

/** At the start of its activation it may change its speed by one, up or down. */
export const attackRun: Keyword = {
  id: 'attack-run',
  sums: {
    speed: {
      in: 'set',
      change: (v, c, me) => {
        const used = me.unit === c.unit && c.s.act?.unit === c.unit ? c.s.act.used : {};
        return used[FASTER] ? Math.min(3, v + 1) : used[SLOWER] ? Math.max(1, v - 1) : v;
      },
    },
  },
  steps: {
    activated: {
      rule: 'LEG-ACTV-08',
      is: 'may',
      when: (_, c, me) => me.unit === c.unit,
      *play(t, { unit }) {
        const how = yield* t.choose<typeof FASTER | typeof SLOWER>(unitOf(t.s, unit).seat, {
          rule: 'LEG-ACTV-08',
          ask: msg('ask-attack-run', { unit }),
          from: [FASTER, SLOWER],
          key: x => x,
          show: x => ({ label: msg(x === FASTER ? 'faster-label' : 'slower-label') }),
        });
        t.emit({ type: 'used', unit, keyword: how, in: 'activation' }, 'LEG-ACTV-08');
      },
    },
  },
};
