import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'oom-series-droid-pilot',
  name: 'OOM-Series Droid Pilot',
  type: 'pilot',
  points: 7,
  only: { unit: ['aat-trade-federation-battle-tank'] },
  keywords: { coordinate: { who: [{ type: 'droid' }] } },
};
