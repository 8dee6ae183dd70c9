import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'underworld-connections',
  name: 'Underworld Connections',
  type: 'command',
  points: 5,
  keywords: { 'allies-of-convenience': true },
};
