import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'poggle-the-lesser-public-leader-of-the-geonosians',
  name: 'Poggle the Lesser',
  title: 'Public Leader of the Geonosians',
  faction: 'separatists',
  rank: 'commander',
  type: 'trooper',
  unique: true,
  points: 85,
  minis: 1,
  wounds: 4,
  courage: 3,
  speed: 1,
  die: 'red',
  attackSurge: 'hit',
  slots: ['command', 'command', 'comms', 'gear'],
  keywords: {
    jump: { x: 2, free: true },
    compel: { who: [{ rank: 'corps', type: 'trooper' }] },
    entourage: { who: [{ name: 'B2 Super Battle Droids' }] },
    override: 2,
    'weighed-down': true,
  },
  weapons: [
    { name: 'Staff of Command', melee: true, dice: { black: 2 } },
    { name: 'Concealed Blaster', range: [1, 3], dice: { black: 2 } },
  ],
};
