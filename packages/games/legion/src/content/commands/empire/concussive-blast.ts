import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { ARMS_IT, onActivation, recover } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'concussive-blast',
  name: 'Concussive Blast',
  pips: 2,
  faction: 'empire',
  units: ['iden-versio-inferno-squad-leader'],
  orders: [{ unit: ['iden-versio-inferno-squad-leader'], count: 1 }],
  weapons: [
    {
      name: 'Concussive Blast',
      range: [1, 2],
      dice: { red: 5 },
      keywords: { blast: true, scatter: true, suppressive: true },
    },
  ],
  moments: ['ACT-START', 'ACTIONS-START'],
};

export const text: CardText = { effects: [onActivation(recover), ARMS_IT] };
