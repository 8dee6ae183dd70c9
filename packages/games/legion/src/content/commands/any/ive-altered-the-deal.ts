import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'ive-altered-the-deal',
  name: "I've Altered the Deal",
  flaw: true,
  flawWhen: { phase: 'command', discarded: 3 },
  units: ['lando-calrissian-smooth-operator'],
  orders: [],
  moments: ['PHASE-START'],
};

export const text: CardText = { odd: true };
