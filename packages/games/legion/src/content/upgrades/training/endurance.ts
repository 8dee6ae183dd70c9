import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'endurance',
  name: 'Endurance',
  type: 'training',
  points: 6,
  moments: ['AP-END'],
};

export const text: CardText = { effects: [{ at: 'phaseEnd', may: true, do: [{ do: 'shed', n: 1 }] }] };
