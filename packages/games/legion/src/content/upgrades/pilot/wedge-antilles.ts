import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'wedge-antilles',
  name: 'Wedge Antilles',
  type: 'pilot',
  points: 5,
  unique: true,
  only: { all: [{ type: ['repulsorVehicle'] }, { faction: ['rebels'] }] },
  keywords: { 'field-commander': true },
  exhaust: true,
  moments: ['FREE-CARD-ACTION'],
};

export const text: CardText = { effects: [{ at: 'action', turns: 'exhaust', do: [{ do: 'pivot' }] }] };
