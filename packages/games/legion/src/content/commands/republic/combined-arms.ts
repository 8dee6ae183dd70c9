import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'combined-arms',
  name: 'Combined Arms',
  pips: 3,
  faction: 'republic',
  units: ['clone-commander-cody-leader-of-the-212th'],
  orders: [
    { count: 2, of: ['trooper'] },
    { count: 2, of: ['vehicle'] },
  ],
  moments: ['ACTION-LIMITS', 'ATK-AFTER'],
  missing: ['range'],
};

export const text: CardText = { mark: 'not-in-sources' };
