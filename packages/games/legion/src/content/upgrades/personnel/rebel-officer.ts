import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { courage } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'rebel-officer',
  name: 'Rebel Officer',
  type: 'personnel',
  points: 16,
  only: { faction: ['rebels'] },
  mini: true,
  keywords: { inspire: 1, leader: true },
  moments: ['CONT'],
};

export const text: CardText = { standing: [courage] };
