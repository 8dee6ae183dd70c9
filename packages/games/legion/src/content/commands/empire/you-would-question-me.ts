import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, dodge } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'you-would-question-me',
  name: 'You Would Question Me?',
  pips: 2,
  faction: 'empire',
  units: ['fifth-brother-the-kill-is-mine'],
  orders: [
    { unit: ['fifth-brother-the-kill-is-mine'], count: 1 },
    { unit: ['seventh-sister-compelled-to-inflict-pain'], count: 1 },
  ],
  permanent: true,
  moments: ['PERMANENT'],
  assumed: true,
};

export const text: CardText = {
  effects: [
    {
      at: 'gained',
      token: 'aim',
      of: { of: [{ name: 'Fifth Brother' }] },
      to: { of: [{ name: 'Seventh Sister' }] },
      do: [dodge()],
    },
    {
      at: 'gained',
      token: 'dodge',
      of: { of: [{ name: 'Fifth Brother' }] },
      to: { of: [{ name: 'Seventh Sister' }] },
      do: [aim()],
    },
  ],
  mark: 'part',
};
