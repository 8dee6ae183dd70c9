import { claim } from '../../battle/claim.js';
import type { Keyword } from '../../moments.js';
import { foeOf } from '../../vocabulary.js';

export const ASSET = 'asset';

/** LEG-KWU-HUNTED-03, -04, LEG-GAP-134: what the token does when its bearer is gone. */
export const assetTokens: Keyword = {
  id: 'asset-tokens',
  sums: {
    cardActions: {
      in: 'add',
      change: (v, c) =>
        c.s.tokens.some(t => t.what === ASSET) && !v.some(a => a.id === 'card:claim')
          ? [...v, claim(c.unit)]
          : v,
    },
    victory: {
      in: 'add',
      change: (v, c) => {
        const held = c.s.tokens.filter(t => t.what === ASSET && t.seat === foeOf(c.seat));
        return v + held.filter(t => t.by !== null && c.s.units[t.by]?.seat === c.seat).length;
      },
    },
  },
};
