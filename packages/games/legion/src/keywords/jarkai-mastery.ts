import type { Proc } from '@potyczka/kernel';
import { askAmount } from '../ask.js';
import type { Keyword } from '../moments.js';
import { spend, spendable } from '../rules/tokens.js';
import { attackOf, type T, unitOf } from '../state.js';
import { msg } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';

/** In melee a dodge token improves a result, after surges were converted. */
export const jarkaiMastery: Keyword = {
  id: 'jarkai-mastery',
  steps: {
    converted: {
      rule: 'LEG-ATK-26',
      is: 'must',
      when: (t, c, me) => me.unit === c.by && c.kind === 'melee' && spendable(t.s, c.by, 'dodge') > 0,
      *play(t, c) {
        yield* improve(t, c.by);
      },
    },
  },
};

function* improve(t: T, by: UnitId): Proc {
  const { blanks, hits } = attackOf(t.s);
  const most = Math.min(spendable(t.s, by, 'dodge'), 2 * blanks + hits);
  const n = yield* askAmount(t, unitOf(t.s, by).seat, {
    rule: 'LEG-ATK-26',
    ask: most => msg('ask-jarkai', { unit: by, most }),
    most,
    sensible: 0,
  });
  for (let i = 0; i < n; i++) {
    yield* spend(t, by, 'dodge', 'jarkai-mastery', 'LEG-ATK-26');
    const from = attackOf(t.s).blanks > 0 ? 'blank' : 'hit';
    const to = from === 'blank' ? 'hit' : 'crit';
    t.emit({ type: 'changed', from, to, n: 1, by: 'jarkai-mastery' }, 'LEG-ATK-26');
  }
}
