import { noun, thing } from '../../text/grammar.js';
import type { LegendWords } from '../words.js';
import type { en } from './en.js';

export const pl = {
  name: noun('Pathfinder', 'Pathfindera', 'Pathfinderowi', 'Pathfindera', 'Pathfinderem', 'Pathfinderze'),
  figures: {
    anchor: thing('punkt zaczepu linki', 'punkt zaczepu linki', 'punktu zaczepu linki'),
  },
  pairs: {
    anchor: thing('oba punkty zaczepu linki', 'oba punkty zaczepu linki', 'obu punktów zaczepu linki'),
  },
  abilities: {
    'PF-A-1': {
      name: 'Hak z liną',
      text: [
        'Przenieś się na wolne pole w odległości {low}–{high} na linii wzroku. Jeśli leży wyżej albo przy obiekcie, możesz przenieść się dalej na wolne pole w odległości {low}–{further}.',
        'Gdy jesteś celem, przenieś się na wolne pole w odległości {low}–{short} na linii wzroku.',
      ],
    },
    'PF-A-2': {
      name: 'Działo z linką',
      text: [
        'Umieść jeden punkt zaczepu na wolnym rogu swojego pola, a drugi na wolnym punkcie przecięcia w odległości {low}–{high} na linii wzroku. Każdy może korzystać z linki.',
      ],
    },
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
  automaAbilities: {
    'PF-A-1':
      'Gdy główny wróg nie jest zarazem na linii wzroku i w optymalnym zasięgu: przenosi się na wolne pole na linii wzroku w odległości do {within}, z którego tak jest. Najpierw na najwyższe, potem na najbliższe wrogowi.',
    'PF-A-2':
      'Gdy główny wróg jest w odległości {far} lub większej, a róg jej pola jest wolny: linka od tego rogu do punktu przecięcia w odległości {low}–{high} na linii wzroku, najbliższego wrogowi.',
  },
  automaTitles: {
    'long-legs': 'Długie nogi',
    'better-view': 'Lepszy widok',
    'reel-in': 'Na haku',
    'tune-up': 'Przegląd',
  },
  asks: {
    'ask-hook': 'Dokąd hak ciągnie {who_acc}?',
    'ask-hook-on': 'Dokąd hak ciągnie {who_acc} dalej?',
    'ask-anchor-near': 'Gdzie zaczyna się linka?',
    'ask-anchor-far': 'Gdzie kończy się linka?',
  },
} as const satisfies LegendWords<'PF', keyof typeof en.asks>;
