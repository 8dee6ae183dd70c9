import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { staff } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'electrostaff-guard',
  name: 'Electrostaff Guard',
  type: 'heavy-weapon',
  points: 21,
  only: { unit: ['imperial-royal-guards'] },
  mini: true,
  keywords: { sidearm: { of: ['melee'] } },
  weapons: [{ name: 'Electrostaff Guard', melee: true, dice: { black: 2 }, by: 'added' }],
  moments: ['ATK-8'],
};

export const text: CardText = { standing: [staff] };
