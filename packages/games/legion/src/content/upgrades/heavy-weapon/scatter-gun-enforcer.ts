import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'scatter-gun-enforcer',
  name: 'Scatter Gun Enforcer',
  type: 'heavy-weapon',
  points: 28,
  only: { unit: ['black-sun-enforcers'] },
  mini: true,
  weapons: [{ name: 'Scatter Gun', range: [1, 2], dice: { red: 2 }, keywords: { pierce: 1 }, by: 'added' }],
};
