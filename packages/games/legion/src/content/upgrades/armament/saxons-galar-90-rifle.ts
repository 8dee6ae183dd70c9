import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'saxons-galar-90-rifle',
  name: "Saxon's Galar-90 Rifle",
  type: 'armament',
  points: 15,
  unique: true,
  only: { unit: ['gar-saxon-militant-commando'] },
  weapons: [
    {
      name: 'Galar-90 Rifle',
      range: [1, 4],
      dice: { red: 1, black: 1, white: 1 },
      keywords: { 'high-velocity': true, lethal: 1, 'long-shot': 1 },
      by: 'each',
    },
  ],
};
