import type { ItemDef } from '../types.js';

export const item22: ItemDef = {
  id: 22,
  key: 'heavy-greaves',
  slot: 'legs',
  price: 20,
  count: 2,
  limit: 'none',
  minusOneCards: 1,
  prosperity: 3,
  effects: [{ event: 'always', give: { immune: 'forcedMovement' }, by: ['enemies', 'scenarioEffects'] }],
};
