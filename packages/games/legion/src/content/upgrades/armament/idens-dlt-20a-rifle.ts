import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'idens-dlt-20a-rifle',
  name: "Iden's DLT-20A Rifle",
  type: 'armament',
  points: 15,
  only: { unit: ['iden-versio-inferno-squad-leader'] },
  weapons: [
    {
      name: "Iden's DLT-20A Rifle",
      range: [1, 'any'],
      dice: { black: 2 },
      keywords: { 'high-velocity': true, pierce: 1 },
      by: 'each',
    },
  ],
};
