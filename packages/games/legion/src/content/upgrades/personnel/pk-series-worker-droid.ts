import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'pk-series-worker-droid',
  name: 'PK-Series Worker Droid',
  type: 'personnel',
  points: 12,
  only: { all: [{ faction: ['separatists'] }, { type: ['droid'] }] },
  mini: true,
  wounds: 1,
  keywords: { repair: { x: 1, y: 2, free: true }, noncombatant: true },
};
