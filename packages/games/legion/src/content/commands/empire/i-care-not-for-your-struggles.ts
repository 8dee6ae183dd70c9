import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, orderedByThis } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'i-care-not-for-your-struggles',
  name: 'I Care Not For Your Struggles',
  pips: 3,
  faction: 'empire',
  units: ['fifth-brother-the-kill-is-mine'],
  orders: [
    { unit: ['fifth-brother-the-kill-is-mine'], count: 1 },
    { count: 2, of: ['trooper'] },
  ],
  moments: ['ORDER-RECEIVED'],
  assumed: true,
};

export const text: CardText = { effects: [orderedByThis(give({ dauntless: true }))] };
