import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { EWOK } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'herbal-medicine',
  name: 'Herbal Medicine',
  type: 'training',
  points: 10,
  unique: true,
  only: { unit: ['logray-superstitious-shaman'] },
  exhaust: true,
  moments: ['FREE-CARD-ACTION'],
};

export const text: CardText = {
  effects: [
    {
      at: 'action',
      turns: 'exhaust',
      to: { of: [EWOK], near: 1, wounded: true, most: 1 },
      do: [{ do: 'heal', n: 1 }],
    },
  ],
  mark: 'part',
};
