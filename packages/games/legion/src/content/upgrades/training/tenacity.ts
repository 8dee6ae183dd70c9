import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'tenacity',
  name: 'Tenacity',
  type: 'training',
  points: 6,
  moments: ['ATK-2B'],
};

export const text: CardText = {
  effects: [{ at: 'armed', of: { is: 'own', wounded: true }, kind: 'melee', do: [{ do: 'dice' }] }],
  bonus: { dice: { red: 1 } },
};
