import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'rt-97c-rifle-pintle',
  name: 'RT-97C Rifle Pintle',
  type: 'hardpoint',
  points: 14,
  only: { unit: ['tx-225-gavw-occupier-combat-assault-tank'] },
  weapons: [{ name: 'RT-97C Rifle Pintle', range: [1, 4], dice: { red: 1, white: 3 }, by: 'each' }],
};
