import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'r4-astromech-droid',
  name: 'R4 Astromech Droid',
  type: 'personnel',
  points: 9,
  only: { all: [{ rank: ['corps'] }, { faction: ['empire'] }] },
  mini: true,
  keywords: { repair: { x: 1, y: 2, free: true }, noncombatant: true },
};
