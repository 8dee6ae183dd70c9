import type { MonsterDeck } from '../types.js';

export const cityGuardSawSoloDeck: MonsterDeck = {
  id: 'city-guard-saw-solo',
  cards: [
    {
      id: 'city-guard-saw-solo-1',
      initiative: 100,
      do: [
        {
          a: 'bonus',
          event: 'roundEnd',
          if: ['notFullyHealed'],
          give: { do: [{ a: 'damage', n: 1, on: { who: 'self' } }] },
        },
      ],
    },
  ],
};
