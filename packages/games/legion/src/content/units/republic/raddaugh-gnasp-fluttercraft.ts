import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'raddaugh-gnasp-fluttercraft',
  name: 'Raddaugh Gnasp Fluttercraft',
  faction: 'republic',
  rank: 'support',
  type: 'repulsorVehicle',
  points: 55,
  minis: 1,
  base: 100,
  silhouette: [76.2, 165.1],
  wounds: 6,
  resilience: 3,
  speed: 2,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['crew', 'comms'],
  keywords: {
    cover: 2,
    'immune-blast': true,
    'immune-melee': true,
    'immune-range-1-weapons': true,
    reposition: true,
    speeder: 2,
  },
  weapons: [{ name: "Pilot's Kashyyyk Pistol", range: [1, 2], dice: { black: 1, white: 1 } }],
};
