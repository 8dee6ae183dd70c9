import { same } from '@potyczka/words';
import { thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';
import type { en } from './en.js';

export const pl = {
  name: same('Bloodhound'),
  figures: {
    raven: thing('kruk', 'kruka', 'kruka'),
    beast: thing('bestia łowów', 'bestię łowów', 'bestii łowów'),
  },
  pairs: { raven: thing('kruki', 'kruki', 'kruków') },
  abilities: {
    'BH-A-1': {
      name: 'Oko Wszechojca',
      text: [
        'Daj kruka najwyżej {most} wrogom w odległości {low}–{high}. Czas trwania {lasts}: gdy Twoja drużyna do nich strzela, karty celowania z symbolem ukrycia trafiają.',
      ],
    },
    'BH-A-2': {
      name: 'Bestia łowów',
      text: [
        'Czas trwania {lasts}: Twoje akcje ruchu o wartości {from} lub większej mają +{more} PR, a Twoje strzały mają trudność −{easier}. Eliminacja wroga liczy czas trwania od nowa.',
      ],
    },
  },
  featNames: {
    'BH-F-1': 'Strzał i odskok',
    'BH-F-2': 'Na tropie',
    'BH-F-3': 'Nic się nie ukryje',
    'BH-F-4': 'Prowadzony strzał',
    'BH-F-5': 'Cień kruka',
    'BH-F-6': 'Krok w bok',
    'BH-F-7': 'Cierpliwość łowów',
    'BH-F-8': 'Łaska bogów',
  },
  automaAbilities: {
    'BH-A-1':
      'Gdy jakiś wróg w odległości do {within} nie ma kruka: dostaje go każdy wróg w odległości do {within}. Czas trwania {lasts}: karty celowania z symbolem ukrycia w nich trafiają.',
    'BH-A-2':
      'Gdy główny wróg jest w odległości {low}–{high}: jej akcje ruchu o wartości {from} lub większej mają +{more} PR, a strzały trudność −{easier}. Czas trwania {lasts}; eliminacja wroga liczy go od nowa.',
  },
  automaTitles: {
    'on-the-trail': 'Na tropie',
    'the-hunt': 'Łowy',
    'ravens-warning': 'Ostrzeżenie kruka',
    'shadow-walker': 'W cieniu',
  },
  asks: {
    'nobody-near': 'W odległości 1–3 nie ma wroga.',
    'ask-ravens': 'Którzy wrogowie dostają kruka?',
  },
} as const satisfies LegendWords<'BH', keyof typeof en.asks>;
