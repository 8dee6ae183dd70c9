import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'baron-rudor',
  name: 'Baron Rudor',
  type: 'pilot',
  points: 8,
  unique: true,
  only: { all: [{ faction: ['empire'] }, { type: ['repulsorVehicle'] }] },
  keywords: { marksman: true },
  moments: ['ACTION-AFTER'],
};

export const text: CardText = { effects: [{ at: 'acted', after: ['recover'], do: [aim()] }] };
