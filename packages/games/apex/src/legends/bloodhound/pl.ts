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
  abilities: {
    'BH-A-1': {
      name: 'Oko Wszechojca',
      text: 'Akcja darmowa. Kruk dla najwyżej 3 wrogów w odległości 1–3. Czas trwania 3: gdy Twoja drużyna do nich strzela, karty celowania z symbolem ukrycia trafiają. Odnawianie 3.',
    },
    'BH-A-2': {
      name: 'Bestia łowów',
      text: 'Akcja darmowa. Czas trwania 3: Twoje ruchy o wartości 2 lub większej mają +1 PR, Twoje strzały trudność −5. Eliminacja wroga odnawia czas trwania. Odnawianie 2.',
    },
  },
  feats: {
    'BH-F-1': 'Strzelanie, potem ruch 2.',
    'BH-F-2': 'Ruch 2; ruch 3, jeśli jakiś wróg ma kruka.',
    'BH-F-3': 'Symbol ukrycia się nie liczy.',
    'BH-F-4':
      'Wzmocnienie strzelania dla dowolnej legendy Twojej drużyny: trudność −10 poza optymalnym zasięgiem; po odkryciu strzelający może wymienić najwyżej 2 karty celowania.',
    'BH-F-5': 'Jeśli strzelający ma kruka: trudność +10.',
    'BH-F-6': 'Ruch 2.',
    'BH-F-7': 'Stabilność 2.',
    'BH-F-8': 'Odnawianie jednej z Twoich zdolności −1.',
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
  automaTitles: {
    'on-the-trail': 'Na tropie',
    'the-hunt': 'Łowy',
    'ravens-warning': 'Ostrzeżenie kruka',
    'shadow-walker': 'W cieniu',
  },
  asks: {
    'nobody-near': 'Brak wroga w odległości 1–3.',
    'ask-ravens': 'Którzy wrogowie dostają kruka?',
  },
} as const satisfies LegendWords<'BH', keyof typeof en.asks>;
