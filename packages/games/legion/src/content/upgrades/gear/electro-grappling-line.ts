import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { immobilize, suppression, TROOPER } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'electro-grappling-line',
  name: 'Electro Grappling Line',
  type: 'gear',
  points: 5,
  only: { unit: ['sabine-wren-explosive-artist'] },
  exhaust: true,
  moments: ['CARD-ACTION'],
};

export const text: CardText = {
  effects: [
    {
      at: 'action',
      cost: 1,
      turns: 'exhaust',
      to: { side: 'enemy', of: [TROOPER], near: 1, seen: true, most: 1 },
      do: [immobilize(2), suppression(2)],
    },
  ],
};
