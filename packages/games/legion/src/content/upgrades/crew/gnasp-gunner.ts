import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'gnasp-gunner',
  name: 'Gnasp Gunner',
  type: 'crew',
  points: 15,
  only: { unit: ['raddaugh-gnasp-fluttercraft', 'raddaugh-gnasp-fluttercraft-attack-craft'] },
  weapons: [
    {
      name: 'Gnasp Gunner',
      range: [1, 3],
      dice: { red: 2, black: 2 },
      keywords: { fixed: { of: ['rear'] }, impact: 1, pierce: 1 },
      by: 'each',
    },
  ],
};
