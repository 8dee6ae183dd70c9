import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'sonic-imploders',
  name: 'Sonic Imploders',
  type: 'grenades',
  points: 3,
  weapons: [
    {
      name: 'Sonic Imploders',
      range: [1, 1],
      dice: { black: 1 },
      keywords: { suppressive: true },
      by: 'each',
    },
  ],
};
