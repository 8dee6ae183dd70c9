import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'r5-astromech-droid',
  name: 'R5 Astromech Droid',
  type: 'personnel',
  points: 8,
  only: { faction: ['rebels'] },
  mini: true,
  keywords: { repair: { x: 1, y: 2, free: true }, noncombatant: true },
};
