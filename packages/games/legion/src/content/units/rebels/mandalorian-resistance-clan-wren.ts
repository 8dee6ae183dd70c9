import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'mandalorian-resistance-clan-wren',
  name: 'Mandalorian Resistance',
  title: 'Clan Wren',
  faction: 'rebels',
  rank: 'special-forces',
  type: 'trooper',
  unique: true,
  points: 30,
  minis: 1,
  wounds: 2,
  courage: 2,
  speed: 3,
  die: 'red',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['heavy-weapon', 'heavy-weapon', 'training', 'comms', 'gear', 'armament', 'grenades'],
  keywords: {
    jump: 2,
    equip: { of: ['ursa-wren', 'tristan-wren'] },
    impervious: true,
    nimble: true,
    retinue: { who: [{ name: 'Sabine Wren' }] },
  },
  weapons: [
    { name: 'Westar-35 Blaster Pistols', range: [1, 2], dice: { black: 2 } },
    { name: 'Combat Expertise', melee: true, dice: { black: 2 } },
  ],
};
