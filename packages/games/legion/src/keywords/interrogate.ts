import { isAmong } from '../content/cards.js';
import { commandCard } from '../content/index.js';
import { isAtRange } from '../ground.js';
import type { Keyword } from '../moments.js';
import { onField } from '../state.js';
import type { UnitId } from '../vocabulary.js';

/** In a tie a card of a unit beside such an enemy counts one pip more. */
export const interrogate: Keyword = {
  id: 'interrogate',
  sums: {
    tiedPips: {
      in: 'change',
      change: (v, c, me) => {
        const units = c.card === null ? undefined : commandCard(c.card).units;
        const isBeside = onField(c.s, c.seat).some(
          u => isAmong(u.card, units) && isAtRange(c.s, me.unit as UnitId, u.id, 1),
        );
        return me.seat !== c.seat && isBeside ? v + 1 : v;
      },
    },
  },
};
