import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge, VEHICLE } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'evasive-maneuvers',
  name: 'Evasive Maneuvers',
  pips: 2,
  faction: 'empire',
  units: ['general-veers-master-tactician'],
  orders: [{ count: 2, of: ['vehicle'] }],
  moments: ['ATK-5A', 'ORDER-RECEIVED'],
};

export const text: CardText = {
  effects: [{ at: 'ordered', of: { of: [VEHICLE] }, do: [dodge()] }],
  standing: [{ is: 'dodges-crits', who: { of: [VEHICLE] } }],
};
