import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'idens-tl-50-repeater',
  name: "Iden's TL-50 Repeater",
  type: 'armament',
  points: 15,
  unique: true,
  only: { unit: ['iden-versio-inferno-squad-leader'] },
  weapons: [
    {
      name: "Iden's TL-50 Repeater",
      range: [1, 3],
      dice: { red: 2, black: 1, white: 2 },
      keywords: { critical: 1, impact: 1 },
      by: 'each',
    },
  ],
};
