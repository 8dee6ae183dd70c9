import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'reckless-driver',
  name: 'Reckless Driver',
  type: 'pilot',
  points: 12,
  only: { unit: ['a-a5-speeder-truck-mercenary', 'a-a5-speeder-truck-rebels'] },
  moments: ['ACTIONS-START'],
};

export const text: CardText = { odd: true };
