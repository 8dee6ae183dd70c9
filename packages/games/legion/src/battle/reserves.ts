import type { Proc, Seat } from '@potyczka/kernel';
import type { Rank } from '../content/cards.js';
import type { Keyword } from '../moments.js';
import { isTrooper } from '../rules/sheet.js';
import { blueFirst, type S, type T, type UnitS, unitsOf } from '../state.js';
import { msg } from '../text/say.js';

export const reservesOf = (s: S, seat: Seat, rank?: Rank): UnitS[] =>
  unitsOf(s, seat).filter(
    u => u.where === 'aside' && u.marks.reinforces !== undefined && (rank === undefined || u.rank === rank),
  );

/** Blue first, each player sets one or two troopers aside that are neither commanders nor operatives. */
function* setAside(t: T): Proc {
  for (const who of blueFirst(t.s)) {
    const from = unitsOf(t.s, who).filter(
      u => u.where === 'aside' && isTrooper(t.s, u) && u.rank !== 'commander' && u.rank !== 'operative',
    );
    if (from.length === 0) continue;
    const chosen = yield* t.chooseMany<UnitS>(who, {
      rule: 'LEG-CARD-04',
      ask: msg('ask-reserves'),
      from,
      key: u => u.id,
      min: 1,
      max: Math.min(2, from.length),
      propose: () => [from.slice(-1)],
      show: u => ({ label: msg('unit-label', { unit: u.id }), at: [u.id] }),
    });
    const as = { until: 'game', n: 1, unit: null } as const;
    for (const u of chosen) {
      t.emit({ type: 'mark', unit: u.id, mark: 'reserve', as }, 'LEG-CARD-04');
      t.emit({ type: 'mark', unit: u.id, mark: 'reinforces', as }, 'LEG-CARD-04');
    }
  }
}

/** Rapid Reinforcements: their tokens are in the pool; who is drawn and not on the table comes then. */
export const rapidReinforcements: Keyword = {
  id: 'battle:rapid-reinforcements',
  sums: {
    pool: { in: 'add', change: (v, c) => [...v, ...reservesOf(c.s, c.seat).map(u => u.rank)] },
  },
  steps: { setupTokens: { rule: 'LEG-CARD-04', is: 'must', when: () => true, play: setAside } },
};
