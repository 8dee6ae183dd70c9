import type { MonsterDeck } from '../types.js';

export const livingCorpseDeck: MonsterDeck = {
  id: 'living-corpse',
  cards: [
    {
      id: 'living-corpse-1',
      initiative: 21,
      do: [
        { a: 'move', mod: 1 },
        { a: 'condition', conditions: ['muddle', 'immobilize'], on: { who: 'enemy', within: 1 } },
      ],
    },
    {
      id: 'living-corpse-2',
      initiative: 47,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: -1 },
      ],
    },
    {
      id: 'living-corpse-3',
      initiative: 66,
      shuffle: true,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'living-corpse-4',
      initiative: 66,
      shuffle: true,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'living-corpse-5',
      initiative: 82,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1 },
      ],
    },
    {
      id: 'living-corpse-6',
      initiative: 91,
      do: [
        { a: 'move', mod: 1 },
        { a: 'damage', n: 1, on: { who: 'self' } },
      ],
    },
    {
      id: 'living-corpse-7',
      initiative: 71,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 1 },
        { a: 'condition', conditions: ['poison'], on: { who: 'enemy', count: 'all', within: 1 } },
      ],
    },
    {
      id: 'living-corpse-8',
      initiative: 32,
      do: [
        { a: 'attack', mod: 2, push: 1 },
        { a: 'damage', n: 1, on: { who: 'self' } },
      ],
    },
  ],
};
