import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'jt-12-jetpacks',
  name: 'JT-12 Jetpacks',
  type: 'gear',
  points: 10,
  only: {
    any: [
      { unit: ['arc-troopers'] },
      { unit: ['arc-troopers-strike-team'] },
      { unit: ['clone-captain-rex-honorable-soldier'] },
    ],
  },
  keywords: { jump: 2 },
};
