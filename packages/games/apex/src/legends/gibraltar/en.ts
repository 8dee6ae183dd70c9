import { same } from '@potyczka/words';
import { thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';

export const en = {
  name: same('Gibraltar'),
  figures: {
    dome: thing('Dome of Protection', 'the Dome of Protection'),
    bombardment: thing('Bombardment', 'the Bombardment'),
  },
  abilities: {
    'GB-A-1': {
      name: 'Dome of Protection',
      text: [
        'Put the Dome on a free intersection at distance {low}–{high} in line of sight. Duration {lasts}: nothing thrown hurts anybody in its zone, and nobody shoots or destroys into it, out of it or through it.',
      ],
    },
    'GB-A-2': {
      name: 'Defensive Bombardment',
      text: [
        'Put the figure on any space at distance {low}–{high}. Delay {delay}: each legend in the 5×5 area around it takes {damage} damage. Airborne, Thrown.',
      ],
    },
  },
  featNames: {
    'GB-F-1': 'Breathing Space',
    'GB-F-2': 'Haymaker',
    'GB-F-3': 'Gun Shield Up',
    'GB-F-4': 'Heavy Opening',
    'GB-F-5': 'Human Wall',
    'GB-F-6': 'Under the Dome',
    'GB-F-7': 'Make Room',
    'GB-F-8': 'Chin Down',
  },
  automaAbilities: {
    'GB-A-1':
      'If it sees an enemy, has {most} shield and health or less in all, and a corner of its space is free: it puts the Dome on that corner. Duration {lasts}; step 10 is left out.',
    'GB-A-2':
      'If an enemy is at distance {from}–{to}, and its ally at least {ally} spaces from that enemy: the bombs will fall there. Delay {delay}: each legend in the 5×5 area takes {damage} damage.',
  },
  automaTitles: {
    'steady-aim': 'Steady aim',
    'gun-shield': 'Gun shield',
    'big-brother': 'Big brother',
    shove: 'Shove',
  },
  asks: {
    'ask-dome': 'Where does the Dome stand?',
    'ask-bombardment': 'Where do the bombs fall?',
  },
} as const satisfies LegendWords<'GB'>;
