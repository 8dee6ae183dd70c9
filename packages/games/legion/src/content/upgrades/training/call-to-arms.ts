import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, suppression } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'call-to-arms',
  name: 'Call To Arms',
  type: 'training',
  points: 5,
  only: {
    any: [
      { unit: ['wicket-hero-of-bright-tree'] },
      { unit: ['logray-superstitious-shaman'] },
      { unit: ['ewok-skirmishers'] },
      { unit: ['ewok-slingers'] },
    ],
  },
  exhaust: true,
  moments: ['ACT-START'],
};

// training
export const text: CardText = {
  effects: [{ at: 'activated', turns: 'exhaust', do: [suppression(), give({ charge: true })] }],
};
