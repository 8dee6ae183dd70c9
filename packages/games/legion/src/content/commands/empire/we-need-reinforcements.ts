import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, orderedByThis } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'we-need-reinforcements',
  name: 'We Need Reinforcements',
  pips: 2,
  faction: 'empire',
  force: 'tempest-force',
  orders: [{ count: 2, of: ['trooper'] }],
  moments: ['ORDER-RECEIVED'],
  assumed: true,
};

export const text: CardText = { effects: [orderedByThis(give({ disengage: true }))] };
