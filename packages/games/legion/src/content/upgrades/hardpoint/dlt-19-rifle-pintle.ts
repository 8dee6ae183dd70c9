import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'dlt-19-rifle-pintle',
  name: 'DLT-19 Rifle Pintle',
  type: 'hardpoint',
  points: 18,
  only: { unit: ['tx-225-gavw-occupier-combat-assault-tank'] },
  weapons: [
    { name: 'DLT-19 Rifle Pintle', range: [1, 4], dice: { red: 2 }, keywords: { impact: 1 }, by: 'each' },
  ],
};
