import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'fear',
  name: 'Fear',
  type: 'force',
  points: 3,
  only: { side: ['dark'] },
  keywords: { demoralize: 1 },
};
