import type { Keyword } from '../moments.js';
import { turnUpgrade } from '../rules/counted.js';
import { unitOf, upgradeCardOf } from '../state.js';

/** LEG-KWU-MOTF-01: the first X are readied; there is no reason to leave one. */
export const masterOfTheForce: Keyword = {
  id: 'master-of-the-force',
  steps: {
    activationEnd: {
      rule: 'LEG-KWU-MOTF-01',
      is: 'must',
      when: (_, c, me) => me.unit === c.unit,
      *play(t, c, me) {
        const u = unitOf(t.s, c.unit);
        u.upgrades
          .map((e, upgrade) => ({ e, upgrade }))
          .filter(({ e }) => e.state === 'exhausted' && upgradeCardOf(t.s, e).type === 'force')
          .slice(0, me.x)
          .forEach(({ e, upgrade }) => {
            turnUpgrade(t, { unit: c.unit, upgrade, state: 'ready', face: e.face }, 'LEG-KWU-MOTF-01');
          });
      },
    },
  },
};
