import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { recover } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'imperial-discipline',
  name: 'Imperial Discipline',
  pips: 3,
  faction: 'empire',
  units: ['general-veers-master-tactician'],
  orders: [{ unit: ['general-veers-master-tactician'], count: 1 }, { count: 2 }],
  moments: ['ORDER-RECEIVED'],
};

export const text: CardText = { effects: [{ at: 'ordered', of: {}, may: true, do: [recover] }] };
