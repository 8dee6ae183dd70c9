import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'super-tactical-droid',
  name: 'Super Tactical Droid',
  faction: 'separatists',
  rank: 'commander',
  type: 'droid',
  unique: true,
  points: 90,
  minis: 1,
  wounds: 5,
  courage: 2,
  speed: 2,
  die: 'red',
  attackSurge: 'hit',
  slots: ['command', 'command', 'comms', 'gear'],
  keywords: { strategize: 1, direct: { who: [{ has: 'ai' }] }, override: 1, sharpshooter: 1 },
  weapons: [
    { name: 'Combat Expertise', melee: true, dice: { black: 2 } },
    {
      name: "Overseer's E-5 Blaster Rifle",
      range: [1, 3],
      dice: { red: 1, white: 1 },
      keywords: { lethal: 1 },
    },
  ],
};
