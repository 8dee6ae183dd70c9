import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'flametrooper',
  name: 'Flametrooper',
  type: 'heavy-weapon',
  points: 20,
  only: { unit: ['snowtroopers'] },
  mini: true,
  weapons: [
    {
      name: 'Flametrooper',
      range: [1, 1],
      dice: { black: 1 },
      keywords: { blast: true, spray: true },
      by: 'added',
    },
  ],
};
