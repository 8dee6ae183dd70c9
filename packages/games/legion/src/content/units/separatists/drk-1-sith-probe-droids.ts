import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'drk-1-sith-probe-droids',
  name: 'DRK-1 Sith Probe Droids',
  faction: 'separatists',
  rank: 'special-forces',
  type: 'droid',
  unique: true,
  points: 35,
  minis: 3,
  wounds: 1,
  courage: 1,
  speed: 2,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['comms'],
  keywords: {
    observe: 3,
    detachment: { who: [{ name: 'Maul' }] },
    hover: { x: 1, of: ['air'] },
    incognito: true,
  },
  weapons: [
    {
      name: 'Electro-stun Micro Blaster',
      melee: true,
      range: [1, 2],
      dice: { white: 2 },
      keywords: { suppressive: true },
    },
  ],
  disputed: ['surge'],
};
