import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { staff } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'the-darksaber-moff-gideon',
  name: 'The Darksaber (Moff Gideon)',
  type: 'armament',
  points: 15,
  unique: true,
  only: { unit: ['moff-gideon-long-live-the-empire'] },
  keywords: { demoralize: 1 },
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
