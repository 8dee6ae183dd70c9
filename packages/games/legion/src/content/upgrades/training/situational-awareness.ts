import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'situational-awareness',
  name: 'Situational Awareness',
  type: 'training',
  points: 4,
  keywords: { outmaneuver: true },
};
