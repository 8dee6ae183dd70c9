import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 't-series-tactical-droid',
  name: 'T-Series Tactical Droid',
  takes: ['ai'],
  type: 'personnel',
  points: 18,
  only: { all: [{ faction: ['separatists'] }, { type: ['droid'] }] },
  mini: true,
  wounds: 1,
  keywords: { reliable: 1, leader: true, sidearm: { of: ['ranged'] } },
  weapons: [{ name: 'T-series Tactical Droid', range: [1, 3], dice: { red: 1 }, by: 'added' }],
  moments: ['CONT'],
};

export const text: CardText = {};
