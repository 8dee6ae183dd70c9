import { noun, thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';
import type { en } from './en.js';

export const pl = {
  name: noun('Geometra', 'Geometry', 'Geometrze', 'Geometrę', 'Geometrą', 'Geometrze'),
  figures: {
    burrow: thing('nora', 'norę', 'nory'),
    camp: thing('obóz', 'obóz', 'obozu'),
    haze: thing('mgiełka', 'mgiełkę', 'mgiełki'),
  },
  abilities: {
    'SV-A-1': {
      name: 'Okopanie',
      text: [
        'Umieść norę na wolnym polu w odległości {low}–{near} i drugą w odległości {beyond}–{high}, obie na linii wzroku. Czas trwania {lasts}: kto wejdzie do jednej, wychodzi obok drugiej.',
      ],
    },
    'SV-A-2': {
      name: 'Obóz',
      text: [
        'Umieść obóz na wolnym polu w odległości {low}–{high}, a mgiełkę na wolnym punkcie przecięcia w odległości 0–{high}. Czas trwania {lasts}: strzały z mgiełki, do niej i przez nią mają trudność +{threshold}. Obóz można raz otworzyć.',
      ],
    },
  },
  featNames: {
    'SV-F-1': 'Skrót',
    'SV-F-2': 'Długi krok',
    'SV-F-3': 'Znana odległość',
    'SV-F-4': 'Zmiana warty',
    'SV-F-5': 'Kask',
    'SV-F-6': 'Kryjówka',
    'SV-F-7': 'Taśma miernicza',
    'SV-F-8': 'Suchy proch',
  },
  automaAbilities: {
    'SV-A-1': 'Gdy ma najwyżej {most} osłony: odzyskuje {shield} osłony.',
    'SV-A-2': 'Gdy widzi wroga, a róg jej pola jest wolny: stawia na nim mgiełkę. Czas trwania {lasts}.',
  },
  automaTitles: {
    'measured-step': 'Odmierzony krok',
    'spare-rope': 'Zapasowa lina',
    'new-bearing': 'Nowy kurs',
    'way-back': 'Droga powrotna',
  },
  asks: {
    'ask-burrow-near': 'Gdzie zaczyna się nora?',
    'ask-burrow-far': 'Gdzie kończy się nora?',
    'ask-camp': 'Gdzie stanie obóz?',
    'ask-haze': 'Gdzie uniesie się mgiełka?',
  },
} as const satisfies LegendWords<'SV', keyof typeof en.asks>;
