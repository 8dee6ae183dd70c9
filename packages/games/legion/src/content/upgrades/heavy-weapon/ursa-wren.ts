import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'ursa-wren',
  name: 'Ursa Wren',
  type: 'heavy-weapon',
  points: 34,
  unique: true,
  only: { any: [{ unit: ['mandalorian-resistance'] }, { unit: ['mandalorian-resistance-clan-wren'] }] },
  mini: true,
  wounds: 2,
  keywords: { dauntless: true, leader: true },
  weapons: [
    {
      name: 'Ursa Wren',
      range: [1, 2],
      dice: { red: 1, black: 1, white: 1 },
      keywords: { 'long-shot': 1 },
      by: 'added',
    },
  ],
};
