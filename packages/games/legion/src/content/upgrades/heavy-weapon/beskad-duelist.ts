import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'beskad-duelist',
  name: 'Beskad Duelist',
  type: 'heavy-weapon',
  points: 24,
  only: { unit: ['mandalorian-resistance'] },
  mini: true,
  keywords: { duelist: true },
  weapons: [{ name: 'Beskad Duelist', melee: true, dice: { red: 2 }, by: 'added' }],
};
