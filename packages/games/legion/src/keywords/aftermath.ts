import type { Proc } from '@potyczka/kernel';
import type { AttackCtx, Keyword, Me } from '../moments.js';
import { flip } from '../rules/attack/defence.js';
import { gainPlain } from '../rules/tokens.js';
import { suffer } from '../rules/wounds.js';
import { isTrooper, typeOf } from '../sheet.js';
import { type S, type T, unitOf } from '../state.js';
import { worth } from '../values.js';

const isWounded = (s: S, c: AttackCtx): boolean =>
  (s.attack?.wounds ?? 0) > 0 && s.units[c.to]?.where === 'field';

/** LEG-UTYPE-17: droid troopers count as vehicles. */
const takesIon = (s: S, c: AttackCtx): boolean => {
  const unit = unitOf(s, c.to);
  return !isTrooper(s, unit) || typeOf(s, unit) === 'droid';
};

/** LEG-KWW-ION-01 to -04 */
export const ion: Keyword = {
  id: 'ion',
  steps: {
    modifyStart: {
      rule: 'LEG-KWW-ION-04',
      is: 'must',
      when: (t, c) => worth('mayFlipShields', true, { s: t.s, unit: c.to }), // LEG-GAP-146
      *play(t, c, me) {
        const { hits, crits } = t.s.attack!;
        const n = Math.min(me.x, unitOf(t.s, c.to).tokens.shield, hits + crits);
        flip(t, c.to, n, 'LEG-KWW-ION-04');
      },
    },
    defended: {
      rule: 'LEG-KWW-ION-01',
      is: 'must',
      when: (t, c) => isWounded(t.s, c) && takesIon(t.s, c),
      *play(t, c, me) {
        gainPlain(t, c.to, 'ion', me.x, 'ion', 'LEG-KWW-ION-01');
      },
    },
  },
};

/** LEG-KWW-POISON-01 to -03, LEG-UTYPE-16 */
export const poison: Keyword = {
  id: 'poison',
  steps: {
    defended: {
      rule: 'LEG-KWW-POISON-01',
      is: 'must',
      when: (t, c) => isWounded(t.s, c) && !takesIon(t.s, c),
      *play(t, c, me) {
        gainPlain(t, c.to, 'poison', me.x, 'poison', 'LEG-KWW-POISON-01');
      },
    },
  },
};

/** LEG-KWW-POISON-02: what the tokens do, whoever gave them. */
export function* resolvePoison(t: T, unit: string): Proc {
  const n = t.s.units[unit]?.tokens.poison ?? 0;
  if (n === 0) return;
  yield* suffer(t, unit, n, 'LEG-KWW-POISON-02', null);
  if (t.s.units[unit]?.where === 'field')
    t.emit({ type: 'lost', unit, token: 'poison', n, why: 'removed', for: 'poison' }, 'LEG-KWW-POISON-02');
}

/** LEG-KWW-IMMOBILIZE-01; the tokens slow the unit until its activation ends (-02 to -05). */
export const immobilize: Keyword = {
  id: 'immobilize',
  steps: {
    defended: {
      rule: 'LEG-KWW-IMMOBILIZE-01',
      is: 'must',
      when: (t, c) => isWounded(t.s, c),
      *play(t, c, me: Me) {
        gainPlain(t, c.to, 'immobilize', me.x, 'immobilize', 'LEG-KWW-IMMOBILIZE-01');
      },
    },
  },
};

/** LEG-KWW-SUPPRESSIVE-01, -02, LEG-GAP-118: one token, however many weapons have it. */
export const suppressive: Keyword = {
  id: 'suppressive',
  sums: { suppression: { in: 'add', change: v => v + 1 } },
};
