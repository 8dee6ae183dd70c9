import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, dodge, VEHICLE } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'armored-cavalry',
  name: 'Armored Cavalry',
  pips: 3,
  faction: 'empire',
  units: ['major-marquand-tempest-scout-2'],
  orders: [{ count: 3, of: ['vehicle'] }],
  moments: ['ORDER-RECEIVED'],
};

export const text: CardText = {
  effects: [
    { at: 'ordered', of: { is: 'other', of: [VEHICLE], arc: 'front' }, may: true, do: [dodge()] },
    { at: 'ordered', of: { is: 'other', of: [VEHICLE], arc: 'sides' }, may: true, do: [aim()] },
    {
      at: 'ordered',
      of: { is: 'other', of: [VEHICLE], arc: 'rear' },
      do: [{ do: 'move', speed: 1, may: true }],
    },
  ],
};
