import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'a-300-rifle-gunner',
  name: 'A-300 Rifle Gunner',
  type: 'crew',
  points: 1,
  only: { unit: ['x-34-landspeeder'] },
  weapons: [{ name: 'A-300 Rifle Gunner', range: [1, 3], dice: { white: 2 }, by: 'each' }],
};
