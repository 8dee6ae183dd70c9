import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'forest-dwellers',
  name: 'Forest Dwellers',
  type: 'training',
  points: 3,
  only: {
    any: [
      { unit: ['wicket-hero-of-bright-tree'] },
      { unit: ['logray-superstitious-shaman'] },
      { unit: ['ewok-skirmishers'] },
      { unit: ['ewok-slingers'] },
    ],
  },
  keywords: { scout: 1 },
  moments: ['AP-START'],
};

export const text: CardText = { effects: [{ at: 'phaseStart', rounds: [1, 1], do: [dodge()] }] };
