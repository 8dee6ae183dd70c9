import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'saber-throw',
  name: 'Saber Throw',
  type: 'force',
  points: 5,
  moments: ['CARD-ACTION'],
};

export const text: CardText = { odd: true };
