import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, atItsEnd, dodge, give, revealed, standby } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'pulse-scan',
  name: 'Pulse Scan',
  pips: 1,
  faction: 'empire',
  units: ['iden-versio-inferno-squad-leader'],
  orders: [{ unit: ['iden-versio-inferno-squad-leader'], count: 1 }],
  moments: ['ACT-END', 'CMD-REVEAL'],
};

export const text: CardText = {
  effects: [revealed(aim(), give({ sharpshooter: 2 })), atItsEnd(dodge(), standby)],
};
