import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge, TROOPER } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'my-ally-is-the-force',
  name: 'My Ally is the Force',
  pips: 2,
  faction: 'rebels',
  units: ['luke-skywalker-hero-of-the-rebellion', 'luke-skywalker-jedi-knight'],
  orders: [{ count: 2, of: ['trooper'] }],
  moments: ['ORDER-RECEIVED'],
};

export const text: CardText = { effects: [{ at: 'ordered', of: { of: [TROOPER] }, do: [dodge()] }] };
