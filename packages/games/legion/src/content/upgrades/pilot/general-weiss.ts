import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'general-weiss',
  name: 'General Weiss',
  type: 'pilot',
  points: 5,
  unique: true,
  only: { type: ['groundVehicle'] },
  keywords: { 'field-commander': true },
  moments: ['FREE-CARD-ACTION'],
};

export const text: CardText = { effects: [{ at: 'action', do: [give({ arsenal: 2 }, 'activation')] }] };
