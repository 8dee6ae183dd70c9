import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { ARMS_IT } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'zx-flame-projector',
  name: 'ZX Flame Projector',
  pips: 2,
  units: ['boba-fett-daimyo-of-mos-espa', 'boba-fett-infamous-bounty-hunter'],
  orders: [{ unit: ['boba-fett-daimyo-of-mos-espa', 'boba-fett-infamous-bounty-hunter'], count: 1 }],
  weapons: [
    {
      name: 'ZX Flame Projector',
      melee: true,
      range: [1, 1],
      dice: { red: 1 },
      keywords: { blast: true, spray: true },
    },
  ],
  moments: ['ACTIONS-START'],
};

export const text: CardText = { effects: [ARMS_IT] };
