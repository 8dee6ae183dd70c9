import { same } from '@potyczka/words';
import { thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';

export const en = {
  name: same('Pathfinder'),
  figures: {
    anchor: thing('zipline anchor', 'a zipline anchor'),
  },
  pairs: { anchor: thing('both zipline anchors') },
  abilities: {
    'PF-A-1': {
      name: 'Grappling Hook',
      text: [
        'Relocate to a free space at distance {low}–{high} in line of sight. If it lies on a higher level or beside an object, you may go on to a free space at distance {low}–{further}.',
        'As the target, relocate to a free space at distance {low}–{short} in line of sight.',
      ],
    },
    'PF-A-2': {
      name: 'Zipline Gun',
      text: [
        'Put one anchor on a free corner of your space, the other on a free intersection at distance {low}–{high} in line of sight. Everybody may use the zipline.',
      ],
    },
  },
  featNames: {
    'PF-F-1': 'Ride Along',
    'PF-F-2': 'Calibrated Optics',
    'PF-F-3': 'Return to Sender',
    'PF-F-4': 'Friendly Pull',
    'PF-F-5': 'Robot Shove',
    'PF-F-6': 'All Aboard',
    'PF-F-7': 'Quick Winch',
    'PF-F-8': 'Erratic Motion',
  },
  automaAbilities: {
    'PF-A-1':
      'If the main enemy is not both in sight and in best range: it relocates to a free space within {within} in line of sight from which the enemy is. The highest one first, then the nearest to the enemy.',
    'PF-A-2':
      'If the main enemy is at distance {far} or more and a corner of its space is free: a zipline from there to the intersection at distance {low}–{high} in line of sight that is nearest to the enemy.',
  },
  automaTitles: {
    'long-legs': 'Long legs',
    'better-view': 'Better view',
    'reel-in': 'Reel in',
    'tune-up': 'Tune-up',
  },
  asks: {
    'ask-hook': 'Where does the hook pull {who}?',
    'ask-hook-on': 'Where does the hook pull {who} next?',
    'ask-anchor-near': 'Where does the zipline begin?',
    'ask-anchor-far': 'Where does the zipline end?',
  },
} as const satisfies LegendWords<'PF'>;
