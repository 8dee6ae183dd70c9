import { noun, thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';
import type { en } from './en.js';

export const pl = {
  name: noun('Gibraltar', 'Gibraltara', 'Gibraltarowi', 'Gibraltara', 'Gibraltarem', 'Gibraltarze'),
  figures: {
    dome: thing('kopuła ochronna', 'kopułę ochronną', 'kopuły ochronnej'),
    bombardment: thing('bombardowanie'),
  },
  abilities: {
    'GB-A-1': {
      name: 'Kopuła ochronna',
      text: 'Akcja darmowa. Umieść kopułę na wolnym punkcie przecięcia w odległości 0–2 na linii wzroku. Czas trwania 3: nic miotanego nie rani nikogo w jej strefie; nikt nie strzela ani nie niszczy do środka, na zewnątrz ani przez nią. Odnawianie 3.',
    },
    'GB-A-2': {
      name: 'Bombardowanie obronne',
      text: 'Akcja darmowa. Umieść figurkę na dowolnym polu w odległości 0–5. Opóźnienie 2: każda legenda w obszarze 5×5 otrzymuje 24 obrażenia. Powietrzne, miotane. Odnawianie 3.',
    },
  },
  feats: {
    'GB-F-1': 'Każda legenda Twojej drużyny w strefie kopuły może użyć akcesorium.',
    'GB-F-2': 'Atak wręcz; udany zadaje 6 obrażeń i odpycha o 2 pola (kolizja: 6).',
    'GB-F-3': 'Przywróć 8 osłony sobie albo sojusznikowi na przylegającym polu.',
    'GB-F-4': 'Pierwsze trafienie zadaje +6 obrażeń.',
    'GB-F-5':
      'Jako cel zignoruj 8 obrażeń. Obok celu zamień się z nim miejscami: teraz Ty jesteś celem i ignorujesz 8 obrażeń.',
    'GB-F-6': 'Możesz inicjować kopułę ochronną, jeśli jest dostępna.',
    'GB-F-7': 'Odepchnij każdego wroga na przylegającym polu o 1 pole (kolizja: 4).',
    'GB-F-8': 'Obrażenia broni od strzału w głowę są o 10 mniejsze; zignoruj 10 obrażeń.',
  },
  featNames: {
    'GB-F-1': 'Chwila oddechu',
    'GB-F-2': 'Zamach',
    'GB-F-3': 'Tarcza w górę',
    'GB-F-4': 'Mocne otwarcie',
    'GB-F-5': 'Ludzki mur',
    'GB-F-6': 'Pod kopułą',
    'GB-F-7': 'Zrób miejsce',
    'GB-F-8': 'Broda w dół',
  },
  automaTitles: {
    'steady-aim': 'Pewna ręka',
    'gun-shield': 'Tarcza przy broni',
    'big-brother': 'Starszy brat',
    shove: 'Odepchnięcie',
  },
  asks: {
    'ask-dome': 'Gdzie stanie kopuła?',
    'ask-bombardment': 'Gdzie spadną bomby?',
  },
} as const satisfies LegendWords<'GB', keyof typeof en.asks>;
