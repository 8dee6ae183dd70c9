import type { MonsterDeck } from '../types.js';

export const houndDeck: MonsterDeck = {
  id: 'hound',
  cards: [
    {
      id: 'hound-1',
      initiative: 6,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 0, conditions: ['immobilize'] },
      ],
    },
    {
      id: 'hound-2',
      initiative: 7,
      do: [
        { a: 'move', mod: 0 },
        { a: 'condition', conditions: ['muddle'], on: { who: 'enemy', count: 'all', within: 1 } },
      ],
    },
    {
      id: 'hound-3',
      initiative: 19,
      shuffle: true,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0, when: [{ if: ['targetNextToYourAlly'], give: { add: { attack: 2 } } }] },
      ],
    },
    {
      id: 'hound-4',
      initiative: 19,
      shuffle: true,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0, when: [{ if: ['targetNextToYourAlly'], give: { add: { attack: 2 } } }] },
      ],
    },
    {
      id: 'hound-5',
      initiative: 26,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'hound-6',
      initiative: 26,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'hound-7',
      initiative: 83,
      do: [
        { a: 'move', mod: -2 },
        { a: 'attack', mod: 1 },
      ],
    },
    {
      id: 'hound-8',
      initiative: 72,
      do: [
        { a: 'attack', mod: -1, pierce: 2 },
        { a: 'move', mod: -2 },
        { a: 'attack', mod: -1, pierce: 2 },
      ],
    },
  ],
};
