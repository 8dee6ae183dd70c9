import type { GamePage } from '../game-ui.js';

export const page: GamePage = {
  id: 'gloomhaven-campaign',
  title: { en: 'Gloomhaven: campaign', pl: 'Gloomhaven: kampania' },
  summary: {
    pl: 'Miasto, drogi i bohaterowie pomiędzy scenariuszami.',
    en: 'The city, the roads and the heroes between scenarios.',
  },
  people: '1–4',
  isAlone: true,
  isPart: true,
  cover: () => import('../gloomhaven/Cover.js'),
  ui: () => import('./ui.js'),
};
