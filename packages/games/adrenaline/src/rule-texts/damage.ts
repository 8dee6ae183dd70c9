import { chapter } from './rule.js';

export const damage = chapter('XDMG', [
  {
    id: 'ADR-XDMG-01',
    pl: 'Plansza ma 12 miejsc na obrażenia. Zajmują je od lewej znaczniki w kolorze strzelającego, a ich kolejność jest ważna.',
    en: 'A board has 12 spaces for damage. Tokens in the shooter’s colour fill them from the left, and their order matters.',
  },
  {
    id: 'ADR-XDMG-02',
    pl: 'Śmiertelny strzał to 11. obrażenie: postać ginie. Totalna anihilacja to 12. obrażenie.',
    en: 'The killshot is the 11th damage: the character dies. The overkill is the 12th damage.',
  },
  { id: 'ADR-XDMG-03', pl: 'Obrażenia ponad 12 przepadają.', en: 'Damage beyond 12 is lost.' },
  {
    id: 'ADR-XDMG-04',
    pl: 'Śmierć rozlicza się dopiero na końcu bieżącej tury: wtedy następują punktowanie i odrodzenie. Do tego czasu figurka zostaje na swoim polu.',
    en: 'A death takes effect only at the end of the current turn, with scoring and respawning. Until then the figure stays on its square.',
  },
]);

export const marks = chapter('XMARK', [
  {
    id: 'ADR-XMARK-01',
    pl: 'Od każdego przeciwnika możesz mieć najwyżej 3 znaczniki namierzania; nadwyżka przepada.',
    en: 'You have at most 3 marks from each opponent; any more are lost.',
  },
  {
    id: 'ADR-XMARK-02',
    pl: 'Gdy ktoś zada Ci co najmniej 1 obrażenie, wszystkie jego wcześniejsze znaczniki namierzania na Twojej planszy zmieniają się w obrażenia, po tych właśnie zadanych.',
    en: 'When somebody deals you at least 1 damage, all their earlier marks on your board turn into damage, after the damage just dealt.',
  },
  {
    id: 'ADR-XMARK-03',
    pl: 'Same znaczniki namierzania nigdy nie zmieniają się w obrażenia: strzał, który tylko namierza, nie zmienia nawet wcześniejszych.',
    en: 'Marks alone never turn into damage: a shot that only marks does not turn even the earlier ones.',
  },
  {
    id: 'ADR-XMARK-04',
    pl: 'Znaczniki namierzania ze strzału kładzie się po jego obrażeniach; czekają na późniejszy strzał.',
    en: 'The marks of a shot come after its damage and wait for a later shot.',
  },
  {
    id: 'ADR-XMARK-05',
    pl: 'Znaczniki namierzania zostają na planszy, gdy postać ginie i gdy planszę się odwraca.',
    en: 'Marks stay on a board when the character dies and when the board is turned over.',
  },
  {
    id: 'ADR-XMARK-06',
    pl: 'Znaczniki zmienione w obrażenia liczą się jak inne obrażenia tej osoby: do punktów, śmiertelnego strzału i totalnej anihilacji.',
    en: 'Marks turned into damage count like any damage of that player: for points, killshot and overkill.',
  },
]);
