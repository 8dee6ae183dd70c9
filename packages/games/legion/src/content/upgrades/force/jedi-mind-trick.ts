import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { LESSER_FOE, suppression } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'jedi-mind-trick',
  name: 'Jedi Mind Trick',
  type: 'force',
  points: 5,
  only: { side: ['light'] },
  exhaust: true,
  moments: ['FREE-CARD-ACTION'],
};

export const text: CardText = {
  effects: [{ at: 'action', turns: 'exhaust', to: { ...LESSER_FOE, near: 2 }, do: [suppression(2)] }],
};
