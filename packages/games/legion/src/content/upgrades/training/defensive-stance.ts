import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, dodge } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'defensive-stance',
  name: 'Defensive Stance',
  type: 'training',
  points: 5,
  only: { slot: ['force'] },
  moments: ['ACT-START', 'ACTION-AFTER'],
};

export const text: CardText = {
  effects: [
    { at: 'activated', may: true, do: [{ do: 'turn' }] },
    { at: 'acted', after: ['dodge'], face: 'A', do: [dodge()] },
    { at: 'acted', after: ['aim'], face: 'B', do: [aim()] },
  ],
  standing: [
    { is: 'no-spend', token: 'aim', face: 'A' },
    { is: 'no-spend', token: 'dodge', face: 'B' },
  ],
};
