import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'explosions',
  name: 'Explosions!',
  pips: 1,
  faction: 'rebels',
  units: ['sabine-wren-explosive-artist'],
  orders: [{ unit: ['sabine-wren-explosive-artist'], count: 1 }],
  permanent: true,
  weapons: [
    {
      name: 'Thermal Charge',
      special: 'area',
      range: [0, 1],
      dice: { red: 1, white: 1 },
      keywords: { blast: true },
      surge: 'crit',
      carriedBy: 'charge',
    },
  ],
  moments: ['PERMANENT', 'ROUND'],
};

export const text: CardText = {
  effects: [
    thisRound(
      give({ arm: { x: 2, of: ['command:explosions:0'] } }),
      give({ detonate: { x: 2, of: ['command:explosions:0'] } }, 'game'),
    ),
    { at: 'acted', after: ['card:arm'], do: [{ do: 'move', speed: 1, may: true }] },
  ],
};
