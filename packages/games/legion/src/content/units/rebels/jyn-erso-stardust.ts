import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'jyn-erso-stardust',
  name: 'Jyn Erso',
  title: 'Stardust',
  faction: 'rebels',
  rank: 'commander',
  type: 'trooper',
  unique: true,
  points: 90,
  minis: 1,
  wounds: 6,
  courage: 3,
  speed: 2,
  die: 'white',
  attackSurge: 'crit',
  defenceSurge: true,
  slots: ['command', 'training', 'gear', 'armament'],
  keywords: { 'quick-thinking': true, 'danger-sense': 4, infiltrate: true, nimble: true, sharpshooter: 1 },
  weapons: [{ name: 'Collapsible Tonfa', melee: true, dice: { black: 4 }, keywords: { suppressive: true } }],
};
