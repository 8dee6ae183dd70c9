import type { CommandCard, CommandId } from '../../cards.js';

export const card: CommandCard<CommandId> = {
  id: 'an-entire-legion',
  name: 'An Entire Legion',
  pips: 3,
  faction: 'empire',
  units: ['emperor-palpatine-ruler-of-the-galactic-empire'],
  orders: [{ count: 'all', of: ['any unit in order range'] }],
};
