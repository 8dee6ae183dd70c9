import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'super-tactical-droid-kalani',
  name: 'Super Tactical Droid',
  title: 'Kalani',
  faction: 'separatists',
  rank: 'commander',
  type: 'droid',
  unique: true,
  points: 100,
  minis: 1,
  wounds: 5,
  courage: 2,
  speed: 2,
  die: 'red',
  attackSurge: 'hit',
  slots: ['command', 'command', 'command', 'comms', 'gear'],
  keywords: { strategize: 2, direct: { who: [{ has: 'ai' }] }, reinforcements: true, sharpshooter: 2 },
  weapons: [
    { name: 'Combat Training', melee: true, dice: { black: 1, white: 1 } },
    {
      name: "Kalani's E-5 Blaster Rifle",
      range: [1, 3],
      dice: { black: 1, white: 1 },
      keywords: { lethal: 1 },
    },
  ],
};
