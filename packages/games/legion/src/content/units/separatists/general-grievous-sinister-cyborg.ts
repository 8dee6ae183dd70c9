import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'general-grievous-sinister-cyborg',
  name: 'General Grievous',
  title: 'Sinister Cyborg',
  faction: 'separatists',
  rank: 'commander',
  type: 'trooper',
  unique: true,
  points: 150,
  minis: 1,
  wounds: 8,
  courage: 2,
  speed: 2,
  die: 'red',
  slots: ['command', 'command', 'training', 'armament'],
  keywords: {
    arsenal: 2,
    block: true,
    impervious: true,
    'jedi-hunter': true,
    relentless: true,
    scale: true,
  },
  weapons: [
    {
      name: 'Trophy Lightsabers',
      melee: true,
      dice: { red: 1, black: 2, white: 1 },
      keywords: { impact: 1, pierce: 1 },
    },
    {
      name: 'Trophy Lightsabers',
      melee: true,
      dice: { red: 1, black: 2, white: 1 },
      keywords: { impact: 1, pierce: 1 },
    },
  ],
};
