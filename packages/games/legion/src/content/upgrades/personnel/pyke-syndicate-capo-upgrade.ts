import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { courage } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'pyke-syndicate-capo-upgrade',
  name: 'Pyke Syndicate Capo',
  type: 'personnel',
  points: 18,
  only: { unit: ['pyke-syndicate-foot-soldiers'] },
  mini: true,
  keywords: { independent: { tokens: [[['surge', 1]]] }, leader: true },
  moments: ['CONT'],
};

export const text: CardText = { standing: [courage] };
