import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'asajj-ventress-separatist-assassin',
  name: 'Asajj Ventress',
  title: 'Separatist Assassin',
  faction: 'separatists',
  rank: 'operative',
  type: 'trooper',
  unique: true,
  points: 150,
  minis: 1,
  wounds: 5,
  courage: 2,
  speed: 2,
  die: 'red',
  slots: ['force', 'force', 'training', 'training'],
  keywords: {
    jump: 2,
    deflect: true,
    'immune-pierce': true,
    independent: { tokens: [[['dodge', 1]]] },
    indomitable: true,
    'jarkai-mastery': true,
    relentless: true,
  },
  weapons: [
    { name: "Ventress' Lightsabers", melee: true, dice: { black: 8 }, keywords: { impact: 2, pierce: 2 } },
  ],
};
