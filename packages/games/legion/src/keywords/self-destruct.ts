import type { CardAction, Keyword, Me } from '../moments.js';
import { burst } from '../rules/attack/bomb.js';
import { defeatUnit } from '../rules/wounds.js';
import { unitOf } from '../state.js';
import { no } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';
import { specialOf } from './common/charge-tokens.js';

const SHUT_IN = no('LEG-KWW-SELFDESTRUCT-04', 'never-this-action', { action: 'card:self-destruct' });
const NOT_HURT = no('LEG-KWW-SELFDESTRUCT-02', 'too-few-wounds');

const selfDestruction = (unit: UnitId, me: Me): CardAction => ({
  id: 'card:self-destruct',
  rule: 'LEG-KWW-SELFDESTRUCT-02',
  cost: 0,
  judge: s => {
    if (unitOf(s, unit).where !== 'field') return SHUT_IN;
    const wounds = unitOf(s, unit).minis.reduce((sum, m) => sum + m.wounds, 0);
    return wounds >= me.x && specialOf(s, unit, 'self-destruct') ? undefined : NOT_HURT;
  },
  *play(t) {
    const weapon = specialOf(t.s, unit, 'self-destruct');
    if (!weapon) return;
    yield* burst(t, unit, weapon, 'LEG-KWW-SELFDESTRUCT-03');
    yield* defeatUnit(t, unit, null, 'LEG-KWW-SELFDESTRUCT-05');
  },
});

/** LEG-KWW-SELFDESTRUCT-01 to -06 */
export const selfDestruct: Keyword = {
  id: 'self-destruct',
  sums: {
    cardActions: {
      in: 'add',
      change: (v, c, me) => (me.unit === c.unit ? [...v, selfDestruction(c.unit, me)] : v),
    },
  },
};
