import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'wrecker',
  name: 'Wrecker',
  type: 'heavy-weapon',
  points: 0,
  unique: true,
  only: { unit: ['the-bad-batch-clone-force-99-mercenary', 'the-bad-batch-clone-force-99-republic'] },
  mini: true,
  wounds: 3,
  weapons: [
    { name: 'Wrecker', melee: true, range: [1, 2], dice: { red: 1, black: 1, white: 1 }, by: 'added' },
  ],
  moments: ['WOUND-ASSIGN'],
};

export const text: CardText = { mark: 'part' };
