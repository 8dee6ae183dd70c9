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
      text: [
        'Umieść dym na wolnym punkcie przecięcia w odległości {low}–{high}. Czas trwania {lasts}: strzały z jego strefy, do niej i przez nią mają trudność +{threshold}.',
      ],
    },
    'BL-A-2': {
      name: 'Piorun kulisty',
      text: [
        'Umieść figurkę na dowolnym polu w odległości {low}–{high} i wybierz jej kierunek. Opóźnienie {delay}, potem {ahead, plural, one {# pole} few {# pola} many {# pól} other {# pola}} naprzód i znów opóźnienie {delay}: za każdym razem każdy wróg w obszarze 5×4 otrzymuje {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}. Powietrzny, miotany.',
      ],
    },
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
  automaAbilities: {
    'BL-A-1':
      'Gdy widzi wroga, ma najwyżej {most} osłony, a róg jej pola jest wolny: stawia na nim dym. Czas trwania {lasts}: trudność +{threshold} dla strzałów, które napotykają dym.',
    'BL-A-2':
      'Gdy wróg jest w odległości {from}–{to}: piorun zaczyna się na jego polu i toczy się od Automy. Opóźnienie {delay}, {ahead, plural, one {# pole} few {# pola} many {# pól} other {# pola}} naprzód i znów opóźnienie {delay}: za każdym razem każdy wróg w obszarze 5×4 otrzymuje {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
  },
  automaTitles: {
    'ready-for-danger': 'Gotowa na niebezpieczeństwo',
    'double-time': 'Biegiem',
    'fall-back': 'Odwrót',
    'stand-to': 'Gotowość',
  },
  asks: {
    'ask-smoke': 'W którym punkcie stanie dym?',
    'ask-facing': 'W którą stronę toczy się piorun kulisty?',
    'facing-label': '{facing}',
    'ask-thunder': 'Na którym polu zaczyna się piorun kulisty?',
  },
} as const satisfies LegendWords<'BL', keyof typeof en.asks>;
