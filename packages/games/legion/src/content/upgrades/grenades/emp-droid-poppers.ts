import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { weapons } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'emp-droid-poppers',
  name: 'EMP "Droid Poppers"',
  type: 'grenades',
  points: 3,
  weapons: [{ name: 'EMP "Droid Poppers"', range: [1, 1], dice: { black: 1 }, by: 'each' }],
  moments: ['ATK-2B'],
};

export const text: CardText = {
  effects: [{ at: 'rollStart', pool: 'own', do: [weapons({ ion: 1 }, 'attack')] }],
};
