import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'smoke-grenades',
  name: 'Smoke Grenades',
  type: 'grenades',
  points: 3,
  keywords: { smoke: { x: 1, free: true } },
  expend: true,
};
