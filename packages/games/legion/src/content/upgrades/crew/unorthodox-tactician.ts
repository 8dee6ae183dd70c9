import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'unorthodox-tactician',
  name: 'Unorthodox Tactician',
  type: 'crew',
  points: 16,
  only: { unit: ['a-a5-speeder-truck-mercenary', 'a-a5-speeder-truck-rebels'] },
  moments: ['ACT-START'],
};

export const text: CardText = { odd: true };
