import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'have-i-ever-let-you-down',
  name: 'Have I Ever Let You Down?',
  pips: 2,
  faction: 'republic',
  units: ['clone-commander-cody-leader-of-the-212th'],
  orders: [{ count: 2, of: ['clone trooper'] }],
  moments: ['ATK-AFTER'],
  assumed: true,
  missing: ['range'],
};

export const text: CardText = { mark: 'not-in-sources' };
