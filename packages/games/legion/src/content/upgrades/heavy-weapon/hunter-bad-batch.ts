import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { LESSER_FOE } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'hunter-bad-batch',
  name: 'Hunter (Bad Batch)',
  type: 'heavy-weapon',
  points: 0,
  unique: true,
  only: { unit: ['the-bad-batch-clone-force-99-mercenary', 'the-bad-batch-clone-force-99-republic'] },
  mini: true,
  wounds: 2,
  keywords: { leader: true },
  moments: ['FREE-CARD-ACTION'],
};

export const text: CardText = {
  effects: [
    {
      at: 'action',
      to: { ...LESSER_FOE, near: 1, seen: true },
      do: [{ do: 'roll', die: 'black', dice: 1, on: ['hit', 'crit'], each: [{ do: 'wound', n: 1 }] }],
    },
  ],
};
