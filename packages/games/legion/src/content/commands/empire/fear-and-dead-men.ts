import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'fear-and-dead-men',
  name: 'Fear and Dead Men',
  pips: 2,
  faction: 'empire',
  units: ['darth-vader-dark-lord-of-the-sith', 'darth-vader-the-emperors-apprentice'],
  orders: [{ unit: ['darth-vader-dark-lord-of-the-sith', 'darth-vader-the-emperors-apprentice'], count: 1 }],
  moments: ['ACT-START', 'ATK-7C'],
};

export const text: CardText = {
  effects: [
    { at: 'activated', of: { side: 'enemy', near: 2, seen: true }, to: { is: 'own' }, do: [dodge()] },
  ],
  mark: 'part',
};
