import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'ewok-trapper',
  name: 'Ewok Trapper',
  type: 'personnel',
  points: 10,
  only: { any: [{ unit: ['ewok-skirmishers'] }, { unit: ['ewok-slingers'] }] },
  mini: true,
  addsSlots: ['training'],
};
