import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { suppression } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'developing-sympathies',
  name: 'Developing Sympathies',
  flaw: true,
  units: ['agent-kallus-hunter-of-spectres'],
  orders: [],
  moments: ['PHASE-START'],
};

export const text: CardText = {
  effects: [
    {
      at: 'activationEnd',
      of: { side: 'enemy', of: [{ name: 'Agent Kallus' }] },
      having: ['attack'],
      do: [suppression(4)],
    },
  ],
  mark: 'part',
};
