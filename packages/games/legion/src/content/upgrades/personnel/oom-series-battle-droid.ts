import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'oom-series-battle-droid',
  name: 'OOM-Series Battle Droid',
  type: 'personnel',
  points: 8,
  only: { unit: ['b1-battle-droids'] },
  mini: true,
  keywords: { leader: true },
  moments: ['ORDER-RECEIVED'],
};

export const text: CardText = { standing: [{ is: 'coordinate-range', n: 2 }] };
