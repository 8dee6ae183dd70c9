import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { surge } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'force-guidance',
  name: 'Force Guidance',
  type: 'force',
  points: 5,
  exhaust: true,
  moments: ['FREE-CARD-ACTION'],
};

export const text: CardText = {
  effects: [{ at: 'action', turns: 'exhaust', to: { near: 2, most: 2 }, do: [surge()] }],
};
