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
      text: [
        'Put a burrow on a free space at distance {low}–{near}, then another at distance {beyond}–{high}, both in line of sight. Duration {lasts}: whoever enters one comes out beside the other.',
      ],
    },
    'SV-A-2': {
      name: 'Base Camp',
      text: [
        'Put a camp on a free space at distance {low}–{high} and a haze on a free intersection at distance 0–{high}. Duration {lasts}: shots from, into or through the haze have threshold +{threshold}. The camp can be opened once.',
      ],
    },
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
  automaAbilities: {
    'SV-A-1': 'If it has {most} shield or less: it restores {shield} shield.',
    'SV-A-2':
      'If it sees an enemy and a corner of its space is free: it puts the haze on that corner. Duration {lasts}.',
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
