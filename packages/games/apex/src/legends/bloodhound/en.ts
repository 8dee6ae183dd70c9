import { same } from '@potyczka/words';
import { thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';

export const en = {
  name: same('Bloodhound'),
  figures: {
    raven: thing('raven', 'a raven'),
    beast: thing('Beast of the Hunt', 'the Beast of the Hunt'),
  },
  abilities: {
    'BH-A-1': {
      name: 'Eye of the Allfather',
      text: 'Free action. A raven for up to 3 enemies at distance 1–3. Duration 3: when your team shoots at them, Aim cards with the Concealment symbol hit. Cooldown 3.',
    },
    'BH-A-2': {
      name: 'Beast of the Hunt',
      text: 'Free action. Duration 3: your Move actions of 2 or more have +1 MP, your shots threshold −5. Eliminating an enemy starts it anew. Cooldown 2.',
    },
  },
  feats: {
    'BH-F-1': 'Shoot, then Move 2.',
    'BH-F-2': 'Move 2; Move 3 if an enemy has a raven.',
    'BH-F-3': 'The Concealment symbol is ignored.',
    'BH-F-4':
      'A Shoot Boost for any legend of your team: threshold −10 outside the best range; after the reveal the shooter may replace up to 2 Aim cards.',
    'BH-F-5': 'If the shooter has a raven: threshold +10.',
    'BH-F-6': 'Move 2.',
    'BH-F-7': 'Stability 2.',
    'BH-F-8': 'Cooldown of one of your abilities −1.',
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
  automaTitles: {
    'on-the-trail': 'On the trail',
    'the-hunt': 'The hunt',
    'ravens-warning': 'Raven’s warning',
    'shadow-walker': 'Shadow walker',
  },
  asks: {
    'nobody-near': 'No enemy at distance 1–3.',
    'ask-ravens': 'Which enemies get a raven?',
  },
} as const satisfies LegendWords<'BH'>;
