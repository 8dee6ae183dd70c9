import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'p13-m-disruptor-soldier',
  name: 'P13-M Disruptor Soldier',
  type: 'heavy-weapon',
  points: 24,
  only: { unit: ['pyke-syndicate-foot-soldiers'] },
  mini: true,
  weapons: [
    {
      name: 'P13-M Disruptor',
      range: [1, 4],
      dice: { red: 1, black: 2 },
      keywords: { impact: 1 },
      by: 'added',
    },
  ],
};
