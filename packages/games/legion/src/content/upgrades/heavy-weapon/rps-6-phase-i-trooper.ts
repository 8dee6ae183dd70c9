import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'rps-6-phase-i-trooper',
  name: 'RPS-6 Phase I Trooper',
  type: 'heavy-weapon',
  points: 21,
  only: { unit: ['phase-i-clone-troopers'] },
  mini: true,
  weapons: [
    {
      name: 'RPS-6 Phase I Trooper',
      range: [2, 4],
      dice: { red: 1, black: 1, white: 1 },
      keywords: { cumbersome: true, impact: 2 },
      by: 'added',
    },
  ],
};
