import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'pyke-syndicate-foot-soldier',
  name: 'Pyke Syndicate Foot Soldier',
  type: 'personnel',
  points: 9,
  only: { unit: ['pyke-syndicate-foot-soldiers'] },
  mini: true,
  keywords: { cache: { tokens: [[['aim', 1]]] } },
};
