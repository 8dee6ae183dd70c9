import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'imperial-comms-technician',
  name: 'Imperial Comms Technician',
  type: 'personnel',
  points: 10,
  only: { all: [{ rank: ['corps'] }, { faction: ['empire'] }] },
  mini: true,
  addsSlots: ['comms'],
  moments: ['ARMY-BUILD'],
};

export const text: CardText = { mark: 'army' };
