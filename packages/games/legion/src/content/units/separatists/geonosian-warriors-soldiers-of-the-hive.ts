import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'geonosian-warriors-soldiers-of-the-hive',
  name: 'Geonosian Warriors',
  title: 'Soldiers of the Hive',
  faction: 'separatists',
  rank: 'corps',
  type: 'trooper',
  points: 45,
  minis: 4,
  wounds: 1,
  courage: 1,
  speed: 2,
  die: 'white',
  defenceSurge: true,
  slots: ['heavy-weapon', 'personnel'],
  keywords: { jump: { x: 3, free: true }, 'death-from-above': true, scale: true, 'weighed-down': true },
  weapons: [
    { name: 'Spears', melee: true, dice: { black: 1 } },
    { name: 'Sonic Blasters', range: [1, 2], dice: { black: 1, white: 1 } },
  ],
};
