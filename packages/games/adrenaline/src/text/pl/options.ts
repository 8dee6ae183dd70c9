import type { OptionTexts } from '../options.js';

export const options: OptionTexts = {
  players: { label: 'Gracze', help: 'Od trzech do pięciu osób.', reconstructed: true },
  arena: {
    label: 'Arena',
    help: 'Które strony obu połówek planszy leżą na wierzchu.',
    reconstructed: true,
    choices: {
      A: { label: 'Arena A', help: '10 pól, ciasno: dla 3 lub 4 graczy.' },
      B: { label: 'Arena B', help: '11 pól: dla dowolnej liczby graczy.' },
      C: { label: 'Arena C', help: '11 pól: dla dowolnej liczby graczy.' },
      D: { label: 'Arena D', help: '12 pól, największa: dla 4 lub 5 graczy.' },
    },
  },
  skulls: {
    label: 'Czaszki',
    help: 'Po tylu śmierciach gra zmierza do końca: 8 to zwykła gra, 5 – najkrótsza.',
    reconstructed: true,
  },
  frenzy: {
    label: 'Ostateczny szał',
    help: 'Po ostatniej czaszce każdy ma jeszcze jedną turę, z silniejszymi akcjami. Bez niego gra kończy się od razu.',
  },
  bot: {
    label: 'Terminator',
    help: 'Bot dla małych grup: kto ma turę, ten decyduje też o jego ruchu i strzale. Bierze wolny kolor: gra przy trzech albo czterech osobach.',
    reconstructed: true,
  },
  mode: {
    label: 'Tryb gry',
    help: 'Za co są punkty.',
    reconstructed: true,
    choices: {
      deathmatch: {
        label: 'Każdy na każdego',
        help: 'Zwykła gra: punkty za obrażenia i śmiertelne strzały.',
      },
      domination: {
        label: 'Dominacja',
        help: 'Punkty za obrażenia i punkty odrodzenia: ostrzeliwuj je lub zajmuj w pojedynkę i kładź znaczniki na ich torach. Z ośmioma czaszkami.',
        reconstructed: true,
      },
    },
  },
  secretPoints: {
    label: 'Tajne punkty',
    help: 'Do końca gry każdy widzi tylko własne punkty.',
    reconstructed: true,
  },
};
