import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { staff } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'j-19-bo-rifle-staff',
  name: 'J-19 Bo-rifle Staff',
  type: 'armament',
  points: 5,
  unique: true,
  only: { unit: ['agent-kallus-hunter-of-spectres'] },
  keywords: { reconfigure: true, charge: true },
  weapons: [
    {
      name: 'J-19 Bo-rifle Staff',
      melee: true,
      dice: { red: 1, black: 2, white: 1 },
      keywords: { lethal: 1 },
      by: 'each',
      face: 'A',
    },
    {
      name: 'J-19 Bo-rifle Blaster',
      range: [1, 3],
      dice: { red: 1, black: 2, white: 1 },
      keywords: { lethal: 1 },
      by: 'each',
      face: 'B',
    },
  ],
  moments: ['ATK-8'],
};

export const text: CardText = { standing: [{ ...staff, face: 'A' }] };
