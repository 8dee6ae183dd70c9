import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'scatter-gun-trooper',
  name: 'Scatter Gun Trooper',
  type: 'heavy-weapon',
  points: 23,
  only: { unit: ['fleet-troopers'] },
  mini: true,
  weapons: [
    { name: 'Scatter Gun Trooper', range: [1, 2], dice: { red: 2 }, keywords: { pierce: 1 }, by: 'added' },
  ],
};
