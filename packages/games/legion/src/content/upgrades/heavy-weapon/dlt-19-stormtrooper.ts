import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'dlt-19-stormtrooper',
  name: 'DLT-19 Stormtrooper',
  type: 'heavy-weapon',
  points: 20,
  only: { unit: ['stormtroopers', 'stormtroopers-heavy-response-unit'] },
  mini: true,
  weapons: [
    { name: 'DLT-19 Stormtrooper', range: [1, 4], dice: { red: 2 }, keywords: { impact: 1 }, by: 'added' },
  ],
};
