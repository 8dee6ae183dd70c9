import type { ItemDef } from '../types.js';

export const item129: ItemDef = {
  id: 129,
  key: 'black-card',
  slot: 'small',
  price: 75,
  count: 1,
  limit: 'consumed',
  effects: [
    {
      event: 'duringTurn',
      do: [
        {
          a: 'mark',
          on: { who: 'enemy', within: 1, ranks: ['normal', 'elite'] },
          effects: [{ a: 'bonus', event: 'attack', if: ['targetIsThis'], give: { add: { attack: 1 } } }],
        },
      ],
    },
  ],
};
