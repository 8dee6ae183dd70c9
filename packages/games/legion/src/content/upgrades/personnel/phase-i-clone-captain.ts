import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { UNFLINCHING } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'phase-i-clone-captain',
  name: 'Phase I Clone Captain',
  type: 'personnel',
  points: 12,
  only: { unit: ['phase-i-clone-troopers'] },
  mini: true,
  addsSlots: ['training'],
  keywords: { leader: true },
  exhaust: true,
  moments: ['ACT-START'],
};

export const text: CardText = { effects: [UNFLINCHING], mark: 'part' };
