import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'echo-bad-batch',
  name: 'Echo (Bad Batch)',
  type: 'heavy-weapon',
  points: 0,
  unique: true,
  only: { unit: ['the-bad-batch-clone-force-99-mercenary', 'the-bad-batch-clone-force-99-republic'] },
  mini: true,
  wounds: 2,
  keywords: { reliable: 1 },
};
