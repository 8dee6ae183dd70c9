import type { GamePage } from '../game-ui.js';

export const page: GamePage = {
  id: 'pebbles',
  title: { en: 'Pebbles', pl: 'Kamyki' },
  summary: { en: 'Take one, two or three; the last one wins.', pl: 'Weź do trzech; wygrywa ostatni.' },
  cover: () => import('./Cover.js'),
  ui: () => import('./ui.js'),
};
