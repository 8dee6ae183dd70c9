import type { MonsterDeck } from '../types.js';

export const oozeDeck: MonsterDeck = {
  id: 'ooze',
  cards: [
    {
      id: 'ooze-1',
      initiative: 36,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: -1 },
      ],
    },
    {
      id: 'ooze-2',
      initiative: 57,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    { id: 'ooze-3', initiative: 59, do: [{ a: 'attack', mod: 0, targets: 2, conditions: ['poison'] }] },
    {
      id: 'ooze-4',
      initiative: 66,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1, rangeMod: 1 },
      ],
    },
    {
      id: 'ooze-5',
      initiative: 94,
      shuffle: true,
      do: [
        { a: 'damage', n: 2, on: { who: 'self' } },
        {
          a: 'summonMonster',
          spawns: [
            {
              kind: 'ooze',
              count: 1,
              by: ['normal', 'normal', 'normal'],
              hp: { x: 'summonerHp', max: 'normalOozeMaxHp' },
            },
          ],
        },
      ],
    },
    {
      id: 'ooze-6',
      initiative: 94,
      shuffle: true,
      do: [
        { a: 'damage', n: 2, on: { who: 'self' } },
        {
          a: 'summonMonster',
          spawns: [
            {
              kind: 'ooze',
              count: 1,
              by: ['normal', 'normal', 'normal'],
              hp: { x: 'summonerHp', max: 'normalOozeMaxHp' },
            },
          ],
        },
      ],
    },
    {
      id: 'ooze-7',
      initiative: 66,
      do: [
        { a: 'move', mod: -1 },
        { a: 'loot', n: 1 },
        { a: 'heal', n: 2, on: { who: 'self' } },
      ],
    },
    {
      id: 'ooze-8',
      initiative: 85,
      do: [
        { a: 'push', n: 1, conditions: ['poison'], on: { who: 'enemy', count: 'all', within: 1 } },
        { a: 'attack', mod: 1, rangeMod: -1 },
      ],
    },
  ],
};
