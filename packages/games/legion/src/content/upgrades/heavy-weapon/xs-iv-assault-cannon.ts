import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'xs-iv-assault-cannon',
  name: 'XS-IV Assault Cannon',
  type: 'heavy-weapon',
  points: 55,
  only: { unit: ['imperial-dark-troopers'] },
  mini: true,
  weapons: [
    {
      name: 'XS-IV Assault Cannon',
      range: [1, 3],
      dice: { black: 4 },
      keywords: { critical: 1 },
      by: 'added',
    },
  ],
};
