import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'imperial-hammers-elite-armor-pilot',
  name: 'Imperial Hammers Elite Armor Pilot',
  type: 'pilot',
  points: 10,
  only: { type: ['groundVehicle'] },
  surge: { attack: 'hit' },
  moments: ['ATK-4C'],
};

export const text: CardText = { standing: [{ is: 'surge', to: 'hit' }] };
