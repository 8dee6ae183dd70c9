import type { ItemDef } from '../types.js';

export const item143: ItemDef = {
  id: 143,
  key: 'smoke-elixir',
  slot: 'small',
  price: 50,
  count: 1,
  limit: 'consumed',
  solo: 'nightshroud',
  effects: [
    {
      event: 'duringTurn',
      do: [
        { a: 'condition', conditions: ['invisible'], on: { who: 'self' } },
        { a: 'infuse', elements: ['dark'] },
      ],
    },
  ],
};
