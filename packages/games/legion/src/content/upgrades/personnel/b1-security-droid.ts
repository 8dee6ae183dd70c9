import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'b1-security-droid',
  name: 'B1 Security Droid',
  type: 'personnel',
  points: 6,
  only: { unit: ['b1-battle-droids'] },
  mini: true,
  exhaust: true,
  moments: ['ACT-START'],
};

export const text: CardText = {
  effects: [
    { at: 'activated', turns: 'exhaust', do: [{ do: 'take', keywords: ['ai'], until: 'activation' }] },
  ],
};
