import { OBJECTIVE_ACTION_IDS } from '../battle/claim.js';
import { rangeBetween } from '../ground.js';
import type { Keyword } from '../moments.js';
import type { T } from '../state.js';
import { no } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';

const INCOGNITO = no('LEG-KWU-INCOGNITO-01', 'incognito');

/** LEG-KWU-INCOGNITO-03: it is known from now on. */
const showItself = (t: T, unit: UnitId): void =>
  t.emit(
    { type: 'mark', unit, mark: 'taken:incognito', as: { until: 'game', n: 1, unit: null } },
    'LEG-KWU-INCOGNITO-03',
  );

/** LEG-KWU-INCOGNITO-01 to -03 */
export const incognito: Keyword = {
  id: 'incognito',
  sums: {
    mayDeclare: {
      in: 'forbid',
      change: (v, c, me) => v ?? (me.unit === c.to && rangeBetween(c.s, c.by, c.to) > 1 ? INCOGNITO : v),
    },
    countsForObjective: { in: 'forbid', change: (v, c, me) => v && me.unit !== c.unit },
  },
  steps: {
    declared: {
      rule: 'LEG-KWU-INCOGNITO-03',
      is: 'must',
      when: (_, c, me) => me.unit === c.by || me.unit === c.to,
      *play(t, _, me) {
        showItself(t, me.unit as UnitId);
      },
    },
    acted: {
      rule: 'LEG-KWU-INCOGNITO-03',
      is: 'must',
      when: (_, c, me) => me.unit === c.unit && OBJECTIVE_ACTION_IDS.includes(c.action),
      *play(t, c) {
        showItself(t, c.unit);
      },
    },
  },
};
