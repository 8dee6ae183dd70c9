import type { MonsterDeck } from '../types.js';

export const inoxNecromancerDeck: MonsterDeck = {
  id: 'inox-necromancer',
  cards: [
    {
      id: 'inox-necromancer-1',
      initiative: 8,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: -1 },
        {
          a: 'summonMonster',
          spawns: [{ kind: 'living-corpse', count: 1, by: ['normal', 'normal', 'normal'] }],
        },
      ],
    },
    {
      id: 'inox-necromancer-2',
      initiative: 8,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 0 },
        {
          a: 'summonMonster',
          spawns: [{ kind: 'living-corpse', count: 1, by: ['normal', 'normal', 'normal'] }],
        },
      ],
    },
    {
      id: 'inox-necromancer-3',
      initiative: 23,
      shuffle: true,
      do: [
        { a: 'move', mod: 0 },
        { a: 'heal', n: 3, range: 3 },
      ],
    },
    {
      id: 'inox-necromancer-4',
      initiative: 23,
      shuffle: true,
      do: [
        { a: 'move', mod: 0 },
        { a: 'heal', n: 3, range: 3 },
      ],
    },
    {
      id: 'inox-necromancer-5',
      initiative: 62,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'inox-necromancer-6',
      initiative: 74,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1 },
      ],
    },
    {
      id: 'inox-necromancer-7',
      initiative: 89,
      do: [
        { a: 'move', mod: -1 },
        { a: 'heal', n: 1, on: { who: 'ally', count: 'all', within: 1 } },
        { a: 'condition', conditions: ['bless'], on: { who: 'self' } },
      ],
    },
    {
      id: 'inox-necromancer-8',
      initiative: 9,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: -1 },
        {
          a: 'summonMonster',
          spawns: [{ kind: 'living-corpse', count: 1, by: ['normal', 'normal', 'normal'] }],
        },
      ],
    },
  ],
};
