import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { ORDER_ITSELF } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'seize-the-initiative',
  name: 'Seize the Initiative',
  type: 'training',
  points: 5,
  only: { any: [{ rank: ['commander'] }, { rank: ['operative'] }] },
  expend: true,
  moments: ['CMD-ORDERS'],
};

export const text: CardText = { effects: [{ ...ORDER_ITSELF, turns: 'expend' }] };
