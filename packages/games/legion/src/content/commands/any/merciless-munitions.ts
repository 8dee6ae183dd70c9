import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'merciless-munitions',
  name: 'Merciless Munitions',
  pips: 1,
  units: ['bossk-trandoshan-terror'],
  orders: [{ unit: ['bossk-trandoshan-terror'], count: 1 }],
  permanent: true,
  weapons: [
    {
      name: 'Dioxis Charge',
      special: 'area',
      range: [0, 1],
      dice: { red: 1, black: 1 },
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
      give({ arm: { x: 1, of: ['command:merciless-munitions:0'] } }),
      give({ detonate: { x: 1, of: ['command:merciless-munitions:0'] } }, 'game'),
    ),
    { at: 'acted', after: ['card:arm'], do: [{ do: 'move', speed: 1, may: true }] },
  ],
  mark: 'part',
};
