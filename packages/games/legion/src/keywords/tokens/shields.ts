import type { Keyword } from '../../moments.js';
import { loseTokens } from '../../rules/counted.js';
import { sheetOf } from '../../rules/sheet.js';
import { inPlay, type S, type UnitS } from '../../state.js';
import { shieldsOf } from '../common/shields.js';

const tooMany = (s: S): UnitS[] =>
  inPlay(s).filter(u => shieldsOf(u) > 0 && shieldsOf(u) > (sheetOf(s, u).keywords.get('shielded')?.x ?? 0));

/** LEG-KWU-SHIELDED-02: with the keyword its tokens go, those turned down first. */
export const shieldTokens: Keyword = {
  id: 'shield-tokens',
  steps: {
    keywordsChanged: {
      rule: 'LEG-KWU-SHIELDED-02',
      is: 'must',
      when: t => tooMany(t.s).length > 0,
      *play(t) {
        for (const u of tooMany(t.s)) {
          const n = shieldsOf(u) - (sheetOf(t.s, u).keywords.get('shielded')?.x ?? 0);
          const down = Math.min(n, u.tokens['shield-down']);
          for (const [token, gone] of [
            ['shield-down', down],
            ['shield', n - down],
          ] as const)
            if (gone > 0)
              loseTokens(
                t,
                { unit: u.id, token, n: gone, why: 'removed', for: 'shielded' },
                'LEG-KWU-SHIELDED-02',
              );
        }
      },
    },
  },
};
