import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'command-control-array',
  name: 'Command Control Array',
  type: 'comms',
  points: 2,
  only: { any: [{ type: ['groundVehicle'] }, { type: ['repulsorVehicle'] }] },
  moments: ['ORDER-RECEIVED'],
};

export const text: CardText = { standing: [{ is: 'coordinate-range', n: 2 }] };
