import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { ARMS_IT } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'z-6-jetpack-rocket',
  name: 'Z-6 Jetpack Rocket',
  pips: 3,
  units: ['boba-fett-daimyo-of-mos-espa', 'boba-fett-infamous-bounty-hunter'],
  orders: [{ unit: ['boba-fett-daimyo-of-mos-espa', 'boba-fett-infamous-bounty-hunter'], count: 1 }],
  weapons: [
    { name: 'Z-6 Jetpack Rocket', range: [3, 4], dice: { red: 3 }, keywords: { blast: true, impact: 2 } },
  ],
  moments: ['ACTIONS-START'],
};

export const text: CardText = { effects: [ARMS_IT] };
