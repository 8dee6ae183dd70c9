import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, suppression, thisRound, weapons } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'fear-surprise-intimidation',
  name: 'Fear, Surprise, Intimidation',
  pips: 1,
  faction: 'separatists',
  units: ['count-dooku-darth-tyranus'],
  orders: [{ unit: ['count-dooku-darth-tyranus'], count: 1 }],
  moments: ['ATK-AFTER', 'ROUND'],
};

export const text: CardText = {
  effects: [
    thisRound(give({ arsenal: 2, relentless: true }), weapons({ versatile: true })),
    {
      at: 'defended',
      role: 'defender',
      of: { is: 'own' },
      against: { side: 'enemy' },
      do: [suppression(2)],
    },
  ],
  mark: 'part',
};
