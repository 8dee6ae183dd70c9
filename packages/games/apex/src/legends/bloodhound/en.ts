import { same } from '@potyczka/words';
import { thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';

export const en = {
  name: same('Bloodhound'),
  figures: {
    raven: thing('raven', 'a raven'),
    beast: thing('Beast of the Hunt', 'the Beast of the Hunt'),
  },
  pairs: { raven: thing('ravens', 'the ravens') },
  abilities: {
    'BH-A-1': {
      name: 'Eye of the Allfather',
      text: [
        'Give a raven to up to {most} enemies at distance {low}–{high}. Duration {lasts}: when your team shoots at them, Aim cards with the Concealment symbol hit.',
      ],
    },
    'BH-A-2': {
      name: 'Beast of the Hunt',
      text: [
        'Duration {lasts}: your Move actions of {from} or more have +{more} MP, and your shots have threshold −{easier}. When you eliminate an enemy, the duration starts anew.',
      ],
    },
  },
  featNames: {
    'BH-F-1': 'Hit and Run',
    'BH-F-2': 'On the Scent',
    'BH-F-3': 'Nothing Hides',
    'BH-F-4': 'Guided Shot',
    'BH-F-5': 'Raven’s Shadow',
    'BH-F-6': 'Sidestep',
    'BH-F-7': 'Patient Hunter',
    'BH-F-8': 'Blessing of the Gods',
  },
  automaAbilities: {
    'BH-A-1':
      'If an enemy within {within} has no raven: each enemy within {within} gets one. Duration {lasts}: Aim cards with the Concealment symbol hit them.',
    'BH-A-2':
      'If the main enemy is at distance {low}–{high}: its Move actions of {from} or more have +{more} MP, its shots threshold −{easier}. Duration {lasts}; eliminating an enemy starts it anew.',
  },
  automaTitles: {
    'on-the-trail': 'On the trail',
    'the-hunt': 'The hunt',
    'ravens-warning': 'Raven’s warning',
    'shadow-walker': 'Shadow walker',
  },
  asks: {
    'nobody-near': 'There is no enemy at distance 1–3.',
    'ask-ravens': 'Which enemies get a raven?',
  },
} as const satisfies LegendWords<'BH'>;
