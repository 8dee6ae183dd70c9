import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'agent-kallus-hunter-of-spectres',
  name: 'Agent Kallus',
  title: 'Hunter of Spectres',
  faction: 'empire',
  rank: 'commander',
  type: 'trooper',
  unique: true,
  points: 85,
  minis: 1,
  wounds: 6,
  courage: 2,
  speed: 2,
  die: 'red',
  attackSurge: 'crit',
  slots: ['command', 'training', 'gear', 'armament'],
  keywords: { contingencies: 2, cunning: true, flawed: true, sharpshooter: 1, tactical: 1 },
  weapons: [
    { name: 'Advanced Combat Training', melee: true, dice: { red: 2 } },
    {
      name: "Kallus's RK-3 Blaster Pistol",
      range: [1, 2],
      dice: { black: 2, white: 1 },
      keywords: { pierce: 1 },
    },
  ],
  flaw: 'developing-sympathies',
};
