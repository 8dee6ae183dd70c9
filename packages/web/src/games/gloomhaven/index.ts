import type { GamePage } from '../game-ui.js';

export const page: GamePage = {
  id: 'gloomhaven',
  title: { pl: 'Gloomhaven', en: 'Gloomhaven' },
  summary: {
    pl: 'Dwoje do czworga bohaterów, dwie karty na turę i potwory, które grają same. Wspólnie, scenariusz po scenariuszu.',
    en: 'Two to four heroes, two cards a turn, and monsters that play themselves. Together, scenario by scenario.',
  },
  people: '1–4',
  minutes: 120,
  isAlone: true,
  campaign: 'gloomhaven-campaign',
  cover: () => import('./Cover.js'),
  ui: () => import('./ui.js'),
};
