import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'protector',
  name: 'Protector',
  type: 'training',
  points: 5,
  exhaust: true,
  moments: ['ATK-6-DEF'],
};

export const text: CardText = { odd: true };
