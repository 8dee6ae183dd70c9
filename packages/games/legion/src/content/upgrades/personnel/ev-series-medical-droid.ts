import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'ev-series-medical-droid',
  name: 'EV-Series Medical Droid',
  type: 'personnel',
  points: 14,
  only: { all: [{ faction: ['separatists'] }, { type: ['droid'] }] },
  mini: true,
  wounds: 1,
  keywords: { treat: { x: 1, y: 2, free: true }, noncombatant: true },
};
