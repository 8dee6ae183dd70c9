import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'emergency-stims',
  name: 'Emergency Stims',
  type: 'gear',
  points: 8,
  exhaust: true,
  moments: ['ACT-END', 'WOUND-ASSIGN'],
};

export const text: CardText = { odd: true };
