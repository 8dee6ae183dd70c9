import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'insatiable-curiosity',
  name: 'Insatiable Curiosity',
  type: 'training',
  points: 8,
  only: { any: [{ unit: ['ewok-skirmishers'] }, { unit: ['ewok-slingers'] }] },
  expend: true,
  moments: ['FREE-CARD-ACTION'],
};

export const text: CardText = { odd: true };
