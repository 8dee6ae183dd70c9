import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'imperial-tie-pilot',
  name: 'Imperial TIE Pilot',
  type: 'pilot',
  points: 8,
  only: { all: [{ faction: ['empire'] }, { type: ['repulsorVehicle'] }] },
  moments: ['MOVE-SPEED'],
};

export const text: CardText = { standing: [{ is: 'speed', n: 1 }] };
