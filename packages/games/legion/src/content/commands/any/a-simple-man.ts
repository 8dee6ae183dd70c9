import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, bend, give } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'a-simple-man',
  name: 'A Simple Man',
  pips: 1,
  units: ['boba-fett-daimyo-of-mos-espa', 'boba-fett-infamous-bounty-hunter'],
  orders: [{ count: 1 }],
  moments: ['AP-START'],
};

export const text: CardText = {
  effects: [
    { at: 'phaseStart', own: { order: 'up' }, to: { near: 1, most: 1 }, do: [{ do: 'move', speed: 1 }] },
    {
      at: 'phaseStart',
      own: { order: 'none' },
      do: [aim(), bend('reach'), give({ marksman: true })],
    },
  ],
};
