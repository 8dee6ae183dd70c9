import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'fragmentation-grenades',
  name: 'Fragmentation Grenades',
  type: 'grenades',
  points: 5,
  weapons: [{ name: 'Fragmentation Grenades', range: [1, 1], dice: { red: 1 }, by: 'each' }],
  moments: ['ATK-4C'],
};

export const text: CardText = { standing: [{ is: 'surge', to: 'crit', pool: 'own' }] };
