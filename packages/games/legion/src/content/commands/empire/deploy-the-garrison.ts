import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { TROOPER } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'deploy-the-garrison',
  name: 'Deploy the Garrison',
  pips: 2,
  faction: 'empire',
  units: ['director-orson-krennic-architect-of-terror'],
  orders: [{ count: 2, of: ['trooper'] }],
  moments: ['AP-START'],
};

export const text: CardText = {
  effects: [
    {
      at: 'phaseStart',
      to: { of: [TROOPER], order: 'up', most: 2 },
      do: [{ do: 'act', action: 'standby' }],
    },
  ],
};
