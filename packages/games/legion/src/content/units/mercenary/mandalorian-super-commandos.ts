import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'mandalorian-super-commandos',
  name: 'Mandalorian Super Commandos',
  faction: 'mercenary',
  affiliation: 'maul-loyalists',
  hiredBy: [],
  rank: 'special-forces',
  type: 'trooper',
  points: 70,
  minis: 3,
  wounds: 1,
  courage: 2,
  speed: 3,
  die: 'red',
  defenceSurge: true,
  slots: ['heavy-weapon', 'training', 'comms', 'gear', 'grenades', 'armament'],
  keywords: { jump: 2, defend: 1, impervious: true, independent: { tokens: [[['aim', 1]]] } },
  weapons: [
    { name: 'Combat Expertise', melee: true, dice: { black: 2 } },
    { name: 'Westar-35 Blaster Pistols', range: [1, 2], dice: { black: 2 } },
    { name: 'Galar-15 Blaster Carbine', range: [1, 3], dice: { black: 1, white: 1 } },
  ],
  onlyIn: 'shadow-collective',
};
