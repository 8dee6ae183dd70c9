import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'force-lift',
  name: 'Force Lift',
  type: 'force',
  points: 5,
  exhaust: true,
  moments: ['DEPLOY', 'FREE-CARD-ACTION'],
};

export const text: CardText = { odd: true };
