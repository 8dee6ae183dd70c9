import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'tauntaun-riders',
  name: 'Tauntaun Riders',
  faction: 'rebels',
  rank: 'support',
  type: 'creature',
  points: 90,
  minis: 2,
  base: 50,
  wounds: 4,
  courage: 2,
  speed: 3,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['training', 'comms'],
  keywords: { agile: 1, relentless: true, reposition: true, sharpshooter: 1, unhindered: true },
  weapons: [
    { name: 'Horns & Hind Claws', melee: true, dice: { black: 2, white: 1 }, keywords: { ram: 1 } },
    { name: 'DL-44 Blaster Pistol', range: [1, 2], dice: { red: 2 } },
  ],
};
