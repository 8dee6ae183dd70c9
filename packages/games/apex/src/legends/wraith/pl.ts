import { same } from '@potyczka/words';
import { thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';
import type { en } from './en.js';

export const pl = {
  name: same('Wraith'),
  figures: {
    portal: thing('wrota wymiarów', 'wrota wymiarów', 'wrót wymiarów'),
  },
  pairs: { portal: thing('oboje wrót wymiarów', 'oboje wrót wymiarów', 'obojga wrót wymiarów') },
  abilities: {
    'WR-A-1': {
      name: 'Przez otchłań',
      text: [
        'Każda Twoja akcja ruchu w tej aktywacji ma +{more} PR.',
        'Gdy jesteś celem, zmień szybkostrzelność {from} lub większą na {to}; po obrażeniach możesz wykonać ruch {mp}.',
      ],
    },
    'WR-A-2': {
      name: 'Wrota wymiarów',
      text: [
        'Umieść wrota na wolnym przylegającym polu, wykonaj ruch {mp}, potem umieść drugie wrota na wolnym przylegającym polu. Czas trwania {lasts}: kto wejdzie na jedne, wychodzi obok drugich.',
      ],
    },
  },
  featNames: {
    'WR-F-1': 'Spacer przez wyrwę',
    'WR-F-2': 'Bieg w fazie',
    'WR-F-3': 'Druga myśl',
    'WR-F-4': 'Głosy otchłani',
    'WR-F-5': 'Przeczucie',
    'WR-F-6': 'Poza fazą',
    'WR-F-7': 'Szepty',
    'WR-F-8': 'Cios i zniknięcie',
  },
  automaAbilities: {
    'WR-A-1':
      'Gdy główny wróg nie jest zarazem na linii wzroku i w optymalnym zasięgu broni: każda akcja ruchu w tej aktywacji ma +{more} PR.',
    'WR-A-2':
      'Gdy widzi wroga i ma obok siebie miejsce: stawia tam wrota, wykonuje ruch {mp} zielonymi ścieżkami i stawia obok siebie drugie wrota. Czas trwania {lasts}.',
  },
  automaTitles: {
    'call-of-the-void': 'Zew otchłani',
    'phase-step': 'Krok w fazie',
    'slip-away': 'Wymknięcie się',
    'out-of-sight': 'Poza wzrokiem',
  },
  asks: {
    'ask-portal-place': 'Na którym polu otwierają się wrota?',
  },
} as const satisfies LegendWords<'WR', keyof typeof en.asks>;
