import { chapter } from './rule.js';

export const setup = chapter('SETUP', [
  {
    id: 'ADR-SETUP-01',
    pl: 'Plansza składa się z dwóch dwustronnych połówek. Każda może leżeć dowolną stroną do góry.',
    en: 'The board is made of two double-sided halves. Each may lie with either side up.',
  },
  {
    id: 'ADR-SETUP-02',
    pl: 'Na początku gry na punktach odrodzenia leży odkrytych 9 kart broni.',
    en: 'At the start 9 weapons lie face up on the spawnpoints.',
  },
  {
    id: 'ADR-SETUP-03',
    pl: 'Resztę przygotowań opisuje rozdział o elementach gry i ich ułożeniu, uzupełniony według wydanej gry.',
    en: 'The rest of the setup is in the chapter on components and layout, reconstructed from the published game.',
  },
]);

export const setupDetails = chapter('XSETUP', [
  { id: 'ADR-XSETUP-01', pl: 'Do gry siada od 3 do 5 osób.', en: 'The game is for 3 to 5 players.' },
  {
    id: 'ADR-XSETUP-02',
    pl: 'W pudełku są: 2 połówki planszy, 1 plansza wariantów, 5 plansz graczy, 5 żetonów akcji, znacznik pierwszego gracza, 86 żetonów punktów, 36 żetonów amunicji, 5 figurek, 100 znaczników obrażeń (po 20 na gracza), 45 kostek amunicji (po 3 każdego koloru na gracza), 8 czaszek, 21 kart broni, 24 karty zdolności i 1 karta bota.',
    en: 'The box holds 2 board halves, 1 variant board, 5 player boards, 5 action tiles, a starting-player marker, 86 point tokens, 36 ammo tiles, 5 figures, 100 damage tokens (20 per player), 45 ammo cubes (3 of each colour per player), 8 skulls, 21 weapons, 24 power-ups and 1 bot card.',
  },
  {
    id: 'ADR-XSETUP-03',
    pl: 'Na torze ofiar kładzie się od 5 do 8 czaszek; w zwykłej grze jest ich 8.',
    en: 'Between 5 and 8 skulls go on the killshot track; the usual game has 8.',
  },
  {
    id: 'ADR-XSETUP-04',
    pl: 'Karty broni, karty zdolności i żetony amunicji tasuje się osobno, w trzy stosy.',
    en: 'Weapons, power-ups and ammo tiles are shuffled separately into three piles.',
  },
  {
    id: 'ADR-XSETUP-05',
    pl: 'Na każdym punkcie odrodzenia wykłada się 3 odkryte karty broni; 12 zostaje w talii.',
    en: 'Each spawnpoint gets 3 weapons face up; 12 stay in the deck.',
  },
  {
    id: 'ADR-XSETUP-06',
    pl: 'Na każdym polu bez punktu odrodzenia leży na początku jeden odkryty żeton amunicji.',
    en: 'Every square without a spawnpoint starts with one ammo tile face up.',
  },
  {
    id: 'ADR-XSETUP-07',
    pl: 'Pierwszego gracza wyznacza los. Kolejka biegnie zgodnie z ruchem wskazówek zegara.',
    en: 'Chance decides who is the first player. Turns go clockwise.',
  },
  {
    id: 'ADR-XSETUP-08',
    pl: 'Każdy zaczyna z 1 kostką każdego koloru na planszy i 2 następnymi każdego koloru w rezerwie, bez broni, bez kart zdolności i bez punktów.',
    en: 'Everybody starts with 1 cube of each colour on the board and 2 more of each in reserve, without weapons, power-ups or points.',
  },
  {
    id: 'ADR-XSETUP-09',
    pl: 'Przed grą wybiera się jej zakończenie: zwykle ostateczny szał, a dla początkujących, przy 5 czaszkach, nagłą śmierć.',
    en: 'How the game ends is chosen beforehand: usually final frenzy; for beginners, with 5 skulls, sudden death.',
  },
]);

export const arenaRules = chapter('XBOARD', [
  {
    id: 'ADR-XBOARD-01',
    pl: 'Jedna strona lewej połówki nie ma pola C1, a jedna strona prawej nie ma pola A4. Stąd cztery areny: A bez obu (10 pól), B bez C1 (11 pól), C bez A4 (11 pól) i D z obydwoma (12 pól).',
    en: 'One side of the left half lacks square C1, one side of the right half lacks square A4. Hence four arenas: A without both (10 squares), B without C1 (11 squares), C without A4 (11 squares) and D with both (12 squares).',
  },
  {
    id: 'ADR-XBOARD-02',
    pl: 'Na każdej arenie niebieski punkt odrodzenia jest na A3, czerwony na B1, żółty na C4. Na pozostałych polach leży amunicja: 7 pól na arenie A, 8 na B i C, 9 na D.',
    en: 'On every arena the blue spawnpoint is on A3, the red one on B1, the yellow one on C4. The other squares hold ammo: 7 squares on arena A, 8 on B and C, 9 on D.',
  },
  {
    id: 'ADR-XBOARD-03',
    pl: 'Granice między połówkami zależą od prawej z nich. W rzędzie A granica jest zawsze otwarta; na arenach B i D w rzędzie B stoi ściana, a w rzędzie C są drzwi; na arenach A i C obie te granice są otwarte.',
    en: 'The borders between the halves depend on the right one. In row A it is always open; on arenas B and D row B has a wall and row C a door; on arenas A and C both of these are open.',
  },
  {
    id: 'ADR-XBOARD-04',
    pl: 'Polecana liczba graczy: arena A dla 3 lub 4, areny B i C dla dowolnej liczby, arena D dla 4 lub 5.',
    en: 'Suggested players: arena A for 3 or 4, arenas B and C for any number, arena D for 4 or 5.',
  },
  {
    id: 'ADR-XBOARD-05',
    pl: 'Podział na pomieszczenia i ich kolory pokazuje rysunek areny. Białe pomieszczenie bywa też nazywane szarym.',
    en: 'The rooms and their colours are as the picture of the arena shows. The white room is sometimes called grey.',
  },
]);

export const spawning = chapter('SPAWN', [
  {
    id: 'ADR-SPAWN-01',
    pl: 'Na początku swojej pierwszej tury dobierasz 2 karty zdolności.',
    en: 'At the start of your first turn you draw 2 power-ups.',
  },
  {
    id: 'ADR-SPAWN-02',
    pl: 'Z dwóch dobranych kart zatrzymujesz 1.',
    en: 'Of the two cards drawn you keep 1.',
  },
  {
    id: 'ADR-SPAWN-03',
    pl: 'Drugą odrzucasz. Jej kolor wskazuje punkt odrodzenia, na którym Twoja figurka wchodzi na planszę; potem rozgrywasz turę.',
    en: 'You discard the other. Its colour names the spawnpoint where your figure enters the board; then you play your turn.',
  },
  {
    id: 'ADR-SPAWN-04',
    pl: 'Gdy Twoja postać zginie, przed odrodzeniem dobierasz 1 kartę zdolności.',
    en: 'When your character has been killed, you draw 1 power-up before you respawn.',
  },
  {
    id: 'ADR-SPAWN-05',
    pl: 'Następnie odrzucasz dowolną z kart zdolności, które masz teraz na ręce.',
    en: 'Then you discard any one of the power-ups that you now hold.',
  },
  {
    id: 'ADR-SPAWN-06',
    pl: 'Twoja figurka wraca na punkt odrodzenia w kolorze odrzuconej karty.',
    en: 'Your figure comes back on the spawnpoint of the discarded card’s colour.',
  },
]);

export const spawningDetails = chapter('XSPAWN', [
  {
    id: 'ADR-XSPAWN-01',
    pl: 'Przed Twoją pierwszą turą nie ma Cię jeszcze na planszy: nikt Cię nie trafi ani nie przesunie.',
    en: 'Before your first turn you are not on the board yet: nobody can hit or move you.',
  },
  {
    id: 'ADR-XSPAWN-02',
    pl: 'Odradzając się, dobierasz kartę nawet wtedy, gdy masz już 3 na ręce, a potem odrzucasz jedną z 4.',
    en: 'When you respawn you draw even with 3 cards in hand, and then discard one of the 4.',
  },
  {
    id: 'ADR-XSPAWN-03',
    pl: 'Odrodzenie nie daje tury poza kolejnością. Na jednym punkcie odrodzenia może stać kilka figurek.',
    en: 'Respawning gives no turn out of order. Several figures may share a spawnpoint.',
  },
]);
