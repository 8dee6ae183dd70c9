import type { MonsterDeck } from '../types.js';

export const cityGuardSunSoloDeck: MonsterDeck = {
  id: 'city-guard-sun-solo',
  cards: [
    {
      id: 'city-guard-sun-solo-1',
      initiative: 99,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
  ],
};
