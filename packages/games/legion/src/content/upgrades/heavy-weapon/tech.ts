import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'tech',
  name: 'Tech',
  type: 'heavy-weapon',
  points: 0,
  unique: true,
  only: { unit: ['the-bad-batch-clone-force-99-mercenary', 'the-bad-batch-clone-force-99-republic'] },
  mini: true,
  wounds: 2,
  keywords: {
    cache: {
      tokens: [
        [
          ['aim', 1],
          ['dodge', 1],
        ],
      ],
    },
    tactical: 1,
  },
};
