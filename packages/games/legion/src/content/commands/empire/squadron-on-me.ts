import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { VEHICLE } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'squadron-on-me',
  name: 'Squadron, On Me',
  pips: 2,
  faction: 'empire',
  units: ['major-marquand-tempest-scout-2'],
  orders: [{ unit: ['major-marquand-tempest-scout-2'], count: 1 }],
  moments: ['ACT-START'],
};

export const text: CardText = {
  effects: [
    {
      at: 'activated',
      to: { is: 'other', of: [VEHICLE], near: 4 },
      do: [{ do: 'move', speed: 1, may: true }],
    },
  ],
  mark: 'part',
};
