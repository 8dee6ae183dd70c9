import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'grappling-hooks',
  name: 'Grappling Hooks',
  type: 'gear',
  points: 2,
  keywords: { 'expert-climber': true },
};
