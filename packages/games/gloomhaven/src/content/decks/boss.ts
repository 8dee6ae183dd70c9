import type { MonsterDeck } from '../types.js';

export const bossDeck: MonsterDeck = {
  id: 'boss',
  cards: [
    { id: 'boss-1', initiative: 11, do: [{ a: 'special', n: 2 }] },
    { id: 'boss-2', initiative: 14, do: [{ a: 'special', n: 2 }] },
    { id: 'boss-3', initiative: 17, shuffle: true, do: [{ a: 'special', n: 2 }] },
    { id: 'boss-4', initiative: 85, shuffle: true, do: [{ a: 'special', n: 1 }] },
    { id: 'boss-5', initiative: 79, do: [{ a: 'special', n: 1 }] },
    { id: 'boss-6', initiative: 73, do: [{ a: 'special', n: 1 }] },
    {
      id: 'boss-7',
      initiative: 36,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'boss-8',
      initiative: 52,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: -1, range: 3, targets: 2 },
      ],
    },
  ],
};
