import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { TROOPER } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'no-time-for-sorrows',
  name: 'No Time for Sorrows',
  pips: 2,
  faction: 'rebels',
  units: ['leia-organa-fearless-and-inventive'],
  orders: [{ count: 2, of: ['trooper'] }],
  moments: ['ORDER-RECEIVED'],
};

export const text: CardText = {
  effects: [{ at: 'ordered', of: { of: [TROOPER] }, do: [{ do: 'move', speed: 1, may: true }] }],
};
