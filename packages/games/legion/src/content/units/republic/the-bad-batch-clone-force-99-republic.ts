import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'the-bad-batch-clone-force-99-republic',
  name: 'The Bad Batch',
  title: 'Clone Force 99',
  faction: 'republic',
  rank: 'operative',
  type: 'clone',
  unique: true,
  points: 160,
  minis: 0,
  wounds: 2,
  courage: 3,
  speed: 2,
  die: 'red',
  slots: ['heavy-weapon', 'heavy-weapon', 'heavy-weapon', 'heavy-weapon', 'heavy-weapon'],
  keywords: {
    equip: { of: ['hunter-bad-batch', 'wrecker', 'echo-bad-batch', 'tech', 'crosshair'] },
    impervious: true,
    scale: true,
    sharpshooter: 1,
    steady: true,
    'were-not-regs': true,
  },
  weapons: [
    { name: 'Advanced Combat Training', melee: true, dice: { red: 1 } },
    { name: 'DC-17 Hand Blaster', range: [1, 2], dice: { black: 1, white: 1 } },
  ],
};
