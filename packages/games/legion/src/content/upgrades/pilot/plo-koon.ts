import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'plo-koon',
  name: 'Plo Koon',
  type: 'pilot',
  points: 9,
  unique: true,
  only: { unit: ['tx-130-saber-class-fighter-tank'] },
  exhaust: true,
  moments: ['FREE-CARD-ACTION'],
};

export const text: CardText = {
  effects: [{ at: 'action', turns: 'exhaust', do: [give({ agile: 2 }, 'activation')] }],
};
