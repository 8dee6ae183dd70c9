import { chapter } from './rule.js';

export const scoring = chapter('SCORE', [
  {
    id: 'ADR-SCORE-01',
    pl: 'Na końcu tury punktuje się plansze wszystkich, którzy w niej zginęli.',
    en: 'At the end of a turn the boards of all who were killed in it are scored.',
  },
  {
    id: 'ADR-SCORE-02',
    pl: 'Pierwsza krew: czyj znacznik leży na planszy jako pierwszy, ten dostaje 1 punkt.',
    en: 'First blood: the owner of the first token on the board gets 1 point.',
  },
  {
    id: 'ADR-SCORE-03',
    pl: 'Punkty dostaje każdy, kto zranił tę postać choć raz.',
    en: 'Everybody who damaged that character at all gets points.',
  },
  {
    id: 'ADR-SCORE-04',
    pl: 'O miejscu decyduje liczba znaczników obrażeń: za najwięcej należy się najwyższa dostępna wartość, następna osoba bierze kolejną i tak dalej.',
    en: 'Places go by the number of damage tokens: the most earns the highest value available, the next player takes the next value, and so on.',
  },
  {
    id: 'ADR-SCORE-05',
    pl: 'Przy remisie wyżej jest ten, kto wcześniej zranił tę postać.',
    en: 'In a tie, whoever damaged that character earlier comes first.',
  },
  {
    id: 'ADR-SCORE-06',
    pl: 'Świeża plansza jest warta kolejno 8, 6, 4 i 2 punkty.',
    en: 'A fresh board is worth 8, 6, 4 and 2 points in turn.',
  },
  {
    id: 'ADR-SCORE-07',
    pl: 'Każda czaszka na planszy zakrywa najwyższą z pozostałych wartości, więc następna śmierć tej postaci daje mniej.',
    en: 'Each skull on a board covers the highest value left, so that character’s next death pays less.',
  },
  {
    id: 'ADR-SCORE-08',
    pl: 'Znacznik śmiertelnego strzału przechodzi na tor ofiar.',
    en: 'The killshot token goes to the killshot track.',
  },
  {
    id: 'ADR-SCORE-09',
    pl: 'Jeśli doszło do totalnej anihilacji, jej znacznik też przechodzi na tor ofiar.',
    en: 'If there was an overkill, its token goes to the killshot track as well.',
  },
  {
    id: 'ADR-SCORE-10',
    pl: 'Po totalnej anihilacji oprawca dostaje od zabitej postaci 1 znacznik namierzania.',
    en: 'After an overkill the killer gets 1 mark from the player killed.',
  },
  {
    id: 'ADR-SCORE-11',
    pl: 'Jedna czaszka z toru ofiar zakrywa najwyższą widoczną wartość na planszy zabitej postaci.',
    en: 'One skull from the killshot track covers the highest visible value on the killed player’s board.',
  },
  {
    id: 'ADR-SCORE-12',
    pl: 'Kolejność: pierwsza krew, punkty za obrażenia, śmiertelny strzał na tor ofiar, totalna anihilacja i jej znacznik namierzania, czaszka, odrodzenie.',
    en: 'The order: first blood, points for damage, killshot to the track, overkill and its mark, skull, respawning.',
  },
]);

export const scoringDetails = chapter('XSCORE', [
  {
    id: 'ADR-XSCORE-01',
    pl: 'Pełny rząd punktów to 8, 6, 4, 2, 1, 1. Każda czaszka zakrywa pierwszą wartość z lewej; kogo rząd nie obejmuje, ten dostaje 1 punkt.',
    en: 'The full row of points is 8, 6, 4, 2, 1, 1. Each skull covers the leftmost value; whoever is beyond the row gets 1 point.',
  },
  {
    id: 'ADR-XSCORE-02',
    pl: 'Z podliczonej planszy znikają obrażenia. Znaczniki namierzania, kostki, broń i karty zdolności zostają.',
    en: 'A scored board loses its damage. Marks, cubes, weapons and power-ups stay.',
  },
  {
    id: 'ADR-XSCORE-03',
    pl: 'Znaczniki śmiertelnego strzału i totalnej anihilacji leżą w miejscu zdjętej czaszki. Totalna anihilacja to drugi znacznik jej sprawcy.',
    en: 'The tokens of killshot and overkill lie where the skull was taken. An overkill counts as a second token of its owner.',
  },
  {
    id: 'ADR-XSCORE-04',
    pl: 'Podwójne zabójstwo: kto w jednej turze odda co najmniej 2 śmiertelne strzały, dostaje 1 dodatkowy punkt.',
    en: 'Double kill: whoever makes 2 or more killshots in one turn gets 1 extra point.',
  },
  {
    id: 'ADR-XSCORE-05',
    pl: 'Znacznika namierzania za totalną anihilację też dotyczy limit 3 znaczników.',
    en: 'The mark for an overkill obeys the limit of 3 marks too.',
  },
]);
