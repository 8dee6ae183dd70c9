import type { GamePage } from '../game-ui.js';

export const page: GamePage = {
  id: 'legion',
  title: { pl: 'Star Wars: Legion', en: 'Star Wars: Legion' },
  summary: {
    pl: 'Dwie armie na stole mierzonym co do dziesiątej części milimetra. Rozkazy, osłony, zwarcie i sześć rund.',
    en: 'Two armies on a table measured to the tenth of a millimetre. Orders, cover, melee and six rounds.',
  },
  people: '2',
  minutes: 150,
  workshop: { pl: 'Armie', en: 'Armies' },
  glance: () => import('./glance.js'),
  cover: () => import('./Cover.js'),
  ui: () => import('./ui.js'),
};
