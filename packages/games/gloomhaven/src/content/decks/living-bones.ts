import type { MonsterDeck } from '../types.js';

export const livingBonesDeck: MonsterDeck = {
  id: 'living-bones',
  cards: [
    {
      id: 'living-bones-1',
      initiative: 64,
      do: [
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 1 },
      ],
    },
    {
      id: 'living-bones-2',
      initiative: 20,
      shuffle: true,
      do: [
        { a: 'move', mod: -2 },
        { a: 'attack', mod: 0 },
        { a: 'heal', n: 2, on: { who: 'self' } },
      ],
    },
    {
      id: 'living-bones-3',
      initiative: 25,
      do: [
        { a: 'move', mod: 1 },
        { a: 'attack', mod: -1 },
      ],
    },
    {
      id: 'living-bones-4',
      initiative: 45,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      id: 'living-bones-5',
      initiative: 45,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    { id: 'living-bones-6', initiative: 81, do: [{ a: 'attack', mod: 2 }] },
    {
      id: 'living-bones-7',
      initiative: 74,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0, on: { who: 'enemy', count: 'all', sameTarget: true, within: 'range' } },
      ],
    },
    {
      id: 'living-bones-8',
      initiative: 12,
      shuffle: true,
      do: [
        { a: 'shield', n: 1 },
        { a: 'heal', n: 2, on: { who: 'self' } },
      ],
    },
  ],
};
