import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { COMMANDER, OPERATIVE, orderedByThis, recover } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'unexpected-but-not-unwelcome',
  name: 'Unexpected, But Not Unwelcome',
  pips: 2,
  faction: 'empire',
  units: ['seventh-sister-compelled-to-inflict-pain'],
  orders: [
    { unit: ['fifth-brother-the-kill-is-mine'], count: 1 },
    { unit: ['seventh-sister-compelled-to-inflict-pain'], count: 1 },
  ],
  moments: ['ATK-4A', 'ORDER-RECEIVED'],
};

export const text: CardText = {
  effects: [
    orderedByThis(recover),
    {
      at: 'rollStart',
      against: { side: 'enemy', of: [COMMANDER, OPERATIVE], order: 'down' },
      do: [{ do: 'trade', pay: 'suppression', get: 'aim', most: 2 }],
    },
  ],
};
