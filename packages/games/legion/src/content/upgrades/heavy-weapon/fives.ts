import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { courage } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'fives',
  name: 'Fives',
  type: 'heavy-weapon',
  points: 40,
  unique: true,
  only: { type: ['clone'] },
  mini: true,
  wounds: 2,
  keywords: { coordinate: { who: [{ type: 'clone' }] }, leader: true },
  weapons: [{ name: 'Fives', range: [1, 3], dice: { black: 3 }, by: 'added' }],
  moments: ['CONT'],
};

export const text: CardText = { standing: [courage] };
