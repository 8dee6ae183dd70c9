import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, VEHICLE } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'drive-them-out',
  name: 'Drive Them Out',
  pips: 1,
  faction: 'empire',
  force: 'tempest-force',
  orders: [{ count: 1, of: ['vehicle'] }],
  moments: ['MOVE-AFTER', 'ROUND'],
  assumed: true,
};

export const text: CardText = {
  effects: [{ at: 'played', to: { of: [VEHICLE] }, do: [give({ demoralize: 1 })] }],
  mark: 'part',
};
