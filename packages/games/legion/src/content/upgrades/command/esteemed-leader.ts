import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'esteemed-leader',
  name: 'Esteemed Leader',
  type: 'command',
  points: 5,
  moments: ['ATK-6-DEF'],
};

export const text: CardText = {
  effects: [
    {
      at: 'rollStart',
      role: 'defender',
      to: { is: 'other', of: [{ rank: 'corps', type: 'trooper' }], near: 1 },
      do: [give({ guardian: 1 }, 'attack')],
    },
  ],
};
