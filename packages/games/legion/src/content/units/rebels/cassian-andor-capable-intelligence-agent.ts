import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'cassian-andor-capable-intelligence-agent',
  name: 'Cassian Andor',
  title: 'Capable Intelligence Agent',
  faction: 'rebels',
  rank: 'commander',
  type: 'trooper',
  unique: true,
  points: 90,
  minis: 1,
  wounds: 6,
  courage: 2,
  speed: 2,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['training', 'training', 'gear', 'armament'],
  keywords: { 'covert-ops': true, 'danger-sense': 3, loadout: true, marksman: true, tactical: 1 },
  weapons: [
    { name: 'Advanced Combat Training', melee: true, dice: { red: 2 } },
    {
      name: "Cassian's Covert Blaster",
      range: [1, 2],
      dice: { red: 1, white: 2 },
      keywords: { pierce: 1 },
    },
  ],
};
