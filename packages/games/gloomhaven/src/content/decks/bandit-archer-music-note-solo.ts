import type { MonsterDeck } from '../types.js';

export const banditArcherMusicNoteSoloDeck: MonsterDeck = {
  id: 'bandit-archer-music-note-solo',
  cards: [
    {
      id: 'bandit-archer-music-note-solo-1',
      initiative: 49,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
  ],
};
