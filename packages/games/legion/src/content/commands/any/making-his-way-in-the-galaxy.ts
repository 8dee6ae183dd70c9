import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'making-his-way-in-the-galaxy',
  name: 'Making His Way in the Galaxy',
  pips: 2,
  units: ['boba-fett-daimyo-of-mos-espa', 'boba-fett-infamous-bounty-hunter'],
  orders: [{ unit: ['boba-fett-daimyo-of-mos-espa', 'boba-fett-infamous-bounty-hunter'], count: 1 }],
  moments: ['ACT-END', 'ACTION-LIMITS'],
  missing: ['weapon'],
};

export const text: CardText = { mark: 'not-in-sources' };
