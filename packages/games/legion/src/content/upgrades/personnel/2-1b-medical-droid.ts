import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: '2-1b-medical-droid',
  name: '2-1B Medical Droid',
  type: 'personnel',
  points: 18,
  only: { faction: ['rebels'] },
  mini: true,
  keywords: { treat: { x: 1, y: 2, free: true }, noncombatant: true },
};
