import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { courage } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'imperial-officer',
  name: 'Imperial Officer',
  type: 'personnel',
  points: 17,
  only: { all: [{ rank: ['corps'] }, { faction: ['empire'] }] },
  mini: true,
  keywords: { inspire: 1, leader: true },
  moments: ['CONT'],
};

export const text: CardText = { standing: [courage] };
