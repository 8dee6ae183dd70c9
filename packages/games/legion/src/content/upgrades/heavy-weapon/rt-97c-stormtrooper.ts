import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'rt-97c-stormtrooper',
  name: 'RT-97C Stormtrooper',
  type: 'heavy-weapon',
  points: 24,
  only: { unit: ['stormtroopers', 'stormtroopers-heavy-response-unit'] },
  mini: true,
  weapons: [{ name: 'RT-97C Stormtrooper', range: [1, 4], dice: { red: 1, white: 3 }, by: 'added' }],
};
