import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'x-34-landspeeder',
  name: 'X-34 Landspeeder',
  faction: 'rebels',
  rank: 'heavy',
  type: 'repulsorVehicle',
  points: 60,
  minis: 1,
  base: 100,
  silhouette: [18.4, 48.3],
  wounds: 6,
  resilience: 4,
  speed: 2,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['pilot', 'crew', 'crew', 'hardpoint', 'comms'],
  keywords: { 'armor-x': 2, arsenal: 3, cover: 1, 'light-transport': { x: 1, of: ['open'] }, speeder: 1 },
  weapons: [{ name: "Driver's DH-17 Blaster Pistol", range: [1, 2], dice: { white: 2 } }],
};
