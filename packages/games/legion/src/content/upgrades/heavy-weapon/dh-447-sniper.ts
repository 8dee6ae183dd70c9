import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'dh-447-sniper',
  name: 'DH-447 Sniper',
  type: 'heavy-weapon',
  points: 28,
  only: { any: [{ unit: ['rebel-commandos'] }, { unit: ['rebel-commandos-strike-team'] }] },
  mini: true,
  weapons: [
    {
      name: 'DH-447 Sniper',
      range: [1, 5],
      dice: { black: 1, white: 1 },
      keywords: { 'high-velocity': true, pierce: 1 },
      by: 'added',
    },
  ],
};
