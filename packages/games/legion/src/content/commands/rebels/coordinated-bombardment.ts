import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'coordinated-bombardment',
  name: 'Coordinated Bombardment',
  pips: 1,
  faction: 'rebels',
  units: ['leia-organa-fearless-and-inventive'],
  orders: [{ unit: ['leia-organa-fearless-and-inventive'], count: 1 }],
  weapons: [
    {
      name: 'Coordinated Bombardment',
      range: [4, 'any'],
      dice: { red: 2 },
      keywords: { 'immune-deflect': true },
    },
  ],
  moments: ['ACT-END'],
};

export const text: CardText = {
  effects: [{ at: 'activationEnd', may: true, do: [{ do: 'strike', times: 3 }] }],
};
