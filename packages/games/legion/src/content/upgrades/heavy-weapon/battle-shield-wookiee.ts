import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'battle-shield-wookiee',
  name: 'Battle Shield Wookiee',
  type: 'heavy-weapon',
  points: 26,
  only: {
    unit: [
      'wookiee-warriors-freedom-fighters',
      'wookiee-warriors-kashyyyk-defenders',
      'wookiee-warriors-kashyyyk-resistance',
      'wookiee-warriors-noble-fighters',
      'wookiee-warriors-noble-fighters-wookiee-defenders',
    ],
  },
  mini: true,
  weapons: [
    { name: 'Battle Shield Wookiee (Defensive)', melee: true, dice: { black: 2 }, by: 'added', face: 'A' },
    { name: 'Battle Shield Wookiee (Offensive)', melee: true, dice: { red: 2 }, by: 'added', face: 'B' },
  ],
  moments: ['ACT-START'],
};

export const text: CardText = {
  effects: [{ at: 'rollStart', role: 'defender', face: 'A', do: [give({ 'armor-x': 1 }, 'attack')] }],
  standing: [{ is: 'speed', n: -1, face: 'A' }],
};
