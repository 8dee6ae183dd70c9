import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'mandalorian-super-commando',
  name: 'Mandalorian Super Commando',
  type: 'heavy-weapon',
  points: 24,
  only: { unit: ['mandalorian-super-commandos'] },
  mini: true,
  keywords: { cache: { tokens: [[['surge', 2]]] } },
  moments: ['CONT'],
};

export const text: CardText = { mark: 'part' };
