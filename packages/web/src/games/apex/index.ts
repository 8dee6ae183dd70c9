import type { GamePage } from '../game-ui.js';

export const page: GamePage = {
  id: 'apex',
  title: { pl: 'Apex Legends: Gra planszowa', en: 'Apex Legends: The Board Game' },
  summary: {
    pl: 'Dwie drużyny legend na mapie o trzech poziomach. Celuj, reaguj, przeżyj pierścień; z ludźmi albo z Automami.',
    en: 'Two teams of legends on a map of three levels. Aim, react, outlive the Ring; with people or against Automas.',
  },
  cover: () => import('./Cover.js'),
  ui: () => import('./ui.js'),
};
