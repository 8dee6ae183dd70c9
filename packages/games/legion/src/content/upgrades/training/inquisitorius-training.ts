import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'inquisitorius-training',
  name: 'Inquisitorius Training',
  type: 'training',
  points: 5,
  only: {
    any: [
      { unit: ['fifth-brother-the-kill-is-mine'] },
      { unit: ['seventh-sister-compelled-to-inflict-pain'] },
    ],
  },
  keywords: { demoralize: 1 },
  moments: ['FREE-CARD-ACTION'],
};

export const text: CardText = { mark: 'part' };
