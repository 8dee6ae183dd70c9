import { same } from '@potyczka/words';
import { thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';

export const en = {
  name: same('Lifeline'),
  figures: {
    drone: thing('D.O.C. drone', 'the D.O.C. drone'),
    'drop-site': thing('drop site', 'the drop site'),
    package: thing('Care Package', 'the Care Package'),
  },
  abilities: {
    'LL-A-1': {
      name: 'D.O.C. Heal Drone',
      text: 'Free action. Put the drone on a free space at distance 1–3 in line of sight, not higher. At once and after Delay 2 each legend beside it restores 8 health. Cooldown 2.',
    },
    'LL-A-2': {
      name: 'Lifeline’s Care Package',
      text: 'Free action. Put the marker on a free space at distance 1–2 in line of sight. Delay 2: whoever stands there takes 15 damage and steps aside; the package lands and can be opened. Cooldown 3.',
    },
  },
  feats: {
    'LL-F-1':
      'Beside a supply bin: restore 12 health or 12 shield to yourself or to an ally on an adjacent space.',
    'LL-F-2': 'Move 3, ending beside an ally.',
    'LL-F-3': 'An enemy on an adjacent space takes 6 shield damage.',
    'LL-F-4': 'The target, if not eliminated, restores 8 health.',
    'LL-F-5': 'When a legend of your team respawns: it costs no AP, and an ally may return beside you.',
    'LL-F-6': 'Use an accessory on yourself or on an ally on an adjacent space.',
    'LL-F-7': 'The target ignores 6 damage.',
    'LL-F-8': 'Each hit deals +1 damage; with at least one hit restore 4 shield.',
  },
  featNames: {
    'LL-F-1': 'Field Supplies',
    'LL-F-2': 'To the Rescue',
    'LL-F-3': 'Overload',
    'LL-F-4': 'First Aid',
    'LL-F-5': 'Guardian Angel',
    'LL-F-6': 'Steady Hands',
    'LL-F-7': 'Stay With Me',
    'LL-F-8': 'Combat Drip',
  },
  automaTitles: {
    'field-medic': 'Field medic',
    'spare-cells': 'Spare cells',
    'covering-fire': 'Covering fire',
    'combat-run': 'Combat run',
  },
  asks: {
    'ask-drone': 'Where is the drone put?',
    'ask-package': 'Where will the Care Package land?',
    'ask-aside': 'Where does {who} step aside?',
  },
} as const satisfies LegendWords<'LL'>;
