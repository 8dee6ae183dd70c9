import { noun, thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';
import type { en } from './en.js';

export const pl = {
  name: noun('Gibraltar', 'Gibraltara', 'Gibraltarowi', 'Gibraltara', 'Gibraltarem', 'Gibraltarze'),
  figures: {
    dome: thing('kopuła ochronna', 'kopułę ochronną', 'kopuły ochronnej'),
    bombardment: thing('bombardowanie', 'bombardowanie', 'bombardowania'),
  },
  abilities: {
    'GB-A-1': {
      name: 'Kopuła ochronna',
      text: [
        'Umieść kopułę na wolnym punkcie przecięcia w odległości {low}–{high} na linii wzroku. Czas trwania {lasts}: nic miotanego nie rani nikogo w jej strefie; nikt nie strzela ani nie niszczy do środka, na zewnątrz ani przez nią.',
      ],
    },
    'GB-A-2': {
      name: 'Bombardowanie obronne',
      text: [
        'Umieść figurkę na dowolnym polu w odległości {low}–{high}. Opóźnienie {delay}: każda legenda w obszarze 5×5 wokół niej otrzymuje {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}. Powietrzne, miotane.',
      ],
    },
  },
  featNames: {
    'GB-F-1': 'Chwila oddechu',
    'GB-F-2': 'Zamach',
    'GB-F-3': 'Osłona w górę',
    'GB-F-4': 'Mocne otwarcie',
    'GB-F-5': 'Ludzki mur',
    'GB-F-6': 'Pod kopułą',
    'GB-F-7': 'Zrób miejsce',
    'GB-F-8': 'Broda w dół',
  },
  automaAbilities: {
    'GB-A-1':
      'Gdy widzi wroga, ma łącznie najwyżej {most} osłony i zdrowia, a róg jej pola jest wolny: stawia na nim kopułę. Czas trwania {lasts}; krok 10 się pomija.',
    'GB-A-2':
      'Gdy wróg jest w odległości {from}–{to}, a jej sojusznik co najmniej {ally} pola od tego wroga: tam spadną bomby. Opóźnienie {delay}: każda legenda w obszarze 5×5 otrzymuje {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
  },
  automaTitles: {
    'steady-aim': 'Pewna ręka',
    'gun-shield': 'Osłona przy broni',
    'big-brother': 'Starszy brat',
    shove: 'Odepchnięcie',
  },
  asks: {
    'ask-dome': 'Gdzie stanie kopuła?',
    'ask-bombardment': 'Gdzie spadną bomby?',
  },
} as const satisfies LegendWords<'GB', keyof typeof en.asks>;
