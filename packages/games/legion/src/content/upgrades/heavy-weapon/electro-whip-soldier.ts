import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'electro-whip-soldier',
  name: 'Electro-Whip Soldier',
  type: 'heavy-weapon',
  points: 10,
  only: { unit: ['pyke-syndicate-foot-soldiers'] },
  mini: true,
  weapons: [
    {
      name: 'Electro-Whip',
      melee: true,
      range: [1, 1],
      dice: { red: 2 },
      keywords: { immobilize: 1, suppressive: true },
      by: 'added',
    },
  ],
};
