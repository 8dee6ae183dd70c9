import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'super-commando-marksman',
  name: 'Super Commando Marksman',
  type: 'heavy-weapon',
  points: 28,
  only: { unit: ['mandalorian-super-commandos'] },
  mini: true,
  keywords: { precise: 1 },
  weapons: [
    { name: 'Super Commando Marksman', range: [1, 3], dice: { red: 1, black: 1, white: 1 }, by: 'added' },
  ],
};
