import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'electro-gauntlets',
  name: 'Electro Gauntlets',
  type: 'armament',
  points: 10,
  only: { unit: ['cad-bane-needs-no-introduction'] },
  weapons: [
    {
      name: 'Electro Gauntlets',
      melee: true,
      dice: { red: 4 },
      keywords: { immobilize: 3, suppressive: true },
      by: 'each',
    },
  ],
  exhaust: true,
  moments: ['MELEE-STATE'],
};

export const text: CardText = { standing: [{ is: 'leaves-immobilized' }] };
