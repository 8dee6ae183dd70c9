import type { Keyword } from '../moments.js';

/** LEG-KWU-DUELIST-01 to -03: in melee an aim token gives Pierce 1, a dodge token Immune: Pierce. */
export const duelist: Keyword = {
  id: 'duelist',
  sums: {
    mayPierce: {
      in: 'forbid',
      change: (v, c, me) =>
        v && !(me.unit === c.dice && c.dice === c.to && c.kind === 'melee' && (c.s.attack?.dodged ?? 0) > 0),
    },
    wantsDodge: { in: 'say', change: (v, c, me) => v || (me.unit === c.to && c.kind === 'melee') },
  },
  steps: {
    aimed: {
      rule: 'LEG-KWU-DUELIST-01',
      is: 'must',
      when: (t, c, me) => me.unit === c.by && c.kind === 'melee' && !t.s.attack?.used.duelist,
      *play(t, c) {
        t.emit({ type: 'used', unit: c.by, keyword: 'duelist', in: 'attack' }, 'LEG-KWU-DUELIST-01');
        t.emit({ type: 'pierce-gained', n: 1, by: 'duelist' }, 'LEG-KWU-DUELIST-01');
      },
    },
  },
};
