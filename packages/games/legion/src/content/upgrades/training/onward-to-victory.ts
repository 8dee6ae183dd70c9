import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'onward-to-victory',
  name: 'Onward to Victory',
  type: 'training',
  points: 10,
  unique: true,
  only: { unit: ['logray-superstitious-shaman'] },
  exhaust: true,
  moments: ['AP-START'],
};

export const text: CardText = { odd: true };
