import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'you-have-something-i-want',
  name: 'You Have Something I Want',
  pips: 2,
  faction: 'empire',
  units: ['moff-gideon-long-live-the-empire'],
  orders: [{ count: 2 }],
  fromRound: 2,
  moments: ['CMD-POOL', 'CMD-SELECT'],
};

export const text: CardText = { odd: true };
