import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'anger',
  name: 'Anger',
  type: 'force',
  points: 3,
  only: { side: ['dark'] },
  moments: ['WOUND-AFTER'],
};

// the Force
export const text: CardText = { effects: [{ at: 'wounded', do: [aim()] }] };
