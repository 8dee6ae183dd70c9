import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'proton-charge-saboteur',
  name: 'Proton Charge Saboteur',
  type: 'heavy-weapon',
  points: 23,
  only: { any: [{ unit: ['rebel-commandos'] }, { unit: ['rebel-commandos-strike-team'] }] },
  mini: true,
  keywords: { arm: { x: 1, of: ['proton-charge'] }, detonate: { x: 1, of: ['proton-charge'] } },
  weapons: [
    {
      name: 'Proton Charge',
      special: 'area',
      range: [0, 1],
      dice: { red: 1, white: 2 },
      keywords: { blast: true, impact: 1 },
      surge: 'crit',
      by: 'added',
    },
  ],
};
