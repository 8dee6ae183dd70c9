import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'cm-o-93-trooper',
  name: 'CM-O/93 Trooper',
  type: 'heavy-weapon',
  points: 26,
  only: { unit: ['rebel-veterans'] },
  mini: true,
  weapons: [
    { name: 'CM-O/93 Trooper', range: [1, 4], dice: { white: 4 }, keywords: { critical: 2 }, by: 'added' },
  ],
};
