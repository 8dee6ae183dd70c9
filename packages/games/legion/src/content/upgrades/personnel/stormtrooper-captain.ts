import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { UNFLINCHING } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'stormtrooper-captain',
  name: 'Stormtrooper Captain',
  type: 'personnel',
  points: 10,
  only: { unit: ['stormtroopers', 'stormtroopers-heavy-response-unit'] },
  mini: true,
  addsSlots: ['training'],
  keywords: { leader: true },
  exhaust: true,
  moments: ['ACT-START'],
};

export const text: CardText = { effects: [UNFLINCHING], mark: 'part' };
