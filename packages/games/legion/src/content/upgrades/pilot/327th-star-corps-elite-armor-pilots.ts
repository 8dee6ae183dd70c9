import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: '327th-star-corps-elite-armor-pilots',
  name: '327th Star Corps Elite Armor Pilots',
  type: 'pilot',
  points: 5,
  only: { unit: ['infantry-support-platform'] },
  moments: ['ATK-4C'],
};

export const text: CardText = { standing: [{ is: 'surge', to: 'crit', pool: 'others' }] };
