import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'programmed-loyalty',
  name: 'Programmed Loyalty',
  type: 'programming',
  points: 5,
  only: { unit: ['imperial-dark-troopers'] },
  keywords: { retinue: { who: [{ rank: 'commander' }] } },
  moments: ['CMD-ORDERS'],
};

export const text: CardText = { standing: [{ is: 'only-commanders-order' }] };
