import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'dc-15x-arc-trooper',
  name: 'DC-15x ARC Trooper',
  type: 'heavy-weapon',
  points: 31,
  only: { any: [{ unit: ['arc-troopers'] }, { unit: ['arc-troopers-strike-team'] }] },
  mini: true,
  weapons: [
    {
      name: 'DC-15x ARC Trooper',
      range: [1, 5],
      dice: { red: 1, black: 1 },
      keywords: { 'immune-deflect': true, lethal: 1 },
      by: 'added',
    },
  ],
};
