import { same } from '@potyczka/words';
import { thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';
import type { en } from './en.js';

export const pl = {
  name: same('Bangalore'),
  figures: {
    smoke: thing('dym', 'dym', 'dymu'),
    thunder: thing('piorun kulisty', 'piorun kulisty', 'pioruna kulistego'),
  },
  abilities: {
    'BL-A-1': {
      name: 'Wyrzutnia dymu',
      text: 'Akcja darmowa. Umieść dym na wolnym punkcie przecięcia w odległości 0–5. Czas trwania 3: strzelanie z jego strefy, do niej i przez nią ma trudność +10. Dwa żetony. Odnawianie 2.',
    },
    'BL-A-2': {
      name: 'Piorun kulisty',
      text: 'Akcja darmowa. Umieść figurkę na dowolnym polu w odległości 0–5 i wybierz jej kierunek. Opóźnienie 2, potem 3 pola naprzód i znów opóźnienie 2: każdy wróg w obszarze 5×4 otrzymuje 20 obrażeń. Powietrzny, miotany. Odnawianie 2.',
    },
  },
  feats: {
    'BL-F-1': 'Możesz zadać 6 obrażeń wrogowi na przylegającym polu. Potem ruch 2.',
    'BL-F-2': 'Każde trafienie zadaje +2 obrażenia.',
    'BL-F-3': 'Trudność −10.',
    'BL-F-4': 'Ruch 2. Jedna z Twoich broni dostaje 1 amunicję.',
    'BL-F-5':
      'Możesz inicjować wyrzutnię dymu. Jeśli ostrzał napotyka dym, symbol niższego poziomu się nie liczy, a karty z symbolem ukrycia pudłują.',
    'BL-F-6':
      'Możesz inicjować wyrzutnię dymu. Jeśli ostrzał napotyka dym, jego trudność wynosi dokładnie 65.',
    'BL-F-7': 'Ruch 3; albo ruch 1 i możesz użyć zwykłego akcesorium.',
    'BL-F-8': 'Strzelanie z szybkostrzelnością +1.',
  },
  featNames: {
    'BL-F-1': 'Łokieć i naprzód',
    'BL-F-2': 'Kule dum-dum',
    'BL-F-3': 'Równy oddech',
    'BL-F-4': 'Ładowanie w biegu',
    'BL-F-5': 'Zasłona dymna',
    'BL-F-6': 'Ściana dymu',
    'BL-F-7': 'Odwrót',
    'BL-F-8': 'Ogień ciągły',
  },
  automaTitles: {
    'ready-for-danger': 'Gotowa na niebezpieczeństwo',
    'double-time': 'Biegiem',
    'fall-back': 'Odwrót',
    'stand-to': 'Gotowość',
  },
  asks: {
    'ask-smoke': 'Gdzie stanie dym?',
    'ask-facing': 'W którą stronę toczy się piorun?',
    'facing-label': '{facing}',
    'ask-thunder': 'Gdzie zaczyna się piorun?',
  },
} as const satisfies LegendWords<'BL', keyof typeof en.asks>;
