import { same } from '@potyczka/words';
import { thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';

export const en = {
  name: same('Lifeline'),
  figures: {
    drone: thing('D.O.C. drone', 'the D.O.C. drone'),
    'drop-site': thing('drop site', 'the drop site'),
    package: thing('Care Package', 'the Care Package'),
  },
  abilities: {
    'LL-A-1': {
      name: 'D.O.C. Heal Drone',
      text: [
        'Put the drone on a free space at distance {low}–{high} in line of sight, not higher than you. At once and after Delay {delay} each legend beside it restores {health} health.',
      ],
    },
    'LL-A-2': {
      name: 'Lifeline’s Care Package',
      text: [
        'Put the marker on a free space at distance {low}–{high} in line of sight. Delay {delay}: whoever stands there takes {damage} damage and steps aside, then the package lands. An Interact action beside it opens it once, for {tokens} tokens.',
      ],
    },
  },
  featNames: {
    'LL-F-1': 'Field Supplies',
    'LL-F-2': 'To the Rescue',
    'LL-F-3': 'Overload',
    'LL-F-4': 'First Aid',
    'LL-F-5': 'Guardian Angel',
    'LL-F-6': 'Steady Hands',
    'LL-F-7': 'Stay With Me',
    'LL-F-8': 'Combat Drip',
  },
  automaAbilities: {
    'LL-A-1':
      'If it, or an ally within {ally}, has {most} health or less: it puts the drone beside it. At once and after Delay {delay} each legend beside the drone restores {health} health.',
    'LL-A-2':
      'If it or an ally has {most} shield or less: it puts the drop site beside it, and both restore {shield} shield at once. Delay {delay}: whoever stands there takes {damage} damage.',
  },
  automaTitles: {
    'field-medic': 'Field medic',
    'spare-cells': 'Spare cells',
    'covering-fire': 'Covering fire',
    'combat-run': 'Combat run',
  },
  asks: {
    'ask-drone': 'On which space do you put the drone?',
    'ask-package': 'On which space will the Care Package land?',
    'ask-aside': 'Where does {who} step aside?',
  },
} as const satisfies LegendWords<'LL'>;
