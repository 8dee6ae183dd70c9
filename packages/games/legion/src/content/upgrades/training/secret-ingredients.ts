import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'secret-ingredients',
  name: 'Secret Ingredients',
  type: 'training',
  points: 5,
  unique: true,
  only: { unit: ['logray-superstitious-shaman'] },
  moments: ['ACT-START', 'ROUND-START', 'TOKEN-GAIN'],
};

export const text: CardText = {
  odd: true,
  effects: [{ at: 'aided', of: { is: 'own', has: 'suppression' }, may: true, do: [{ do: 'shed', n: 1 }] }],
};
