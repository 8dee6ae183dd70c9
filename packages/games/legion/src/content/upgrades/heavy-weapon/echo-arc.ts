import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'echo-arc',
  name: 'Echo (ARC)',
  type: 'heavy-weapon',
  points: 42,
  unique: true,
  only: { type: ['clone'] },
  mini: true,
  wounds: 2,
  keywords: { reliable: 1, leader: true },
  weapons: [
    {
      name: 'Echo',
      range: [1, 5],
      dice: { red: 2 },
      keywords: { critical: 1, lethal: 1, 'immune-deflect': true },
      by: 'added',
    },
  ],
};
