import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'overcharged-generator',
  name: 'Overcharged Generator',
  type: 'generator',
  points: 3,
  exhaust: true,
  moments: ['ATK-2B'],
};

export const text: CardText = {
  effects: [{ at: 'armed', kind: 'ranged', pool: 'fixed', turns: 'exhaust', do: [{ do: 'dice' }] }],
  bonus: { dice: { black: 1 }, keywords: { impact: 1 } },
};
