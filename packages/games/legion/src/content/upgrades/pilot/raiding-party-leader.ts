import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'raiding-party-leader',
  name: 'Raiding Party Leader',
  type: 'pilot',
  points: 10,
  unique: true,
  only: { all: [{ rank: ['heavy'] }, { faction: ['mercenary'] }] },
  keywords: { 'allies-of-convenience': true, 'field-commander': true },
  moments: ['CONT'],
};

export const text: CardText = {
  effects: [
    {
      at: 'roundStart',
      to: { of: [{ affiliation: 'raiders', type: 'vehicle' }] },
      do: [give({ demoralize: 1 })],
    },
  ],
};
