import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 't-series-tactical-droid-pilot',
  name: 'T-Series Tactical Droid Pilot',
  takes: ['ai'],
  type: 'pilot',
  points: 5,
  only: { unit: ['aat-trade-federation-battle-tank'] },
  keywords: { 'field-commander': true },
  moments: ['CONT'],
};

export const text: CardText = {};
