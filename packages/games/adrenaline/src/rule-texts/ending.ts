import { chapter } from './rule.js';

export const frenzy = chapter('FRENZY', [
  {
    id: 'ADR-FRENZY-01',
    pl: 'Ostateczny szał zaczyna się, gdy z toru ofiar zniknie ostatnia czaszka.',
    en: 'Final frenzy begins when the last skull has left the killshot track.',
  },
  {
    id: 'ADR-FRENZY-02',
    pl: 'Kto nie ma obrażeń, odwraca swoją planszę. Odtąd jest ona warta tylko 2, 1, 1, 1.',
    en: 'Whoever has no damage turns their board over. From now on it is worth only 2, 1, 1, 1.',
  },
  {
    id: 'ADR-FRENZY-03',
    pl: 'Każdy ma jeszcze dokładnie jedną turę, także ten, kto wywołał ostateczny szał.',
    en: 'Everybody plays exactly one more turn, also the player who set off the frenzy.',
  },
  {
    id: 'ADR-FRENZY-04',
    pl: 'Wszyscy odwracają żetony akcji.',
    en: 'Everybody turns their action tile over.',
  },
  {
    id: 'ADR-FRENZY-05',
    pl: 'Kto gra przed pierwszym graczem, ma 2 akcje, każdą do wyboru: bieg do 4 pól; ruch do 2 pól i zabranie ekwipunku; ruch do 1 pola, załadowanie i strzał.',
    en: 'Those who play before the first player have 2 actions, each one of: run up to 4 squares; move up to 2 squares and grab; move up to 1 square, reload and shoot.',
  },
  {
    id: 'ADR-FRENZY-06',
    pl: 'Pierwszy gracz i wszyscy po nim mają 1 akcję: ruch do 3 pól i zabranie ekwipunku albo ruch do 2 pól, załadowanie i strzał.',
    en: 'The first player and all after them have 1 action: move up to 3 squares and grab, or move up to 2 squares, reload and shoot.',
  },
  {
    id: 'ADR-FRENZY-07',
    pl: 'W akcji ze strzałem kolejność jest stała: ruch, załadowanie, strzał. Każdą część można pominąć.',
    en: 'In the action with a shot the order is fixed: move, reload, shoot. Each part may be skipped.',
  },
  {
    id: 'ADR-FRENZY-08',
    pl: 'Planszę postaci zabitej w ostatecznym szale najpierw się punktuje, a potem odwraca na stronę wartą 2, 1, 1, 1.',
    en: 'The board of a player killed in final frenzy is scored first and then turned to the side worth 2, 1, 1, 1.',
  },
]);

export const frenzyDetails = chapter('XFRENZY', [
  {
    id: 'ADR-XFRENZY-01',
    pl: 'Ostateczny szał rusza po punktowaniu tury, w której zniknęła ostatnia czaszka. Punktuje się plansze wszystkich zabitych z tej tury, nawet jeśli czaszek nie starcza.',
    en: 'Final frenzy begins after the scoring of the turn that took the last skull. All deaths of that turn are scored, even if there are more of them than skulls.',
  },
  {
    id: 'ADR-XFRENZY-02',
    pl: 'Kto zginął właśnie w tej turze, po punktowaniu nie ma obrażeń, więc też odwraca planszę.',
    en: 'Whoever was killed in that very turn has no damage after scoring and so turns their board over too.',
  },
  {
    id: 'ADR-XFRENZY-03',
    pl: 'Odwrócona plansza ma rząd 2, 1, 1, 1, nie daje punktu za pierwszą krew i nie ma na niej czaszek.',
    en: 'A turned board has the row 2, 1, 1, 1, pays no first blood and carries no skulls.',
  },
  {
    id: 'ADR-XFRENZY-04',
    pl: 'Na odwrócone plansze nie kładzie się czaszek; ich rząd nigdy się nie skraca.',
    en: 'Turned boards get no more skulls; their row never shrinks.',
  },
  {
    id: 'ADR-XFRENZY-05',
    pl: 'Kto ma obrażenia, zachowuje starą stronę planszy, aż jego postać zginie i plansza zostanie podliczona.',
    en: 'Whoever has damage keeps the old side until they are killed and scored.',
  },
  {
    id: 'ADR-XFRENZY-06',
    pl: 'Śmiertelne strzały ostatecznego szału nadal trafiają na tor ofiar, za jego ostatnie miejsce.',
    en: 'Killshots made in final frenzy still go to the killshot track, behind its last space.',
  },
  {
    id: 'ADR-XFRENZY-07',
    pl: 'Na końcu tury w ostatecznym szale nie ładuje się broni.',
    en: 'There is no reloading at the end of a frenzy turn.',
  },
  {
    id: 'ADR-XFRENZY-08',
    pl: 'Postacie zabite w ostatecznym szale odradzają się jak zwykle.',
    en: 'Players killed in final frenzy respawn as usual.',
  },
]);

export const end = chapter('END', [
  {
    id: 'ADR-END-01',
    pl: 'Po ostatniej turze ostatecznego szału punktuje się każdą planszę, na której są obrażenia.',
    en: 'After the last turn of final frenzy every board with damage on it is scored.',
  },
  {
    id: 'ADR-END-02',
    pl: 'Potem w ten sam sposób punktuje się tor ofiar.',
    en: 'Then the killshot track is scored in the same way.',
  },
  {
    id: 'ADR-END-03',
    pl: 'Wygrywa ten, kto ma najwięcej punktów.',
    en: 'Whoever has the most points wins.',
  },
  {
    id: 'ADR-END-04',
    pl: 'Przy remisie rozstrzygają punkty z toru ofiar.',
    en: 'A tie is decided by the points from the killshot track.',
  },
]);

export const endDetails = chapter('XEND', [
  {
    id: 'ADR-XEND-01',
    pl: 'Nagła śmierć: gra kończy się po punktowaniu tury, w której zniknęła ostatnia czaszka. Zaraz potem następuje punktowanie końcowe.',
    en: 'Sudden death: the game ends after the scoring of the turn that took the last skull. Final scoring follows at once.',
  },
  {
    id: 'ADR-XEND-02',
    pl: 'W punktowaniu końcowym plansze z obrażeniami rozlicza się jak zwykle, ale bez śmiertelnego strzału. Pierwsza krew liczy się tylko na planszach nieodwróconych.',
    en: 'In final scoring, boards with damage are ranked as usual, but there is no killshot. First blood counts only on boards that were not turned.',
  },
  {
    id: 'ADR-XEND-03',
    pl: 'Tor ofiar daje kolejno 8, 6, 4, 2, 1 i 1 punkt, według liczby znaczników. Przy remisie wyżej jest właściciel wcześniejszego.',
    en: 'The killshot track pays 8, 6, 4, 2, 1 and 1 points in turn, by number of tokens. In a tie the owner of the earlier one comes first.',
  },
  {
    id: 'ADR-XEND-04',
    pl: 'Jeśli remis nadal trwa, zwycięstwo jest wspólne.',
    en: 'If the tie persists, victory is shared.',
  },
  {
    id: 'ADR-XEND-05',
    pl: 'Punkty są tajne do końca gry. Tutaj jest to opcja do wyboru przy zakładaniu stołu.',
    en: 'Points are secret until the end of the game. Here that is an option of the table.',
  },
]);
