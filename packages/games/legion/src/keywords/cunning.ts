import { isAmong } from '../content/cards.js';
import { commandCard } from '../content/index.js';
import type { Keyword } from '../moments.js';
import { unitOf } from '../state.js';

/** LEG-KWU-CUNNING-01, -02: one pip fewer in a tie, for a card of this unit. */
export const cunning: Keyword = {
  id: 'cunning',
  sums: {
    tiedPips: {
      in: 'change',
      change: (v, c, me) => {
        const units = c.card === null ? undefined : commandCard(c.card).units;
        const own = me.seat === c.seat && isAmong(unitOf(c.s, me.unit as string).card, units);
        return own ? v - 1 : v;
      },
    },
  },
};
