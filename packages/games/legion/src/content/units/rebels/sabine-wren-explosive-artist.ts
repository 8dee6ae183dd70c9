import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'sabine-wren-explosive-artist',
  name: 'Sabine Wren',
  title: 'Explosive Artist',
  faction: 'rebels',
  rank: 'operative',
  type: 'trooper',
  unique: true,
  points: 125,
  minis: 1,
  wounds: 5,
  courage: 2,
  speed: 3,
  die: 'red',
  attackSurge: 'crit',
  defenceSurge: true,
  slots: ['training', 'gear', 'gear', 'armament'],
  keywords: { jump: 2, gunslinger: true, impervious: true, nimble: true },
  weapons: [
    { name: 'Combat Expertise', melee: true, dice: { black: 2 } },
    {
      name: 'Dual Westar-35 Blaster Pistols',
      range: [1, 2],
      dice: { red: 1, black: 1, white: 1 },
      keywords: { pierce: 1 },
    },
  ],
};
