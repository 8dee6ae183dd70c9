import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'frenzied-gunner',
  name: 'Frenzied Gunner',
  type: 'pilot',
  points: 5,
  only: { all: [{ rank: ['heavy'] }, { faction: ['mercenary'] }] },
  moments: ['ATK-2B'],
};

export const text: CardText = { odd: true };
