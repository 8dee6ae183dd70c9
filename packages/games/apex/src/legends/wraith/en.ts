import { same } from '@potyczka/words';
import { thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';

export const en = {
  name: same('Wraith'),
  figures: {
    portal: thing('portal', 'a portal'),
  },
  abilities: {
    'WR-A-1': {
      name: 'Into the Void',
      text: 'Free action: each Move action of this activation has +1 MP. Or a Reaction before the fire, as the target: a rate of fire of 3 or more becomes 2, and after the damage you may Move 2. Cooldown 3.',
    },
    'WR-A-2': {
      name: 'Dimensional Rift',
      text: 'Special action, 1 AP. A portal on a free adjacent space, Move 5, a second portal on a free adjacent space. Duration 3: whoever enters one comes out beside the other. Cooldown 2.',
    },
  },
  feats: {
    'WR-F-1': 'Relocate a legend beside a portal to a free space neighbouring the other one.',
    'WR-F-2': 'Move 3.',
    'WR-F-3': 'After the reveal you may replace 1 Aim card.',
    'WR-F-4': 'Look at the top 4 Aim cards; put any on the bottom, the rest back in any order.',
    'WR-F-5': 'Look at the top 3 Aim cards and put them back in any order.',
    'WR-F-6': 'Ignore 8 damage.',
    'WR-F-7': 'One legend of your team may Move 2.',
    'WR-F-8': 'Melee and Move 2.',
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
