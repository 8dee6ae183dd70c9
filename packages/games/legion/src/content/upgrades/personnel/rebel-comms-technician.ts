import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'rebel-comms-technician',
  name: 'Rebel Comms Technician',
  type: 'personnel',
  points: 9,
  only: { faction: ['rebels'] },
  mini: true,
  addsSlots: ['comms'],
  moments: ['ARMY-BUILD'],
};

export const text: CardText = { mark: 'army' };
