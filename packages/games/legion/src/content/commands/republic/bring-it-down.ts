import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'bring-it-down',
  name: 'Bring It Down!',
  pips: 1,
  faction: 'republic',
  units: ['clone-commander-cody-leader-of-the-212th'],
  orders: [{ unit: ['clone-commander-cody-leader-of-the-212th'], count: 1 }],
  moments: ['ACTION-LIMITS', 'ATK-1'],
};

export const text: CardText = { mark: 'part' };
