import type { Keyword } from '../moments.js';
import { spend, spendable } from '../rules/tokens.js';
import { attackOf, unitOf } from '../state.js';
import { msg } from '../text/say.js';

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
          const { hits, blanks } = attackOf(t.s);
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
