import { same } from '@potyczka/words';
import { thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';
import type { en } from './en.js';

export const pl = {
  name: same('Lifeline'),
  figures: {
    drone: thing('dron D.O.C.', 'drona D.O.C.', 'drona D.O.C.'),
    'drop-site': thing('miejsce zrzutu', 'miejsce zrzutu', 'miejsca zrzutu'),
    package: thing('zrzut zaopatrzenia', 'zrzut zaopatrzenia', 'zrzutu zaopatrzenia'),
  },
  abilities: {
    'LL-A-1': {
      name: 'Dron leczący D.O.C.',
      text: [
        'Umieść drona na wolnym polu w odległości {low}–{high} na linii wzroku, nie wyżej od siebie. Od razu i po opóźnieniu {delay} każda legenda obok niego odzyskuje {health} zdrowia.',
      ],
    },
    'LL-A-2': {
      name: 'Zrzut zaopatrzenia Lifeline',
      text: [
        'Umieść znacznik na wolnym polu w odległości {low}–{high} na linii wzroku. Opóźnienie {delay}: kto tam stoi, otrzymuje {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} i ustępuje, a potem ląduje zrzut. Akcja oddziaływania obok otwiera go raz i daje {tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}.',
      ],
    },
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
  automaAbilities: {
    'LL-A-1':
      'Gdy ona albo sojusznik w odległości do {ally} ma najwyżej {most} zdrowia: stawia drona obok siebie. Od razu i po opóźnieniu {delay} każda legenda obok drona odzyskuje {health} zdrowia.',
    'LL-A-2':
      'Gdy ona albo sojusznik ma najwyżej {most} osłony: stawia obok siebie miejsce zrzutu, a oboje od razu odzyskują {shield} osłony. Opóźnienie {delay}: kto tam stoi, otrzymuje {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
  },
  automaTitles: {
    'field-medic': 'Medyk polowy',
    'spare-cells': 'Zapasowe ogniwa',
    'covering-fire': 'Ogień osłonowy',
    'combat-run': 'Bieg pod ogniem',
  },
  asks: {
    'ask-drone': 'Na którym polu stanie dron?',
    'ask-package': 'Na którym polu wyląduje zrzut?',
    'ask-aside': 'Na które pole ustępuje {who}?',
  },
} as const satisfies LegendWords<'LL', keyof typeof en.asks>;
