import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'not-a-story-the-jedi-would-tell',
  name: 'Not a Story the Jedi Would Tell',
  flaw: true,
  units: ['anakin-skywalker-the-chosen-one'],
  orders: [],
  moments: ['PHASE-START'],
};

// flaws
export const text: CardText = {
  standing: [{ is: 'jams-orders', who: { side: 'enemy', of: [{ name: 'Anakin Skywalker' }] } }],
  mark: 'part',
};
