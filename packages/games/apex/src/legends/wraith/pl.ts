import { same } from '@potyczka/words';
import { thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';
import type { en } from './en.js';

export const pl = {
  name: same('Wraith'),
  figures: {
    portal: thing('wrota wymiarów', 'wrota wymiarów', 'wrót wymiarów'),
  },
  abilities: {
    'WR-A-1': {
      name: 'Przez otchłań',
      text: 'Akcja darmowa: każdy ruch w tej aktywacji ma +1 PR. Albo reakcja przed ostrzałem, gdy jesteś celem: szybkostrzelność 3 lub większa staje się 2, a po obrażeniach możesz wykonać ruch 2. Odnawianie 3.',
    },
    'WR-A-2': {
      name: 'Wrota wymiarów',
      text: 'Akcja specjalna, 1 PA. Wrota na wolnym przylegającym polu, ruch 5, drugie wrota na wolnym przylegającym polu. Czas trwania 3: kto wejdzie na jedne, wychodzi obok drugich. Odnawianie 2.',
    },
  },
  feats: {
    'WR-F-1': 'Przenieś legendę stojącą przy wrotach na wolne pole sąsiadujące z drugimi.',
    'WR-F-2': 'Ruch 3.',
    'WR-F-3': 'Po odkryciu kart możesz wymienić 1 kartę celowania.',
    'WR-F-4':
      'Obejrzyj 4 wierzchnie karty celowania; dowolne odłóż na spód, resztę na wierzch w dowolnej kolejności.',
    'WR-F-5': 'Obejrzyj 3 wierzchnie karty celowania i odłóż je w dowolnej kolejności.',
    'WR-F-6': 'Zignoruj 8 obrażeń.',
    'WR-F-7': 'Jedna legenda Twojej drużyny może wykonać ruch 2.',
    'WR-F-8': 'Atak wręcz i ruch 2.',
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
  automaTitles: {
    'call-of-the-void': 'Zew otchłani',
    'phase-step': 'Krok w fazie',
    'slip-away': 'Wymknięcie się',
    'out-of-sight': 'Poza wzrokiem',
  },
  asks: {
    'ask-portal-place': 'Gdzie otworzyć wrota?',
  },
} as const satisfies LegendWords<'WR', keyof typeof en.asks>;
