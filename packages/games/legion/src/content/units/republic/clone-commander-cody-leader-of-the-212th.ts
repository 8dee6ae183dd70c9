import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'clone-commander-cody-leader-of-the-212th',
  name: 'Clone Commander Cody',
  title: 'Leader of the 212th',
  faction: 'republic',
  rank: 'commander',
  type: 'clone',
  unique: true,
  points: 105,
  minis: 1,
  wounds: 5,
  courage: 2,
  speed: 2,
  die: 'red',
  attackSurge: 'crit',
  slots: ['command', 'training', 'gear'],
  keywords: {
    observe: { x: 2, free: true },
    jump: 1,
    'take-cover': 1,
    direct: { who: [{ type: 'vehicle' }] },
    target: 1,
  },
  weapons: [
    { name: 'Advanced Combat Training', melee: true, dice: { red: 2 } },
    {
      name: "Cody's DC-15A Blaster Rifle",
      range: [1, 4],
      dice: { red: 2, black: 1, white: 1 },
      keywords: { impact: 1, lethal: 1 },
    },
  ],
};
