import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'fx-9-medical-droid',
  name: 'FX-9 Medical Droid',
  type: 'personnel',
  points: 19,
  only: { all: [{ faction: ['empire'] }, { rank: ['corps'] }] },
  mini: true,
  keywords: { treat: { x: 1, y: 2, free: true }, noncombatant: true },
};
