import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'c-3po-golden-god',
  name: 'C-3PO',
  title: 'Golden God',
  faction: 'mercenary',
  affiliation: 'ewoks',
  hiredBy: [],
  rank: 'commander',
  type: 'droid',
  unique: true,
  points: 40,
  minis: 1,
  wounds: 3,
  courage: 2,
  speed: 2,
  die: 'white',
  defenceSurge: true,
  keywords: {
    'master-storyteller': true,
    compel: { who: [{ affiliation: 'ewoks', type: 'trooper' }] },
    'divine-influence': true,
  },
  weapons: [],
  onlyIn: 'bright-tree-village',
};
