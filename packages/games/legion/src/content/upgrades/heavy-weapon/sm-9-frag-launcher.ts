import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'sm-9-frag-launcher',
  name: 'SM-9 Frag Launcher',
  type: 'heavy-weapon',
  points: 45,
  only: { unit: ['imperial-dark-troopers'] },
  mini: true,
  keywords: { cycle: true },
  weapons: [
    {
      name: 'SM-9 Frag Launcher',
      range: [1, 2],
      dice: { red: 2, black: 1 },
      keywords: { blast: true, impact: 2 },
      by: 'added',
    },
  ],
  exhaust: true,
};
