import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'force-pike-warrior',
  name: 'Force Pike Warrior',
  type: 'heavy-weapon',
  points: 15,
  only: { unit: ['geonosian-warriors-soldiers-of-the-hive'] },
  mini: true,
  weapons: [
    {
      name: 'Force Pike',
      melee: true,
      dice: { red: 1, black: 1 },
      keywords: { suppressive: true },
      by: 'added',
    },
    {
      name: 'Force Pike (overrun)',
      special: 'overrun',
      dice: { red: 1, black: 1 },
      keywords: { overrun: 1, suppressive: true },
      by: 'added',
    },
  ],
  moments: ['ACTION-AFTER'],
};

export const text: CardText = {};
