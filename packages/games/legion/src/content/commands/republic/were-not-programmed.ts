import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, onActivation, recover, revealed, surge } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'were-not-programmed',
  name: "We're Not Programmed",
  pips: 3,
  faction: 'republic',
  units: ['clone-captain-rex-honorable-soldier'],
  orders: [{ count: 4, of: ['clone trooper'] }],
  moments: ['ACT-START', 'CMD-REVEAL'],
};

export const text: CardText = {
  effects: [revealed(surge(2), give({ inspire: 2 })), onActivation(recover)],
};
