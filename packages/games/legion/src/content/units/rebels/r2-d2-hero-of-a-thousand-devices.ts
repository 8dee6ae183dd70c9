import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'r2-d2-hero-of-a-thousand-devices',
  name: 'R2-D2',
  title: 'Hero of a Thousand Devices',
  faction: 'rebels',
  rank: 'operative',
  type: 'droid',
  unique: true,
  points: 55,
  minis: 1,
  wounds: 4,
  courage: 2,
  speed: 1,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['comms'],
  keywords: {
    repair: { x: 2, y: 2 },
    'secret-mission': { free: true },
    grounded: true,
    inconspicuous: true,
  },
  weapons: [
    {
      name: 'Electro-Shock',
      melee: true,
      range: [1, 1],
      dice: { white: 3 },
      keywords: { suppressive: true },
    },
  ],
  counterpart: 'c-3po-human-cyborg-relations',
};
