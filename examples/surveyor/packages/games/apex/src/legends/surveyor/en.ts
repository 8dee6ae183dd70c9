import { same } from '@potyczka/words';
import { thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';

export const en = {
  name: same('Surveyor'),
  figures: {
    burrow: thing('burrow', 'a burrow'),
    camp: thing('camp', 'the camp'),
    haze: thing('haze', 'the haze'),
  },
  abilities: {
    'SV-A-1': {
      name: 'Dig In',
      text: 'Free action. A burrow on a free space beside you, another at distance 3–4 in line of sight. Duration 3: whoever enters one comes out beside the other. Cooldown 2.',
    },
    'SV-A-2': {
      name: 'Base Camp',
      text: 'Free action. A camp on a free space at distance 1–2, a haze on an intersection at distance 0–2. Duration 2: shooting from, into or through the haze has threshold +5. The camp can be opened once. Cooldown 3.',
    },
  },
  feats: {
    'SV-F-1': 'Relocate a legend beside a burrow to a free space neighbouring the other one.',
    'SV-F-2': 'Move 2.',
    'SV-F-3': 'Threshold −5; another −5 if the shot meets the haze.',
    'SV-F-4': 'Each legend of your team in the haze may use an accessory.',
    'SV-F-5': 'Ignore 6 damage.',
    'SV-F-6': 'You may initiate Dig In.',
    'SV-F-7': 'Relocate an enemy at distance 1–2 in line of sight to a free space adjacent to you.',
    'SV-F-8': 'Cooldown of one of your abilities −1.',
  },
  featNames: {
    'SV-F-1': 'Shortcut',
    'SV-F-2': 'Long Stride',
    'SV-F-3': 'Known Distance',
    'SV-F-4': 'Shift Change',
    'SV-F-5': 'Hard Hat',
    'SV-F-6': 'Bolt-hole',
    'SV-F-7': 'Measuring Tape',
    'SV-F-8': 'Dry Powder',
  },
  automaTitles: {
    'measured-step': 'Measured step',
    'spare-rope': 'Spare rope',
    'new-bearing': 'New bearing',
    'way-back': 'Way back',
  },
  asks: {
    'ask-burrow-near': 'Where does the burrow begin?',
    'ask-burrow-far': 'Where does the burrow end?',
    'ask-camp': 'Where does the camp stand?',
    'ask-haze': 'Where does the haze rise?',
  },
} as const satisfies LegendWords<'SV'>;
