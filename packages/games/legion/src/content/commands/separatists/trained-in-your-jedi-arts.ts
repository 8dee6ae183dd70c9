import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge, give, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'trained-in-your-jedi-arts',
  name: 'Trained In Your Jedi Arts',
  pips: 1,
  faction: 'separatists',
  units: ['general-grievous-sinister-cyborg'],
  orders: [{ unit: ['general-grievous-sinister-cyborg'], count: 1 }],
  weapons: [
    {
      name: 'Trained In Your Jedi Arts',
      melee: true,
      range: [1, 1],
      dice: { red: 1, black: 2, white: 1 },
      keywords: { suppressive: true, versatile: true },
    },
  ],
  moments: ['ACT-END', 'ROUND'],
};

export const text: CardText = {
  effects: [
    thisRound(give({ disengage: true }), dodge()),
    { at: 'activationEnd', may: true, do: [{ do: 'strike', each: 1 }] },
  ],
};
