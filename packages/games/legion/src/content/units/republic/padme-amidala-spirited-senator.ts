import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'padme-amidala-spirited-senator',
  name: 'Padmé Amidala',
  title: 'Spirited Senator',
  faction: 'republic',
  rank: 'operative',
  type: 'trooper',
  unique: true,
  points: 85,
  minis: 1,
  wounds: 6,
  courage: 3,
  speed: 2,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['command', 'training', 'gear', 'armament'],
  keywords: { 'quick-thinking': true, authoritative: true, exemplar: true, nimble: true, sharpshooter: 2 },
  weapons: [
    { name: 'Martial Arts', melee: true, dice: { black: 3 } },
    { name: "Padmé's ELG-3A Blaster Pistol", range: [1, 2], dice: { black: 3 }, keywords: { pierce: 1 } },
  ],
};
