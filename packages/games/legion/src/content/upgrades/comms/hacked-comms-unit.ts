import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'hacked-comms-unit',
  name: 'Hacked Comms Unit',
  type: 'comms',
  points: 5,
  moments: ['CMD-ORDERS'],
};

export const text: CardText = {
  effects: [
    {
      at: 'ordered',
      of: { side: 'enemy', near: 1 },
      may: true,
      to: { is: 'own', order: 'none' },
      do: [{ do: 'order' }],
    },
  ],
};
