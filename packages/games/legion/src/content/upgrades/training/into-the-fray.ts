import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { surge } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'into-the-fray',
  name: 'Into the Fray',
  type: 'training',
  points: 4,
  moments: ['ACT-START'],
};

export const text: CardText = {
  effects: [{ at: 'activated', of: { side: 'enemy', near: 1 }, may: true, to: { is: 'own' }, do: [surge()] }],
};
