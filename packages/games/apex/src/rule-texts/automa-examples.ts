import { chapter } from './chapter.js';

export const examples = chapter('AUT-EX', [
  [
    1,
    'Gibraltar enters; the green end is off the map, one turn later it is free: there he stands.',
    'Gibraltar wchodzi; zielony koniec jest poza mapą, po jednym obrocie jest wolny: tam staje.',
  ],
  [
    2,
    'Round a totem the bottom left space is taken, the left one is free: Wraith goes there.',
    'Wokół totemu lewe dolne pole jest zajęte, lewe wolne: tam trafia Wraith.',
  ],
  [
    3,
    'Two enemies 3 to 5 away: the grenade flies at the main enemy and drifts by 2 Aim cards.',
    'Dwóch wrogów w odległości 3–5: granat leci w głównego i znoszą go 2 karty celowania.',
  ],
  [
    4,
    'A Squad Reaction lets the allied Automa Move 2; the player decides the way.',
    'Reakcja drużyny daje sprzymierzonej Automie ruch 2; drogę wybiera gracz.',
  ],
  [
    5,
    'Wraith pulls her main enemy beside her into best range: she shoots at once.',
    'Wraith przyciąga głównego wroga obok siebie w optymalny zasięg: od razu strzela.',
  ],
  [
    6,
    'The main enemy is in range, not in best range: scheme B and its 1 Charge.',
    'Główny wróg jest w zasięgu, ale nie optymalnym: schemat B i 1 ładowania.',
  ],
  [7, 'Scheme B of Bangalore: Move 2.', 'Schemat B u Bangalore: ruch 2.'],
  [
    8,
    'Bloodhound in a danger zone: the first end is dangerous, after one turn it is safe: there it goes.',
    'Bloodhound w strefie zagrożenia: pierwszy koniec jest groźny, po obrocie bezpieczny: tam idzie.',
  ],
  [
    9,
    'All four ends are dangerous: Bloodhound takes the usual scheme.',
    'Wszystkie cztery końce są groźne: Bloodhound wykonuje zwykły schemat.',
  ],
  [
    10,
    'Gibraltar has shot: scheme A gives 2 Charge, and he goes 1 space along green.',
    'Gibraltar już strzelił: schemat A daje 2 ładowania i 1 pole po zielonej.',
  ],
  [
    11,
    'Two levels up, then a beacon, then facing away: in the fourth position Lifeline steps.',
    'Dwa poziomy w górę, potem sygnalizator, potem tyłem do wroga: w czwartym położeniu Lifeline robi krok.',
  ],
  [
    12,
    'After one step Lifeline shoots; the symbol is X now, and the last MP is lost.',
    'Po jednym kroku Lifeline strzela; teraz symbol to X, a ostatni PR przepada.',
  ],
  [
    13,
    'A fence node and a gas trap on the path are destroyed before the first step.',
    'Filar ogrodzenia i pułapka gazowa na ścieżce giną przed pierwszym krokiem.',
  ],
  [
    14,
    'Wraith rides the zipline towards the enemy, shoots, and rides back along green with the MP left.',
    'Wraith jedzie linką ku wrogowi, strzela i wraca po zielonej z pozostałymi PR.',
  ],
  [
    15,
    'With 2 Charge both attachments work, then 1 is spent on the Boost; the target’s Reaction waits.',
    'Przy 2 ładowania działają oba dodatki, potem 1 idzie na wzmocnienie; reakcja celu czeka.',
  ],
  [
    16,
    'One space nearby is unseen: Bloodhound goes there and keeps the token.',
    'Jedno pobliskie pole jest niewidoczne: Bloodhound tam idzie i zachowuje żeton.',
  ],
  [
    17,
    'Two higher spaces are unseen; the one beside Concealment wins.',
    'Dwa wyższe pola są niewidoczne; wygrywa to obok ukrycia.',
  ],
  [
    18,
    'Of three equal higher spaces it takes the first clockwise from the bottom left.',
    'Z trzech równych wyższych pól wybiera pierwsze w prawo od lewego dołu.',
  ],
  [
    19,
    'An example shows which way a card faces for enemies in each quarter and on each diagonal.',
    'Przykład pokazuje, w którą stronę leży karta dla wrogów w każdej ćwiartce i na każdej przekątnej.',
  ],
  [
    20,
    'The enemy with fewer points is the main one although only the other is seen.',
    'Głównym jest wróg o mniejszej sumie punktów, choć widać tylko drugiego.',
  ],
  [
    21,
    'If both enemies are in best range and sight, fewer points decide.',
    'Gdy obaj wrogowie są w optymalnym zasięgu na linii wzroku, decyduje mniejsza suma punktów.',
  ],
  [
    22,
    'A secondary enemy in best range is shot before a main enemy in range.',
    'Poboczny wróg w optymalnym zasięgu przed głównym w zasięgu.',
  ],
  [
    23,
    'An Automa with 4 Charge tokens that gains 2 has 5.',
    'Automa z 4 żetonami ładowania, która zyskuje 2, ma ich 5.',
  ],
  [24, 'A low wall and a roof on the way cost 1 MP each.', 'Niski mur i dach po drodze kosztują po 1 PR.'],
  [
    25,
    'With nobody on the map 12 and 35 become 20 and 40, and 1 Charge becomes 3.',
    'Gdy nikogo nie ma na mapie, z 12 i 35 robi się 20 i 40, a z 1 ładowania 3.',
  ],
  [
    26,
    'Danger in all three ways: the second round begins towards the enemy, and it enters.',
    'Zagrożenie w trzech kierunkach: druga próba zaczyna się ku wrogowi i Automa wchodzi.',
  ],
  [
    27,
    'An example shows the same card read in two orientations.',
    'Przykład pokazuje tę samą kartę odczytaną w dwóch położeniach.',
  ],
  [
    28,
    'An Automa walks through an ally with Move 2, but not onto one with Move 1.',
    'Automa przechodzi przez sojusznika przy ruchu 2, ale nie staje na jego polu przy ruchu 1.',
  ],
  [
    29,
    'Outside both best ranges the nearer weapon shoots, with +10.',
    'Poza oboma optymalnymi zasięgami strzela bliższa broń, z +10.',
  ],
  [
    30,
    'For the Move of a Reaction the card lies in its default orientation, whoever has shot.',
    'Przy ruchu z reakcji karta leży w domyślnym położeniu, bez względu na strzelca.',
  ],
  [
    31,
    'A higher space without Concealment beats the Automa’s own one with it.',
    'Wyższe pole bez ukrycia jest lepsze niż własne z ukryciem.',
  ],
  [
    32,
    'A space that nobody sees is better than a higher one.',
    'Pole, którego nikt nie widzi, jest lepsze niż wyższe.',
  ],
  [
    33,
    'Pushed towards a canyon an Automa collides; a player’s legend falls in.',
    'Odepchnięta ku kanionowi Automa ma kolizję; legenda gracza wpada.',
  ],
  [
    34,
    'In a Move a trap on the path is destroyed before the test, in the danger zone scheme after it.',
    'W ruchu pułapka na ścieżce ginie przed sprawdzeniem, w schemacie strefy zagrożenia po nim.',
  ],
]);
