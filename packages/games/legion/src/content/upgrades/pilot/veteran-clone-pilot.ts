import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'veteran-clone-pilot',
  name: 'Veteran Clone Pilot',
  type: 'pilot',
  points: 7,
  only: { unit: ['tx-130-saber-class-fighter-tank'] },
  exhaust: true,
  moments: ['TOKEN-SPEND'],
};

export const text: CardText = { odd: true };
