import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend, either } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'ryder-azadi',
  name: 'Ryder Azadi',
  type: 'pilot',
  points: 5,
  unique: true,
  only: { all: [{ type: ['repulsorVehicle'] }, { faction: ['rebels'] }] },
  exhaust: true,
  moments: ['MOVE-SPEED'],
};

export const text: CardText = {
  effects: [
    {
      at: 'beforeMove',
      turns: 'exhaust',
      do: [either([bend('speed', 1, 'activation')], [bend('speed', -1, 'activation')])],
    },
  ],
  mark: 'part',
};
