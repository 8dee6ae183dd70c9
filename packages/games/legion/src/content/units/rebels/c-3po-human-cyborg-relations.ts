import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'c-3po-human-cyborg-relations',
  name: 'C-3PO',
  title: 'Human-Cyborg Relations',
  faction: 'rebels',
  counterpartOf: ['r2-d2-hero-of-a-thousand-devices'],
  type: 'droid',
  unique: true,
  points: 15,
  minis: 1,
  wounds: 2,
  speed: 0,
  die: 'white',
  keywords: { 'calculate-odds': true, distract: { free: true }, counterpart: { who: [{ name: 'R2-D2' }] } },
  weapons: [{ name: 'Clumsy Kick', melee: true, dice: { white: 1 } }],
};
