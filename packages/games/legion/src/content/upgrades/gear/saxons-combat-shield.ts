import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'saxons-combat-shield',
  name: "Saxon's Combat Shield",
  type: 'gear',
  points: 10,
  unique: true,
  only: { unit: ['gar-saxon-militant-commando'] },
  keywords: { shielded: 1, recharge: 1 },
  moments: ['END-START'],
};

export const text: CardText = { odd: true };
