import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { orderedByThis, standby } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'constantly-alert',
  name: 'Constantly Alert',
  pips: 3,
  faction: 'empire',
  force: 'tempest-force',
  orders: [{ count: 3 }],
  moments: ['ORDER-RECEIVED'],
};

export const text: CardText = {
  effects: [
    orderedByThis({ do: 'gain', token: 'aim', n: { each: { side: 'enemy', nearIt: 1 } } }),
    { at: 'ordered', of: { noEnemyAt: 1 }, byThis: true, do: [standby] },
  ],
};
