import type { MonsterDeck } from '../types.js';

export const banditGuardMusicNoteSoloDeck: MonsterDeck = {
  id: 'bandit-guard-music-note-solo',
  cards: [
    {
      id: 'bandit-guard-music-note-solo-1',
      initiative: 49,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
  ],
};
