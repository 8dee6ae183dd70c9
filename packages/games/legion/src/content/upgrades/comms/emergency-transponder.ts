import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, dodge, either } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'emergency-transponder',
  name: 'Emergency Transponder',
  type: 'comms',
  points: 4,
  expend: true,
  moments: ['ACT-START'],
};

export const text: CardText = {
  effects: [
    {
      at: 'activated',
      drawn: true,
      turns: 'expend',
      do: [either([aim()], [dodge()], [{ do: 'shed', n: 1 }])],
    },
  ],
};
