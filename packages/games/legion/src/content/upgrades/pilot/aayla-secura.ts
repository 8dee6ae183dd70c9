import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'aayla-secura',
  name: 'Aayla Secura',
  type: 'pilot',
  points: 5,
  unique: true,
  only: { unit: ['tx-130-saber-class-fighter-tank'] },
  keywords: { 'field-commander': true, inspire: 2 },
};
