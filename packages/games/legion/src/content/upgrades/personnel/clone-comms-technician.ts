import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'clone-comms-technician',
  name: 'Clone Comms Technician',
  type: 'personnel',
  points: 11,
  only: { type: ['clone'] },
  mini: true,
  addsSlots: ['comms'],
  moments: ['ARMY-BUILD'],
};

export const text: CardText = { mark: 'army' };
