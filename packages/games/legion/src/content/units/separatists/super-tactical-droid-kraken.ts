import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'super-tactical-droid-kraken',
  name: 'Super Tactical Droid',
  title: 'Kraken',
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
  attackSurge: 'crit',
  slots: ['command', 'command', 'training', 'comms', 'gear'],
  keywords: { strategize: 1, charge: true, override: 2, sharpshooter: 2 },
  weapons: [
    { name: 'Overwhelm', melee: true, dice: { red: 4 }, keywords: { lethal: 1 } },
    { name: "Kraken's E-5 Blaster Rifle", range: [1, 3], dice: { black: 2 }, keywords: { pierce: 1 } },
  ],
};
