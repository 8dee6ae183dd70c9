import { noun, thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';
import type { en } from './en.js';

export const pl = {
  name: noun('Pathfinder', 'Pathfindera', 'Pathfinderowi', 'Pathfindera', 'Pathfinderem', 'Pathfinderze'),
  figures: {
    anchor: thing('punkt zaczepu linki', 'punkt zaczepu linki', 'punktu zaczepu linki'),
  },
  abilities: {
    'PF-A-1': {
      name: 'Hak z liną',
      text: 'Akcja specjalna, 1 PA: przenieś się na wolne pole w odległości 1–3 na linii wzroku; jeśli jest wyżej albo przy obiekcie, możesz przenieść się dalej na wolne pole w odległości 1–2. Albo reakcja po ostrzale, gdy jesteś celem: przenieś się na wolne pole w odległości 1–2 na linii wzroku. Odnawianie 2.',
    },
    'PF-A-2': {
      name: 'Działo z linką',
      text: 'Akcja darmowa. Jeden punkt zaczepu na wolnym rogu swojego pola, drugi na wolnym punkcie przecięcia w odległości 3–5 na linii wzroku. Każdy może z nich korzystać. Odnawianie 3.',
    },
  },
  feats: {
    'PF-F-1': 'Jedna legenda Twojej drużyny może w dowolnej kolejności wykonać ruch 1 i zjechać linką.',
    'PF-F-2': 'Stabilność 2; każde pole poza optymalnym zasięgiem to +5 zamiast +10.',
    'PF-F-3':
      'Gdy granat wroga spada w odległości 0–2: przed wybuchem przesuń go o 2 pola w jednym kierunku.',
    'PF-F-4': 'Przenieś wroga w odległości 1–3 na linii wzroku na wolne pole przylegające do Ciebie.',
    'PF-F-5': 'Odepchnij wroga na przylegającym polu o 2 pola (kolizja: 6).',
    'PF-F-6': 'Jedna legenda Twojej drużyny przy punkcie zaczepu może zjechać linką.',
    'PF-F-7': 'Odnawianie haka z liną −1.',
    'PF-F-8': 'Trudność +10.',
  },
  featNames: {
    'PF-F-1': 'Wspólny zjazd',
    'PF-F-2': 'Skalibrowana optyka',
    'PF-F-3': 'Zwrot do nadawcy',
    'PF-F-4': 'Przyjazne przyciągnięcie',
    'PF-F-5': 'Mechaniczne pchnięcie',
    'PF-F-6': 'Wszyscy na linkę',
    'PF-F-7': 'Szybka wyciągarka',
    'PF-F-8': 'Zygzak',
  },
  automaTitles: {
    'long-legs': 'Długie nogi',
    'better-view': 'Lepszy widok',
    'reel-in': 'Na haku',
    'tune-up': 'Przegląd',
  },
  asks: {
    'ask-hook': '{who}: dokąd ciągnie hak?',
    'ask-hook-on': '{who}: kolejny skok?',
    'ask-anchor-near': 'Gdzie zaczyna się linka?',
    'ask-anchor-far': 'Gdzie kończy się linka?',
  },
} as const satisfies LegendWords<'PF', keyof typeof en.asks>;
