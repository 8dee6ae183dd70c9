import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'crosshair',
  name: 'Crosshair',
  type: 'heavy-weapon',
  points: 0,
  unique: true,
  only: { unit: ['the-bad-batch-clone-force-99-mercenary', 'the-bad-batch-clone-force-99-republic'] },
  mini: true,
  wounds: 2,
  keywords: { precise: 1 },
  weapons: [
    {
      name: 'Sniper Rifle',
      range: [1, 5],
      dice: { red: 1 },
      keywords: { 'high-velocity': true, pierce: 1 },
      by: 'added',
    },
  ],
  moments: ['ATK-4C'],
};

export const text: CardText = { standing: [{ is: 'critical', n: 1, pool: 'only-own' }] };
