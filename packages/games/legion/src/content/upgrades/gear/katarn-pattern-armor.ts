import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'katarn-pattern-armor',
  name: 'Katarn Pattern Armor',
  type: 'gear',
  points: 0,
  only: { any: [{ unit: ['clone-commandos'] }, { unit: ['clone-commandos-delta-squad'] }] },
  expend: true,
  moments: ['WOUND-ASSIGN'],
};

export const text: CardText = {
  effects: [
    {
      at: 'woundsCounted',
      role: 'defender',
      kind: 'ranged',
      turns: 'expend',
      do: [{ do: 'fewerWounds', to: 1 }],
    },
  ],
};
