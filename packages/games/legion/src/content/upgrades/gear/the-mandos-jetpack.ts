import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'the-mandos-jetpack',
  name: "The Mando's Jetpack",
  type: 'gear',
  points: 15,
  unique: true,
  only: { unit: ['din-djarin-the-mandalorian'] },
  keywords: { jump: 2 },
  moments: ['MOVE-SPEED'],
};

export const text: CardText = { standing: [{ is: 'speed', n: 1 }] };
