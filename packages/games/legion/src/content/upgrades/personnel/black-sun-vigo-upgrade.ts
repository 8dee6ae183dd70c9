import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { courage } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'black-sun-vigo-upgrade',
  name: 'Black Sun Vigo',
  type: 'personnel',
  points: 20,
  only: { unit: ['black-sun-enforcers'] },
  mini: true,
  keywords: { independent: { tokens: [[['surge', 1]]] }, leader: true },
  moments: ['CONT'],
};

export const text: CardText = { standing: [courage] };
