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
      text: 'Akcja darmowa. Nora na wolnym polu obok i druga w odległości 3–4 na linii wzroku. Czas trwania 3: kto wejdzie do jednej, wychodzi obok drugiej. Odnawianie 2.',
    },
    'SV-A-2': {
      name: 'Obóz',
      text: 'Akcja darmowa. Obóz na wolnym polu w odległości 1–2, mgiełka na punkcie przecięcia w odległości 0–2. Czas trwania 2: strzelanie z mgiełki, do niej i przez nią ma trudność +5. Obóz można raz otworzyć. Odnawianie 3.',
    },
  },
  feats: {
    'SV-F-1': 'Przenieś legendę stojącą obok nory na wolne pole przy drugiej norze.',
    'SV-F-2': 'Ruch 2.',
    'SV-F-3': 'Trudność −5; jeszcze −5, jeśli strzał przechodzi przez mgiełkę.',
    'SV-F-4': 'Każda legenda drużyny we mgiełce może użyć akcesorium.',
    'SV-F-5': 'Zignoruj 6 obrażeń.',
    'SV-F-6': 'Możesz zainicjować Okopanie.',
    'SV-F-7': 'Przenieś wroga z odległości 1–2 na linii wzroku na wolne pole obok.',
    'SV-F-8': 'Odnawianie jednej Twojej zdolności −1.',
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
