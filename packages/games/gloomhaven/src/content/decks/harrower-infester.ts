import type { MonsterDeck } from '../types.js';

export const harrowerInfesterDeck: MonsterDeck = {
  id: 'harrower-infester',
  cards: [
    {
      id: 'harrower-infester-1',
      initiative: 38,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1, targets: 2 },
      ],
    },
    {
      id: 'harrower-infester-2',
      initiative: 7,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: -1, conditions: ['poison'] },
      ],
      infuse: ['dark'],
    },
    {
      id: 'harrower-infester-3',
      initiative: 16,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: -1 },
        { a: 'heal', n: 5, on: { who: 'self' } },
      ],
    },
    {
      id: 'harrower-infester-4',
      initiative: 16,
      do: [
        { a: 'attack', mod: 2, conditions: ['immobilize'] },
        { a: 'retaliate', n: 2 },
      ],
    },
    {
      id: 'harrower-infester-5',
      initiative: 2,
      shuffle: true,
      do: [
        { a: 'shield', n: 2 },
        { a: 'retaliate', n: 2, range: 3 },
      ],
    },
    {
      id: 'harrower-infester-6',
      initiative: 30,
      do: [
        { a: 'move', mod: -1 },
        {
          a: 'attack',
          mod: 0,
          area: {
            self: true,
            hexes: [
              [1, 0],
              [2, 0],
              [3, 0],
            ],
          },
          consume: [
            {
              elements: ['dark'],
              give: { do: [{ a: 'heal', n: 2, on: { who: 'self' }, repeat: { x: 'targetsDamaged' } }] },
            },
          ],
        },
      ],
    },
    {
      id: 'harrower-infester-7',
      initiative: 38,
      do: [
        { a: 'move', mod: 0 },
        {
          a: 'attack',
          mod: -1,
          targets: 2,
          consume: [{ elements: ['dark'], give: { add: { attack: 2 }, conditions: ['disarm'] } }],
        },
      ],
    },
    {
      id: 'harrower-infester-8',
      initiative: 7,
      shuffle: true,
      do: [
        { a: 'attack', mod: -1, range: 3, conditions: ['muddle'] },
        { a: 'heal', n: 4, on: { who: 'self' } },
      ],
    },
  ],
};
