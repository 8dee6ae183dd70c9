import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'sun-fac-ruthless-lieutenant',
  name: 'Sun Fac',
  title: 'Ruthless Lieutenant',
  faction: 'separatists',
  rank: 'operative',
  type: 'trooper',
  unique: true,
  points: 90,
  minis: 1,
  wounds: 5,
  courage: 2,
  speed: 2,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['training', 'comms', 'gear'],
  keywords: {
    jump: { x: 3, free: true },
    cover: 1,
    'death-from-above': true,
    direct: { who: [{ name: 'Geonosian Warriors' }] },
    retinue: { who: [{ name: 'Poggle the Lesser' }] },
    scale: true,
    'weighed-down': true,
  },
  weapons: [
    { name: 'Force Pike', melee: true, dice: { red: 2, black: 1 }, keywords: { pierce: 1 } },
    {
      name: "Sun Fac's Sonic Carbine",
      range: [1, 3],
      dice: { red: 1, black: 1, white: 1 },
      keywords: { suppressive: true },
    },
  ],
};
