import { same } from '@potyczka/words';
import { thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';
import type { en } from './en.js';

export const pl = {
  name: same('Lifeline'),
  figures: {
    drone: thing('dron D.O.C.', 'drona D.O.C.', 'drona D.O.C.'),
    'drop-site': thing('miejsce zrzutu'),
    package: thing('zrzut zaopatrzenia', 'zrzut zaopatrzenia', 'zrzutu zaopatrzenia'),
  },
  abilities: {
    'LL-A-1': {
      name: 'Dron leczący D.O.C.',
      text: 'Akcja darmowa. Umieść drona na wolnym polu w odległości 1–3 na linii wzroku, nie wyżej. Od razu i po opóźnieniu 2 każda legenda obok niego odzyskuje 8 zdrowia. Odnawianie 2.',
    },
    'LL-A-2': {
      name: 'Zrzut zaopatrzenia Lifeline',
      text: 'Akcja darmowa. Umieść znacznik na wolnym polu w odległości 1–2 na linii wzroku. Opóźnienie 2: kto tam stoi, otrzymuje 15 obrażeń i ustępuje; zrzut ląduje i można go otworzyć. Odnawianie 3.',
    },
  },
  feats: {
    'LL-F-1':
      'Przy skrzyni z zaopatrzeniem: przywróć 12 zdrowia albo 12 osłony sobie lub sojusznikowi na przylegającym polu.',
    'LL-F-2': 'Ruch 3 zakończony obok sojusznika.',
    'LL-F-3': 'Wróg na przylegającym polu otrzymuje 6 obrażeń osłony.',
    'LL-F-4': 'Cel, jeśli nie jest wyeliminowany, odzyskuje 8 zdrowia.',
    'LL-F-5':
      'Gdy legenda Twojej drużyny się odradza: nie kosztuje to PA, a sojusznik może wrócić obok Ciebie.',
    'LL-F-6': 'Użyj akcesorium na sobie albo na sojuszniku na przylegającym polu.',
    'LL-F-7': 'Cel ignoruje 6 obrażeń.',
    'LL-F-8': 'Każde trafienie zadaje +1 obrażenie; przy co najmniej jednym trafieniu przywróć 4 osłony.',
  },
  featNames: {
    'LL-F-1': 'Zapasy polowe',
    'LL-F-2': 'Na ratunek',
    'LL-F-3': 'Przeciążenie',
    'LL-F-4': 'Pierwsza pomoc',
    'LL-F-5': 'Anioł stróż',
    'LL-F-6': 'Pewne dłonie',
    'LL-F-7': 'Trzymaj się',
    'LL-F-8': 'Kroplówka bojowa',
  },
  automaTitles: {
    'field-medic': 'Medyk polowy',
    'spare-cells': 'Zapasowe ogniwa',
    'covering-fire': 'Ogień osłonowy',
    'combat-run': 'Bieg pod ogniem',
  },
  asks: {
    'ask-drone': 'Gdzie postawić drona?',
    'ask-package': 'Gdzie wyląduje zrzut?',
    'ask-aside': '{who}: na które pole ustąpić?',
  },
} as const satisfies LegendWords<'LL', keyof typeof en.asks>;
