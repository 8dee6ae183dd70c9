import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { suppression, TROOPER } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'annihilation-looms',
  name: 'Annihilation Looms',
  pips: 3,
  faction: 'empire',
  units: ['director-orson-krennic-architect-of-terror'],
  orders: [{ unit: ['director-orson-krennic-architect-of-terror'], count: 1 }, { count: 2 }],
  moments: ['CMD-REVEAL'],
};

export const text: CardText = {
  effects: [
    { at: 'revealed', to: { side: 'any', of: [TROOPER] }, do: [suppression()] },
    { at: 'revealed', rounds: [5, 6], to: { side: 'any', of: [TROOPER] }, do: [suppression()] },
  ],
};
