import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { suppression } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'duck-and-cover',
  name: 'Duck and Cover',
  type: 'training',
  points: 2,
  moments: ['ATK-5A'],
};

export const text: CardText = {
  effects: [{ at: 'converted', role: 'defender', kind: 'ranged', may: true, do: [suppression()] }],
};
