import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'rt-97c-blaster-rifle',
  name: 'RT-97C Blaster Rifle',
  type: 'armament',
  points: 5,
  only: { unit: ['dewback-rider'] },
  weapons: [{ name: 'RT-97C Blaster Rifle', range: [1, 4], dice: { red: 1, white: 3 }, by: 'each' }],
};
