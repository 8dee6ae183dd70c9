import type { GamePage } from '../game-ui.js';

export const page: GamePage = {
  id: 'adrenaline',
  title: { pl: 'Adrenalina', en: 'Adrenaline' },
  summary: {
    pl: 'Arena, trzy punkty odrodzenia, dwadzieścia jeden broni. Trafiaj wszystkich po trochu, dobijaj w porę.',
    en: 'An arena, three spawnpoints, twenty-one weapons. Hit everybody a little, finish in time.',
  },
  people: '3–5',
  minutes: 60,
  glance: () => import('./glance.js'),
  cover: () => import('./Cover.js'),
  ui: () => import('./ui.js'),
};
