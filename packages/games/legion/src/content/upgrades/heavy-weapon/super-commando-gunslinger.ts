import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'super-commando-gunslinger',
  name: 'Super Commando Gunslinger',
  type: 'heavy-weapon',
  points: 28,
  only: { unit: ['mandalorian-super-commandos'] },
  mini: true,
  weapons: [
    {
      name: 'Super Commando Gunslinger',
      range: [1, 2],
      dice: { black: 2, white: 2 },
      keywords: { lethal: 1 },
      by: 'added',
    },
  ],
};
