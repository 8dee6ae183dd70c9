import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { immobilize, suppression, TROOPER } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'whipcord-launcher',
  name: 'Whipcord Launcher',
  pips: 1,
  units: ['boba-fett-daimyo-of-mos-espa', 'boba-fett-infamous-bounty-hunter'],
  orders: [{ unit: ['boba-fett-daimyo-of-mos-espa', 'boba-fett-infamous-bounty-hunter'], count: 1 }],
  moments: ['FREE-CARD-ACTION', 'MELEE-STATE'],
};

export const text: CardText = {
  effects: [
    {
      at: 'action',
      to: { side: 'enemy', of: [TROOPER], near: 1, seen: true, most: 1 },
      do: [immobilize(2), suppression(2)],
    },
  ],
  standing: [{ is: 'leaves-immobilized' }],
};
