import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'tristan-wren',
  name: 'Tristan Wren',
  type: 'heavy-weapon',
  points: 34,
  unique: true,
  only: { any: [{ unit: ['mandalorian-resistance'] }, { unit: ['mandalorian-resistance-clan-wren'] }] },
  mini: true,
  wounds: 2,
  weapons: [
    {
      name: 'Tristan Wren',
      range: [1, 3],
      dice: { black: 2 },
      keywords: { lethal: 1, suppressive: true },
      by: 'added',
    },
  ],
};
