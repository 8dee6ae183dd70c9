import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'ahsoka-tano-fulcrum',
  name: 'Ahsoka Tano',
  title: 'Fulcrum',
  faction: 'rebels',
  rank: 'operative',
  type: 'trooper',
  unique: true,
  points: 165,
  minis: 1,
  wounds: 6,
  courage: 3,
  speed: 2,
  die: 'red',
  attackSurge: 'crit',
  slots: ['force', 'force', 'training', 'training'],
  keywords: {
    jump: 2,
    charge: true,
    defend: 1,
    deflect: true,
    'immune-pierce': true,
    'jarkai-mastery': true,
  },
  weapons: [
    {
      name: "Ahsoka's Lightsabers",
      melee: true,
      dice: { red: 2, black: 2, white: 2 },
      keywords: { impact: 2, pierce: 2 },
    },
  ],
};
