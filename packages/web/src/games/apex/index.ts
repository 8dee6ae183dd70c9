import type { GamePage } from '../game-ui.js';

export const page: GamePage = {
  id: 'apex',
  title: { en: 'Apex Legends: The Board Game', pl: 'Apex Legends: Gra planszowa' },
  summary: {
    pl: 'Dwie drużyny legend, trzy poziomy, łup i kurczący się pierścień. Strzał to karty Celowania odsłaniane jedna po drugiej.',
    en: 'Two teams of legends, three levels, loot and a closing Ring. A shot is Aim cards turned up one by one.',
  },
  people: '1–6',
  minutes: 90,
  isAlone: true,
  glance: () => import('./glance.js'),
  cover: () => import('./Cover.js'),
  ui: () => import('./ui.js'),
};
