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
      text: [
        'Put a smoke on a free intersection at distance {low}–{high}. Duration {lasts}: shots from, into or through its zone have threshold +{threshold}.',
      ],
    },
    'BL-A-2': {
      name: 'Rolling Thunder',
      text: [
        'Put the figure on any space at distance {low}–{high} and choose which way it faces. Delay {delay}, then {ahead} spaces ahead and Delay {delay} again: each time every enemy in the 5×4 area takes {damage} damage. Airborne, Thrown.',
      ],
    },
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
  automaAbilities: {
    'BL-A-1':
      'If it sees an enemy, has {most} shield or less, and a corner of its space is free: it puts a smoke on that corner. Duration {lasts}: threshold +{threshold} for shots that meet the smoke.',
    'BL-A-2':
      'If an enemy is at distance {from}–{to}: the thunder begins on that enemy’s space and rolls away from the Automa. Delay {delay}, {ahead} spaces ahead, Delay {delay} again: each time every enemy in the 5×4 area takes {damage} damage.',
  },
  automaTitles: {
    'ready-for-danger': 'Ready for danger',
    'double-time': 'Double time',
    'fall-back': 'Fall back',
    'stand-to': 'Stand to',
  },
  asks: {
    'ask-smoke': 'At which point does the smoke rise?',
    'ask-facing': 'In which direction does the Rolling Thunder roll?',
    'facing-label': '{facing}',
    'ask-thunder': 'On which space does the Rolling Thunder begin?',
  },
} as const satisfies LegendWords<'BL'>;
