import { same } from '@potyczka/words';
import { thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';

export const en = {
  name: same('Wraith'),
  figures: {
    portal: thing('portal', 'a portal'),
  },
  pairs: { portal: thing('both portals') },
  abilities: {
    'WR-A-1': {
      name: 'Into the Void',
      text: [
        'Each of your Move actions in this activation has +{more} MP.',
        'As the target, turn a rate of fire of {from} or more into {to}; after the damage you may Move {mp}.',
      ],
    },
    'WR-A-2': {
      name: 'Dimensional Rift',
      text: [
        'Put a portal on a free adjacent space, Move {mp}, then put a second portal on a free adjacent space. Duration {lasts}: whoever enters one comes out beside the other.',
      ],
    },
  },
  featNames: {
    'WR-F-1': 'Rift Walk',
    'WR-F-2': 'Phase Sprint',
    'WR-F-3': 'Second Thought',
    'WR-F-4': 'Voices of the Void',
    'WR-F-5': 'Premonition',
    'WR-F-6': 'Out of Phase',
    'WR-F-7': 'Whispers',
    'WR-F-8': 'Strike and Vanish',
  },
  automaAbilities: {
    'WR-A-1':
      'If the main enemy is not both in sight and in the best range of a weapon: each Move action in this activation has +{more} MP.',
    'WR-A-2':
      'If it sees an enemy and has room beside it: a portal there, then Move {mp} along green paths, then a second portal beside it. Duration {lasts}.',
  },
  automaTitles: {
    'call-of-the-void': 'Call of the void',
    'phase-step': 'Phase step',
    'slip-away': 'Slip away',
    'out-of-sight': 'Out of sight',
  },
  asks: {
    'ask-portal-place': 'Where does the portal open?',
  },
} as const satisfies LegendWords<'WR'>;
