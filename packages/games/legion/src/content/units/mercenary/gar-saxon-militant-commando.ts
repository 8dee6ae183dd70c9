import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'gar-saxon-militant-commando',
  name: 'Gar Saxon',
  title: 'Militant Commando',
  faction: 'mercenary',
  affiliation: 'maul-loyalists',
  hiredBy: [],
  rank: 'commander',
  type: 'trooper',
  unique: true,
  points: 100,
  minis: 1,
  wounds: 5,
  courage: 2,
  speed: 2,
  die: 'red',
  attackSurge: 'crit',
  defenceSurge: true,
  slots: ['training', 'training', 'comms', 'gear', 'gear', 'armament', 'armament'],
  keywords: { jump: 2, 'allies-of-convenience': true, compel: true, impervious: true, sharpshooter: 1 },
  weapons: [
    { name: 'Advanced Combat Training', melee: true, dice: { red: 2 } },
    {
      name: "Saxon's Westar-35 Blaster Pistol",
      range: [1, 2],
      dice: { red: 1, black: 2, white: 1 },
      keywords: { pierce: 1 },
    },
  ],
  onlyIn: 'shadow-collective',
};
