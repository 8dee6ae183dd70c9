import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { UNFLINCHING } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'rebel-trooper-captain',
  name: 'Rebel Trooper Captain',
  type: 'personnel',
  points: 9,
  only: { unit: ['rebel-troopers'] },
  mini: true,
  addsSlots: ['training'],
  keywords: { leader: true },
  exhaust: true,
  moments: ['ACT-START'],
};

export const text: CardText = { effects: [UNFLINCHING], mark: 'part' };
