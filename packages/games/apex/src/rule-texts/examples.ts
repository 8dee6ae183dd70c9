import { chapter, type Row } from './chapter.js';
import { cardsInPlay, endings, shots, timesAndZones } from './examples-more.js';

const firstSteps: readonly Row[] = [
  [
    1,
    'Gibraltar goes to the bottom edge and takes the sniper stock that lies there; Wraith, Bloodhound and Bangalore take the other edges with their tokens.',
    'Gibraltar staje przy dolnej krawędzi i bierze leżącą tam kolbę snajperską; Wraith, Bloodhound i Bangalore zajmują pozostałe krawędzie z ich żetonami.',
  ],
  [
    2,
    'At the right edge Bangalore has Move 3 and a common token. She moves first: onto a roof of level 1. Then she draws a syringe; the backpack is full, so she drops a shield cell on a neighbouring space.',
    'Przy prawej krawędzi Bangalore ma ruch 3 i zwykły żeton. Najpierw ruch: na dach poziomu 1. Potem dobiera strzykawkę; plecak jest pełny, więc ogniwo osłony upuszcza na sąsiadujące pole.',
  ],
  [
    3,
    'Two tokens are due in one turn, Rolling Thunder above the Dome: the thunder strikes while the Dome still protects. The other way round the Dome would be gone first.',
    'W jednej turze przypadają dwa żetony, Piorun kulisty nad Kopułą: piorun uderza, póki kopuła chroni. Odwrotnie kopuła znikłaby pierwsza.',
  ],
  [
    4,
    'After an action for 1 AP no action for 2 AP is left.',
    'Po akcji za 1 PA nie starcza już na akcję za 2 PA.',
  ],
  [
    5,
    'Ring card 1: the upper border moves 2 down, the left one 2 to the right, the others stay.',
    'Karta pierścienia 1: górna granica przesuwa się o 2 w dół, lewa o 2 w prawo, pozostałe stoją.',
  ],
  [
    6,
    'With 2 MP and a beacon 2 spaces ahead Bloodhound may go next to it, not onto it.',
    'Z 2 PR i sygnalizatorem 2 pola dalej Bloodhound może stanąć obok niego, ale nie na nim.',
  ],
  [
    7,
    'With 2 MP a bin behind the first step cannot be crossed: that alone would cost 2 more.',
    'Z 2 PR nie przejdzie się przez skrzynię za pierwszym krokiem: sama kosztowałaby jeszcze 2.',
  ],
  [
    8,
    'Of Move 2 one may use 0, 1 or 2 MP; two open spaces cost 2.',
    'Z ruchu 2 można wykorzystać 0, 1 lub 2 PR; dwa otwarte pola kosztują 2.',
  ],
  [
    9,
    'Through the space of an ally to the next one it costs 2 MP and nothing extra.',
    'Przejście przez pole sojusznika na następne kosztuje 2 PR, bez dopłaty.',
  ],
  [
    10,
    'Diagonally through the corner that a building and a low wall share: 2 MP.',
    'Na skos przez róg wspólny dla budynku i niskiej ściany: 2 PR.',
  ],
  [
    11,
    'A building of level 2 and a wall share the corner; from level 0 one passes it diagonally for 2 MP: the building cannot be climbed, the wall costs 1 more.',
    'Budynek poziomu 2 i ściana mają wspólny róg; z poziomu 0 przechodzi się na skos za 2 PR: na budynek się nie wejdzie, ściana kosztuje 1 więcej.',
  ],
  [
    12,
    'Two buildings of level 1 touch at a corner: from the ground one slips between them diagonally for 2 MP. With level 2 it is impossible.',
    'Dwa budynki poziomu 1 stykają się rogami: z ziemi przechodzi się między nimi na skos za 2 PR. Przy poziomie 2 to niemożliwe.',
  ],
  [
    13,
    'Through the corner where a low wall meets a bin a step costs 2 MP.',
    'Krok przez róg, w którym niska ściana styka się ze skrzynią, kosztuje 2 PR.',
  ],
  [
    14,
    'The same two walked round in two steps, touching the corner without crossing it: 2 MP.',
    'Te same dwie rzeczy obchodzi się w dwóch krokach, muskając róg: 2 PR.',
  ],
  [
    15,
    'From a roof down to the ground a step costs 1 MP, from any height.',
    'Zejście z dachu na ziemię kosztuje 1 PR, z każdej wysokości.',
  ],
  [
    16,
    'Bangalore climbs one level up and pays 2 MP for it.',
    'Bangalore wchodzi poziom wyżej i płaci za to 2 PR.',
  ],
  [
    17,
    'One level up over a low wall at the edge of the roof: 3 MP, so not with Move 2.',
    'Poziom wyżej przez niską ścianę na skraju dachu: 3 PR, więc nie ruchem 2.',
  ],
  [
    18,
    'Down from level 1 diagonally through a corner of a building and two connected walls on that level a step costs 1 MP.',
    'Zejście z poziomu 1 na skos przez róg budynku i dwóch połączonych ścian na tym poziomie kosztuje 1 PR.',
  ],
  [
    19,
    'Interact and Move 1: open the bin beside you, then move 1, but not across the bin.',
    'Oddziaływanie i ruch 1: otwórz skrzynię obok, potem ruch 1, ale nie przez skrzynię.',
  ],
  [
    20,
    'The bin is one space away: move 1 first, then interact.',
    'Skrzynia jest o jedno pole dalej: najpierw ruch 1, potem oddziaływanie.',
  ],
  [
    21,
    'Wraith has Move 2 and 1 MP more by a Dash: diagonally up one level for 2, then down for 1.',
    'Wraith ma ruch 2 i 1 PR więcej ze zrywu: na skos poziom wyżej za 2, potem w dół za 1.',
  ],
  [
    22,
    'Behind a low wall nothing is adjacent, and nothing on another level is.',
    'Za niską ścianą nic nie przylega i nic na innym poziomie nie przylega.',
  ],
  [
    23,
    'In the same place: behind the low wall nothing is neighbouring, higher spaces neither; lower ones are.',
    'W tym samym miejscu: za niską ścianą nic nie sąsiaduje, wyższe pola też nie; niższe sąsiadują.',
  ],
  [
    24,
    'Both spaces of level 1 beside a low wall are adjacent to it; a space of the ground is not adjacent to the edge of the roof.',
    'Oba pola poziomu 1 przy niskiej ścianie do niej przylegają; pole na ziemi nie przylega do krawędzi dachu.',
  ],
  [
    25,
    'Where two spaces of level 1 and two of level 2 meet, each is adjacent to the intersection of its own level only.',
    'Gdzie stykają się dwa pola poziomu 1 i dwa poziomu 2, każde przylega tylko do punktu przecięcia na swoim poziomie.',
  ],
  [
    26,
    'Beside a bin Gibraltar pays 1 AP, draws what the card says, decides about each token and one of two weapons, and may still Move 1.',
    'Obok skrzyni Gibraltar płaci 1 PA, dobiera to, co mówi karta, decyduje o każdym żetonie i o jednej z dwóch broni, a potem może wykonać ruch 1.',
  ],
  [
    27,
    'On different levels, three spaces apart, the distance is 3.',
    'Na różnych poziomach, trzy pola od siebie, odległość wynosi 3.',
  ],
  [
    28,
    'A bin on the far edge of the next space is at distance 1.',
    'Skrzynia na dalszej krawędzi następnego pola jest w odległości 1.',
  ],
  [
    29,
    'An intersection whose nearest space is 3 away: distance 3.',
    'Punkt przecięcia, którego najbliższe pole jest o 3 dalej: odległość 3.',
  ],
];

const sights: readonly Row[] = [
  [30, 'On the ground a wall across the line blocks it.', 'Na ziemi ściana w poprzek linii ją przecina.'],
  [
    31,
    'The line touches no more than the end of a wall: in line of sight.',
    'Linia tylko dotyka końca ściany: na linii wzroku.',
  ],
  [
    32,
    'With a low wall between them they are in line of sight.',
    'Gdy między nimi jest niska ściana, są na linii wzroku.',
  ],
  [
    33,
    'A building and a wall are connected: from the ground nothing is seen behind them, not even through the joint.',
    'Budynek i ściana są połączone: z ziemi nie widać za nimi niczego, nawet przez styk.',
  ],
  [
    34,
    'From level 1 to level 0 a building of level 2 between them blocks the line.',
    'Z poziomu 1 na poziom 0 budynek poziomu 2 przecina linię.',
  ],
  [
    35,
    'On level 1, one space back from the edge: the first row of ground behind the edge is hidden, the next is seen.',
    'Na poziomie 1, jedno pole od krawędzi: pierwszy rząd ziemi za krawędzią jest zasłonięty, następny widać.',
  ],
  [
    36,
    'On level 1 with the roof’s edge and a wall farther on: the wall is 3 away, so 3 rows behind it are hidden, the fourth is seen.',
    'Na poziomie 1 z krawędzią dachu i dalszą ścianą: ściana jest w odległości 3, więc 3 rzędy za nią są zasłonięte, czwarty widać.',
  ],
  [
    37,
    'In the same place a space beside a bin is hidden because its line meets the wall; spaces whose line misses the wall are seen from the second row on.',
    'W tym samym miejscu pole obok skrzyni jest zasłonięte, bo linia trafia w ścianę; pola, których linia ją mija, widać od drugiego rzędu.',
  ],
  [
    38,
    'At the very edge of the roof, with nothing else in the way, everybody below is seen.',
    'Na samym skraju dachu, gdy nic innego nie stoi na drodze, widać każdego na dole.',
  ],
  [
    39,
    'From there to somebody behind a wall 2 away: 2 rows behind the wall are hidden, the third is seen.',
    'Stamtąd do kogoś za ścianą w odległości 2: 2 rzędy za ścianą są zasłonięte, trzeci widać.',
  ],
  [
    40,
    'On level 2, one space back from the edge, towards a roof of level 1: its first row is hidden, the second is seen.',
    'Na poziomie 2, jedno pole od krawędzi, w stronę dachu poziomu 1: pierwszy rząd jest zasłonięty, drugi widać.',
  ],
  [
    41,
    'From there to the ground the difference is 2 levels: two rows are hidden, the third is seen.',
    'Stamtąd na ziemię różnica to 2 poziomy: dwa rzędy są zasłonięte, trzeci widać.',
  ],
  [
    42,
    'At a corner of a roof its own edge does not count, and the line only touches corners of the rest: in line of sight.',
    'W rogu dachu własna krawędź się nie liczy, a linia tylko dotyka rogów reszty: na linii wzroku.',
  ],
  [
    43,
    'Looking up at an intersection one space behind the roof’s edge: from the first row of ground it is hidden, from the second it is seen.',
    'Patrząc w górę na punkt przecięcia jedno pole za krawędzią dachu: z pierwszego rzędu ziemi go nie widać, z drugiego widać.',
  ],
  [
    44,
    'From level 1, one space back: an intersection in the shadow of the edge is hidden, one beyond it is seen.',
    'Z poziomu 1, jedno pole od krawędzi: punktu przecięcia w cieniu krawędzi nie widać, dalszy widać.',
  ],
  [
    45,
    'From level 2 to the ground: who stands directly behind a wall is hidden, who stands farther behind is seen.',
    'Z poziomu 2 na ziemię: kto stoi tuż za ścianą, jest zasłonięty; kto stoi dalej, jest widoczny.',
  ],
  [
    46,
    'At the edge of level 2 with a wall near the building: only the space directly behind the wall is hidden.',
    'Na skraju poziomu 2 ze ścianą blisko budynku: zasłonięte jest tylko pole tuż za ścianą.',
  ],
  [
    47,
    'At the edge of level 2 above a roof of level 1 that reaches farther: the ground directly behind that roof’s edge is hidden, the next space is seen.',
    'Na skraju poziomu 2 nad szerszym dachem poziomu 1: ziemia tuż za krawędzią tego dachu jest zasłonięta, następne pole widać.',
  ],
];

/** Examples of the book, and some that follow from its rules. */
export const examples = chapter('APX-EX', [
  ...firstSteps,
  ...sights,
  ...shots,
  ...timesAndZones,
  ...cardsInPlay,
  ...endings,
]);
