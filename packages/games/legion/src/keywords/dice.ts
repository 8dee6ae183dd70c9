import type { Keyword } from '../moments.js';
import { spend, spendable } from '../rules/tokens.js';
import { unitCardOf, unitOf } from '../state.js';
import { msg } from '../text/say.js';

/** LEG-KWU-PRECISE-01, -02 */
export const precise: Keyword = {
  id: 'precise',
  sums: { rerolls: { in: 'add', change: (v, c, me) => (me.unit === c.by ? v + me.x : v) } },
};

/** LEG-KWW-CRITICAL-01: a crit is never worth less than what the chart gives. */
export const critical: Keyword = {
  id: 'critical',
  sums: { criticals: { in: 'add', change: (v, _, me) => v + me.x } },
};

/** LEG-KWU-JEDIHUNTER-01 */
export const jediHunter: Keyword = {
  id: 'jedi-hunter',
  sums: {
    attackChart: {
      in: 'give',
      change: (v, c, me) =>
        me.unit === c.by && unitCardOf(c.s, unitOf(c.s, c.to)).slots?.includes('force') ? 'crit' : v,
    },
  },
};

type Better = 'blank-to-hit' | 'hit-to-crit' | 'keep';

/** LEG-KWU-MARKSMAN-01 to -03 */
export const marksman: Keyword = {
  id: 'marksman',
  steps: {
    converted: {
      rule: 'LEG-KWU-MARKSMAN-01',
      is: 'must',
      when: (t, c, me) => me.unit === c.by && spendable(t.s, c.by, 'aim') > 0,
      *play(t, c) {
        while (spendable(t.s, c.by, 'aim') > 0) {
          const { hits, blanks } = t.s.attack!;
          const from: Better[] = [
            ...(blanks > 0 ? (['blank-to-hit'] as const) : []),
            ...(hits > 0 ? (['hit-to-crit'] as const) : []),
          ];
          if (from.length === 0) return;
          const how = yield* t.choose<Better>(unitOf(t.s, c.by).seat, {
            rule: 'LEG-KWU-MARKSMAN-01',
            ask: msg('ask-marksman', { unit: c.by }),
            from: [...from, 'keep'],
            key: x => x,
            show: x =>
              x === 'keep'
                ? { label: msg('no-aim-label'), declines: true }
                : { label: msg(`${x}-label`), at: [c.by] },
          });
          if (how === 'keep') return;
          yield* spend(t, c.by, 'aim', 'marksman', 'LEG-KWU-MARKSMAN-01');
          const [a, b] = how === 'blank-to-hit' ? (['blank', 'hit'] as const) : (['hit', 'crit'] as const);
          t.emit({ type: 'changed', from: a, to: b, n: 1, by: 'marksman' }, 'LEG-KWU-MARKSMAN-01');
        }
      },
    },
  },
};

/** LEG-KWU-UNCANNYLUCK-01, -02 */
export const uncannyLuck: Keyword = {
  id: 'uncanny-luck',
  sums: { defenceRerolls: { in: 'add', change: (v, c, me) => (me.unit === c.to ? v + me.x : v) } },
};

/** LEG-KWU-DANGERSENSE-01 to -03 */
export const dangerSense: Keyword = {
  id: 'danger-sense',
  sums: {
    extraDice: {
      in: 'add',
      change: (v, c, me) => (me.unit === c.to ? v + Math.min(me.x, unitOf(c.s, c.to).tokens.suppression) : v),
    },
    maySpareSuppression: { in: 'add', change: (v, c, me) => (me.unit === c.unit ? v + me.x : v) },
  },
};
