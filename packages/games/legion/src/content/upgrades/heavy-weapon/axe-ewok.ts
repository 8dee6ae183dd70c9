import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'axe-ewok',
  name: 'Axe Ewok',
  type: 'heavy-weapon',
  points: 15,
  only: { any: [{ unit: ['ewok-skirmishers'] }, { unit: ['ewok-slingers'] }] },
  mini: true,
  weapons: [{ name: 'Axe', melee: true, dice: { red: 1 }, keywords: { impact: 1, pierce: 1 }, by: 'added' }],
};
