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
      text: 'Free action. Put the Dome on a free intersection at distance 0–2 in line of sight. Duration 3: nothing thrown hurts anybody in its zone, and nobody shoots or destroys into it, out of it or through it. Cooldown 3.',
    },
    'GB-A-2': {
      name: 'Defensive Bombardment',
      text: 'Free action. Put the figure on any space at distance 0–5. Delay 2: each legend in the 5×5 area takes 24 damage. Airborne, Thrown. Cooldown 3.',
    },
  },
  feats: {
    'GB-F-1': 'Each legend of your team in the Dome zone may use an accessory.',
    'GB-F-2': 'Melee; a success deals 6 damage and pushes 2 (6 on a collision).',
    'GB-F-3': 'Restore 8 shield to yourself or to an ally on an adjacent space.',
    'GB-F-4': 'The first hit deals +6 damage.',
    'GB-F-5':
      'As the target ignore 8 damage. Beside the target change places with it: you are the target and ignore 8 damage.',
    'GB-F-6': 'You may initiate Dome of Protection if it is available.',
    'GB-F-7': 'Push each enemy on an adjacent space by 1 (4 on a collision).',
    'GB-F-8': 'The weapon’s headshot damage is 10 lower; ignore 10 damage.',
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
