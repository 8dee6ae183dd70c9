import type { Keyword, Me } from '../moments.js';
import { runOver } from '../rules/attack/bomb.js';
import { chooseUnit } from '../rules/effects.js';
import { type S, unitOf } from '../state.js';
import { msg } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';
import { specialOf } from './common/charge-tokens.js';

const STANDARD: readonly string[] = ['move', 'jump', 'compulsory'];

/** LEG-KWW-OVERRUN-01 to -09, LEG-GAP-137 */
export const overrun: Keyword = {
  id: 'overrun',
  steps: {
    moved: {
      rule: 'LEG-KWW-OVERRUN-03',
      is: 'may',
      when: (t, c, me) =>
        me.unit === c.unit &&
        t.s.act?.unit === c.unit &&
        STANDARD.includes(c.how) &&
        (t.s.act.used.overrun ?? 0) < me.x &&
        c.over.some(u => isEnemy(t.s, me, u)),
      *play(t, c, me) {
        const from = c.over.filter(u => isEnemy(t.s, me, u)).map(u => unitOf(t.s, u));
        const ask = msg('ask-target', { unit: c.unit });
        const to = yield* chooseUnit(t, me.seat, from, 'LEG-KWW-OVERRUN-04', ask);
        const weapon = specialOf(t.s, c.unit, 'overrun');
        if (!to || !weapon) return;
        t.emit({ type: 'used', unit: c.unit, keyword: 'overrun', in: 'activation' }, 'LEG-KWW-OVERRUN-02');
        yield* runOver(t, c.unit, weapon, to.id, 'LEG-KWW-OVERRUN-04');
      },
    },
  },
};

const isEnemy = (s: S, me: Me, unit: UnitId): boolean =>
  s.units[unit]?.where === 'field' && s.units[unit]?.seat !== me.seat;
