import type { MonsterDeck } from '../types.js';

export const giantViperDeck: MonsterDeck = {
  id: 'giant-viper',
  cards: [
    {
      id: 'giant-viper-1',
      initiative: 32,
      shuffle: true,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0, when: [{ if: ['targetNextToYourAlly'], give: { add: { attack: 2 } } }] },
      ],
    },
    {
      id: 'giant-viper-2',
      initiative: 32,
      shuffle: true,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0, when: [{ if: ['targetNextToYourAlly'], give: { add: { attack: 2 } } }] },
      ],
    },
    {
      id: 'giant-viper-3',
      initiative: 11,
      do: [
        { a: 'shield', n: 1 },
        { a: 'attack', mod: -1 },
      ],
    },
    {
      id: 'giant-viper-4',
      initiative: 43,
      do: [
        { a: 'move', mod: 1, jump: true },
        { a: 'attack', mod: -1, on: { who: 'enemy', count: 'all', within: 1 } },
      ],
    },
    {
      id: 'giant-viper-5',
      initiative: 58,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1 },
      ],
    },
    {
      id: 'giant-viper-6',
      initiative: 58,
      do: [
        { a: 'move', mod: 1, jump: true },
        { a: 'attack', mod: -1 },
        { a: 'bonus', event: 'attacked', give: { disadvantage: true }, until: 'endOfRound' },
      ],
    },
    {
      id: 'giant-viper-7',
      initiative: 43,
      do: [
        { a: 'move', mod: -1, jump: true },
        { a: 'attack', mod: 0, targets: 2 },
      ],
    },
    {
      id: 'giant-viper-8',
      initiative: 23,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: -1, conditions: ['immobilize'] },
        { a: 'attack', mod: -1 },
      ],
    },
  ],
};
