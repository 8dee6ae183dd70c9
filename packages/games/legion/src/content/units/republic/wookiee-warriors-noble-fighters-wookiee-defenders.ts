import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'wookiee-warriors-noble-fighters-wookiee-defenders',
  name: 'Wookiee Warriors',
  title: 'Noble Fighters',
  faction: 'republic',
  rank: 'corps',
  type: 'wookiee',
  points: 69,
  minis: 3,
  wounds: 3,
  courage: 2,
  speed: 2,
  die: 'white',
  attackSurge: 'hit',
  slots: ['heavy-weapon', 'training', 'training', 'gear', 'grenades'],
  keywords: {
    charge: true,
    duelist: true,
    indomitable: true,
    scale: true,
    'special-issue': { of: ['wookiee-defenders'] },
  },
  weapons: [
    { name: 'Ryyk Blade', melee: true, dice: { black: 2 } },
    { name: 'Kashyyyk Pistol', range: [1, 2], dice: { black: 1, white: 1 } },
  ],
  onlyIn: 'wookiee-defenders',
};
