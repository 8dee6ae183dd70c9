import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'force-reflexes',
  name: 'Force Reflexes',
  type: 'force',
  points: 5,
  exhaust: true,
  moments: ['FREE-CARD-ACTION'],
};

export const text: CardText = { effects: [{ at: 'action', turns: 'exhaust', do: [dodge()] }] };
