import type { Proc } from '@potyczka/kernel';
import type { Keyword } from '../moments.js';
import { loseTokens } from '../rules/counted.js';
import { gainPlain } from '../rules/tokens.js';
import { suffer } from '../rules/wounds.js';
import { isThere, type T } from '../state.js';
import { isWounded, takesIon } from './common/ion-and-poison.js';

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
  if (isThere(t.s, unit))
    loseTokens(t, { unit, token: 'poison', n, why: 'removed', for: 'poison' }, 'LEG-KWW-POISON-02');
}
