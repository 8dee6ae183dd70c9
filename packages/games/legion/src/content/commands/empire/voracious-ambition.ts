import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'voracious-ambition',
  name: 'Voracious Ambition',
  pips: 1,
  faction: 'empire',
  units: ['director-orson-krennic-architect-of-terror'],
  orders: [{ unit: ['director-orson-krennic-architect-of-terror'], count: 1 }],
  moments: ['AP-START', 'TOKEN-DRAW'],
};

export const text: CardText = { mark: 'secret-pool' };
