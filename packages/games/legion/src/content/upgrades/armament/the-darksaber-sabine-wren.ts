import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { staff } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'the-darksaber-sabine-wren',
  name: 'The Darksaber (Sabine Wren)',
  type: 'armament',
  points: 15,
  unique: true,
  only: { unit: ['sabine-wren-explosive-artist'] },
  keywords: { dauntless: true },
  weapons: [
    {
      name: 'The Darksaber',
      melee: true,
      dice: { black: 5 },
      keywords: { impact: 1, pierce: 1 },
      by: 'each',
    },
  ],
  moments: ['ATK-8'],
};

export const text: CardText = { standing: [staff] };
