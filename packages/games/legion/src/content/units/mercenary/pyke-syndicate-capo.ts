import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'pyke-syndicate-capo',
  name: 'Pyke Syndicate Capo',
  faction: 'mercenary',
  affiliation: 'pyke-syndicate',
  hiredBy: ['rebels', 'republic', 'empire', 'separatists'],
  rank: 'commander',
  type: 'trooper',
  points: 48,
  minis: 1,
  wounds: 4,
  courage: 2,
  speed: 2,
  die: 'white',
  defenceSurge: true,
  slots: ['command', 'gear'],
  keywords: {
    aid: { who: [{ affiliation: 'pyke-syndicate' }] },
    'danger-sense': 2,
    independent: { tokens: [[['dodge', 1]]] },
  },
  weapons: [
    { name: 'Unarmed', melee: true, dice: { black: 1 } },
    { name: "Capo's P13 Long Blaster", range: [1, 3], dice: { black: 3 } },
  ],
};
