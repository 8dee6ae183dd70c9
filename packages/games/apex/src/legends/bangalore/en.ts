import { same } from '@potyczka/words';
import { thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';

export const en = {
  name: same('Bangalore'),
  figures: {
    smoke: thing('smoke'),
    thunder: thing('Rolling Thunder', 'the Rolling Thunder'),
  },
  abilities: {
    'BL-A-1': {
      name: 'Smoke Launcher',
      text: 'Free action. Put a smoke on a free intersection at distance 0–5. Duration 3: shooting from, into or through its zone has threshold +10. Two tokens. Cooldown 2.',
    },
    'BL-A-2': {
      name: 'Rolling Thunder',
      text: 'Free action. Put the figure on any space at distance 0–5, facing one way. Delay 2, then 3 spaces ahead and Delay 2 again: each enemy in the 5×4 area takes 20 damage. Airborne, Thrown. Cooldown 2.',
    },
  },
  feats: {
    'BL-F-1': 'You may deal 6 damage to an enemy on an adjacent space. Then Move 2.',
    'BL-F-2': 'Each hit deals +2 damage.',
    'BL-F-3': 'Threshold −10.',
    'BL-F-4': 'Move 2. One of your weapons gets 1 ammo.',
    'BL-F-5':
      'You may initiate Smoke Launcher. If the shot meets smoke, the lower-level symbol is ignored and cards with the Concealment symbol miss.',
    'BL-F-6': 'You may initiate Smoke Launcher. If the shot meets smoke, its threshold is exactly 65.',
    'BL-F-7': 'Move 3; or Move 1, and you may use a common accessory.',
    'BL-F-8': 'Shoot with rate of fire +1.',
  },
  featNames: {
    'BL-F-1': 'Elbow and Go',
    'BL-F-2': 'Hollow Points',
    'BL-F-3': 'Steady Breath',
    'BL-F-4': 'Reload on the Run',
    'BL-F-5': 'Smoke Screen',
    'BL-F-6': 'Wall of Smoke',
    'BL-F-7': 'Fall Back',
    'BL-F-8': 'Suppressing Fire',
  },
  automaTitles: {
    'ready-for-danger': 'Ready for danger',
    'double-time': 'Double time',
    'fall-back': 'Fall back',
    'stand-to': 'Stand to',
  },
  asks: {
    'ask-smoke': 'Where does the smoke rise?',
    'ask-facing': 'Which way does the thunder roll?',
    'facing-label': '{facing}',
    'ask-thunder': 'Where does the thunder begin?',
  },
} as const satisfies LegendWords<'BL'>;
