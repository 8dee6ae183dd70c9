import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'clone-commander-trained-for-leadership',
  name: 'Clone Commander',
  title: 'Trained For Leadership',
  faction: 'republic',
  rank: 'commander',
  type: 'clone',
  points: 60,
  minis: 1,
  wounds: 4,
  courage: 2,
  speed: 2,
  die: 'red',
  slots: ['command', 'training', 'gear'],
  keywords: { bolster: 2, direct: { who: [{ rank: 'corps', type: 'clone' }] }, sharpshooter: 1 },
  weapons: [
    { name: 'Advanced Combat Training', melee: true, dice: { red: 2 } },
    { name: "Commander's DC-15 Blaster Rifle", range: [1, 3], dice: { black: 3 } },
  ],
};
