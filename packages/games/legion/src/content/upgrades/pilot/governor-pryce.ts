import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, suppression, TROOPER } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'governor-pryce',
  name: 'Governor Pryce',
  type: 'pilot',
  points: 5,
  unique: true,
  only: { all: [{ faction: ['empire'] }, { rank: ['heavy'] }] },
  keywords: { 'field-commander': true },
  moments: ['FREE-CARD-ACTION'],
};

export const text: CardText = {
  effects: [{ at: 'action', to: { of: [TROOPER], near: 2, most: 1 }, do: [aim(), suppression()] }],
};
