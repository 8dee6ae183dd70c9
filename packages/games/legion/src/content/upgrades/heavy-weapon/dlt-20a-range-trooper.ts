import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'dlt-20a-range-trooper',
  name: 'DLT-20A Range Trooper',
  type: 'heavy-weapon',
  points: 25,
  only: { unit: ['range-troopers'] },
  mini: true,
  weapons: [{ name: 'DLT-20A', range: [1, 5], dice: { red: 2 }, keywords: { impact: 2 }, by: 'added' }],
};
