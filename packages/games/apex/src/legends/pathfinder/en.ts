import { same } from '@potyczka/words';
import { thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';

export const en = {
  name: same('Pathfinder'),
  figures: {
    anchor: thing('zipline anchor', 'a zipline anchor'),
  },
  abilities: {
    'PF-A-1': {
      name: 'Grappling Hook',
      text: 'Special action, 1 AP: relocate to a free space at distance 1–3 in line of sight; on a higher level or beside an object you may go on to a free space at distance 1–2. Or a Reaction after the fire, as the target: relocate to a free space at distance 1–2 in line of sight. Cooldown 2.',
    },
    'PF-A-2': {
      name: 'Zipline Gun',
      text: 'Free action. One anchor on a free corner of your space, the other on a free intersection at distance 3–5 in line of sight. Everybody may use them. Cooldown 3.',
    },
  },
  feats: {
    'PF-F-1': 'One legend of your team may Move 1 and use a zipline, in any order.',
    'PF-F-2': 'Stability 2; each space outside the best range costs +5 instead of +10.',
    'PF-F-3':
      'When an enemy grenade lands at distance 0–2: move it 2 spaces in one direction before it goes off.',
    'PF-F-4': 'Relocate an enemy at distance 1–3 in line of sight to a free space adjacent to you.',
    'PF-F-5': 'Push an enemy on an adjacent space by 2 (6 on a collision).',
    'PF-F-6': 'One legend of your team beside an anchor may use it.',
    'PF-F-7': 'Cooldown of Grappling Hook −1.',
    'PF-F-8': 'Threshold +10.',
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
  automaTitles: {
    'long-legs': 'Long legs',
    'better-view': 'Better view',
    'reel-in': 'Reel in',
    'tune-up': 'Tune-up',
  },
  asks: {
    'ask-hook': 'Where does the hook pull {who}?',
    'ask-hook-on': 'Does {who} swing on?',
    'ask-anchor-near': 'Where does the zipline begin?',
    'ask-anchor-far': 'Where does the zipline end?',
  },
} as const satisfies LegendWords<'PF'>;
