import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'gnasp-bombardier',
  name: 'Gnasp Bombardier',
  type: 'crew',
  points: 20,
  only: { unit: ['raddaugh-gnasp-fluttercraft', 'raddaugh-gnasp-fluttercraft-attack-craft'] },
  weapons: [
    {
      name: 'Gnasp Bombardier',
      special: 'overrun',
      dice: { red: 2, white: 2 },
      keywords: { 'immune-deflect': true, overrun: 2, suppressive: true },
      by: 'each',
    },
  ],
};
