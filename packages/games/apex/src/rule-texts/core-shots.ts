import { chapter } from './chapter.js';

export const levels = chapter('APX-LEVEL', [
  [1, 'The grid has spaces, edges and intersections.', 'Siatka ma pola, krawędzie i punkty przecięcia.'],
  [
    2,
    'Each space, edge and corner is free or occupied.',
    'Każde pole, krawędź i punkt przecięcia są wolne albo zajęte.',
  ],
  [
    3,
    'What occupies a space, an edge or a corner makes it not free.',
    'To, co zajmuje pole, krawędź lub punkt, sprawia, że nie są wolne.',
  ],
  [4, 'Levels are counted from the ground, level 0.', 'Poziomy liczy się od ziemi, poziomu 0.'],
  [
    5,
    'The levels of stacked elements add up: two buildings are level 2.',
    'Poziomy ułożonych elementów się sumują: dwa budynki to poziom 2.',
  ],
  [
    6,
    'Buildings and walls have 1 level, other elements none.',
    'Budynki i ściany mają 1 poziom, inne elementy żadnego.',
  ],
  [
    7,
    'A building has walls and a roof; its walls are screens and connect.',
    'Budynek ma ściany i dach; jego ściany są zasłonami i się łączą.',
  ],
  [8, 'Roof spaces are spaces like others, 1 level up.', 'Pola dachu są jak inne, 1 poziom wyżej.'],
  [9, 'Corners of roofs are intersections of their own.', 'Rogi dachów to osobne punkty przecięcia.'],
  [
    10,
    'Every space has one level; an element has a base and a top.',
    'Każde pole ma jeden poziom; element ma podstawę i szczyt.',
    'r',
  ],
]);

export const moving = chapter('APX-MOVE', [
  [1, 'The number after Move is its MP.', 'Liczba po ruchu to jego PR.'],
  [
    2,
    'Of the MP of a Move you spend all, some or none.',
    'Z PR ruchu wydajesz wszystkie, część albo żadnego.',
  ],
  [3, 'MP that you have not spent when a Move ends are lost.', 'PR niewydane do końca ruchu przepadają.'],
  [
    4,
    'You perform each Move by itself and cannot join two.',
    'Każdy ruch wykonujesz osobno i nie możesz łączyć dwóch.',
  ],
  [
    5,
    'A step goes straight or diagonally, to any level.',
    'Krok prowadzi prosto lub na ukos, na dowolny poziom.',
  ],
  [
    6,
    'Each step must be legal and you must have the MP for it.',
    'Każdy krok musi być dozwolony i musisz mieć na niego PR.',
  ],
  [7, 'No legend can walk off the map.', 'Żadna legenda nie może zejść z mapy.'],
  [
    8,
    'You may enter a free space if you can pay the step.',
    'Możesz wejść na wolne pole, jeśli zapłacisz za krok.',
  ],
  [
    9,
    'You may pass a space with another figure, but no Move ends there.',
    'Możesz przejść przez pole z inną figurką, ale ruch nie może się tam zakończyć.',
  ],
  [
    10,
    'You cannot enter or cross an object that is impassable.',
    'Nie możesz wejść na obiekt nieprzekraczalny ani go przekroczyć.',
  ],
  [11, 'You climb by 1 level at a time, no more.', 'W górę wchodzisz najwyżej o 1 poziom naraz.'],
  [
    12,
    'A wall 1 or more levels above cannot be crossed.',
    'Ściany stojącej 1 poziom wyżej lub więcej nie można przekroczyć.',
  ],
  [13, 'You may step down by any number of levels.', 'W dół możesz zejść o dowolną liczbę poziomów.'],
  [14, 'Each space that you enter costs 1 MP.', 'Każde pole, na które wchodzisz, kosztuje 1 PR.'],
  [15, 'Crossing an obstacle costs you 1 MP more.', 'Przekroczenie przeszkody kosztuje Cię 1 PR więcej.'],
  [
    16,
    'A corner of connected elements costs 1 MP more.',
    'Punkt połączonych elementów kosztuje 1 PR więcej.',
  ],
  [17, 'A level up costs 1 MP more.', 'Poziom w górę kosztuje 1 PR więcej.'],
  [18, 'Going down a level costs nothing more.', 'Zejście na niższy poziom nic więcej nie kosztuje.'],
  [19, 'All surcharges for one step are added up.', 'Wszystkie dopłaty za jeden krok się sumują.'],
  [20, 'Elements that share a corner are connected.', 'Elementy ze wspólnym punktem są połączone.'],
  [
    21,
    'Connected elements count when a step passes through their corner.',
    'Połączone elementy liczą się, gdy krok prowadzi przez ich wspólny punkt.',
  ],
  [
    22,
    'If two elements bar a diagonal step, the one that hinders less decides the cost.',
    'Gdy krok na ukos utrudniają dwa elementy, o koszcie decyduje ten, który utrudnia mniej.',
  ],
  [
    23,
    'If both elements beside a diagonal step forbid it, nobody passes between them.',
    'Jeśli krok na ukos zamykają oba elementy obok, nikt między nimi nie przejdzie.',
  ],
  [
    24,
    'Elements connected below your level do not hinder your step.',
    'Elementy połączone poniżej Twojego poziomu nie utrudniają kroku.',
  ],
  [
    25,
    'A step past the outer side of connected elements costs nothing more.',
    'Krok po zewnętrznej stronie połączonych elementów nie kosztuje więcej.',
  ],
  [
    26,
    'Stepping down through such a corner costs nothing more.',
    'Zejście przez taki punkt jest bez dopłaty.',
    'r',
  ],
  [
    27,
    'A single end of an element does not hinder a diagonal step.',
    'Pojedynczy koniec elementu nie utrudnia kroku na ukos.',
  ],
  [28, 'A step onto a roof past its corner costs 2 MP.', 'Krok na dach obok jego rogu kosztuje 2 PR.'],
  [29, 'Cards may hold or change Moves.', 'Karty mogą zawierać lub zmieniać ruchy.'],
  [
    30,
    'Entering a space counts each time, however it comes about.',
    'Wejście na pole liczy się za każdym razem, jakkolwiek nastąpi.',
  ],
  [
    31,
    'You cannot step off the map, onto something impassable or 2 levels up.',
    'Nie można zrobić kroku poza mapę, na nieprzekraczalne pole ani 2 poziomy wyżej.',
    'r',
  ],
  [
    32,
    'For a straight step only what stands on the higher of both levels matters.',
    'Przy kroku na wprost liczy się tylko to, co stoi na wyższym z obu poziomów.',
    'r',
  ],
  [
    33,
    'On a straight step an obstacle that can be crossed costs 1 more.',
    'Przy kroku na wprost przeszkoda do przejścia kosztuje 1 więcej.',
    'r',
  ],
  [
    34,
    'On a diagonal step you look at what closes one side and the other.',
    'Przy kroku na ukos sprawdzasz, co zamyka jedną, a co drugą stronę.',
    'r',
  ],
  [
    35,
    'For a diagonal step the easier side counts, and it costs at most 1 more.',
    'Przy kroku na ukos liczy się łatwiejsza strona, a dopłata to najwyżej 1.',
    'r',
  ],
  [
    36,
    'All steps legal, all paid, the last space free.',
    'Wszystkie kroki dozwolone i opłacone, ostatnie pole wolne.',
    'r',
  ],
  [
    37,
    'You pay one surcharge for each corner that you cross.',
    'Za każdy mijany punkt przecięcia płacisz jedną dopłatę.',
  ],
]);

export const near = chapter('APX-ADJ', [
  [
    1,
    'Spaces at distance 1 touch by a side or a corner.',
    'Pola w odległości 1 stykają się bokiem lub rogiem.',
  ],
  [
    2,
    'An adjacent space is at distance 1, on the same level, with no obstacle between.',
    'Przylegające pole leży w odległości 1, na tym samym poziomie, bez przeszkody po drodze.',
  ],
  [3, 'A space is never adjacent to itself.', 'Pole nigdy nie przylega samo do siebie.'],
  [
    4,
    'A neighbouring space is at distance 1, on the same or a lower level, with no obstacle between.',
    'Sąsiadujące pole leży w odległości 1 na tym samym lub niższym poziomie, bez przeszkody pomiędzy.',
  ],
  [5, 'Neighbouring goes one way: down from a roof.', 'Sąsiedztwo działa w jedną stronę: z dachu w dół.'],
  [
    6,
    'For adjacency only obstacles lie in between, nothing else.',
    'Przyleganiu przeszkadzają tylko przeszkody, nic innego.',
  ],
  [
    7,
    'An edge is adjacent to its two spaces on the level of what stands there.',
    'Krawędź przylega do swoich dwóch pól na poziomie tego, co na niej stoi.',
  ],
  [8, 'A building wall is adjacent only from its foot.', 'Do ściany budynku przylega się tylko u jej stóp.'],
  [9, 'A low wall between two roofs is adjacent to both.', 'Niski mur między dwoma dachami przylega do obu.'],
  [10, 'From the ground a roof edge is not adjacent.', 'Z ziemi krawędź dachu nie przylega.'],
  [11, 'A corner is adjacent to its spaces on its level.', 'Punkt przylega do swoich pól na jego poziomie.'],
  [12, 'Corners on different levels are different.', 'Punkty na różnych poziomach są różne.'],
  [
    13,
    'An obstacle is between if a step would cross it.',
    'Przeszkoda jest pomiędzy, jeśli krok by ją przekroczył.',
    'r',
  ],
]);

export const interacting = chapter('APX-INTER', [
  [
    1,
    'Interact lets you use an object, attach and detach, each once and in any order.',
    'Oddziaływaniem używasz obiektu, zakładasz i zdejmujesz dodatki, każde raz i w dowolnej kolejności.',
  ],
  [
    2,
    'You may interact with one interactive object adjacent to your legend.',
    'Możesz oddziaływać na jeden obiekt interaktywny, który przylega do legendy.',
  ],
  [
    3,
    'Interact lets you put attachments from the backpack on your weapons.',
    'Oddziaływaniem zakładasz dodatki z plecaka na broń.',
  ],
  [
    4,
    'Interact lets you take attachments off weapons into the backpack.',
    'Oddziaływaniem zdejmujesz dodatki z broni do plecaka.',
  ],
  [
    5,
    'The limit of the backpack and the slots of weapons still hold.',
    'Limit plecaka i miejsca na broni nadal obowiązują.',
  ],
  [
    6,
    'If you open a supply bin, you reveal a supply bin card.',
    'Otwierając skrzynię z zaopatrzeniem, odkrywasz jej kartę.',
  ],
  [
    7,
    'You draw the loot tokens that the supply bin card shows.',
    'Dobierasz żetony łupów, które podaje karta skrzyni.',
  ],
  [
    8,
    'Draw 2 weapons, keep 1, the other leaves the game.',
    'Dobierz 2 bronie, zachowaj 1, druga wypada z gry.',
  ],
  [9, 'Decide about each token and the weapon.', 'Zdecyduj o każdym żetonie i broni.'],
  [10, 'The bin is open now and gives nothing more.', 'Skrzynia jest teraz otwarta i nic więcej nie da.'],
  [11, 'Other objects say themselves what they do.', 'Inne obiekty same mówią, co robią.'],
]);

export const distances = chapter('APX-DIST', [
  [
    1,
    'Distance is the number of spaces to the end, diagonals count 1.',
    'Odległość to liczba pól do końca, na ukos też po 1.',
  ],
  [2, 'Levels and objects do not matter.', 'Poziomy i obiekty nie mają znaczenia.'],
  [
    3,
    'Edges and corners of your own space are at distance 0.',
    'Krawędzie i punkty własnego pola są w odległości 0.',
  ],
  [
    4,
    'The distance to an edge is that to the nearer of its two spaces.',
    'Odległość do krawędzi to odległość do bliższego z jej dwóch pól.',
  ],
  [
    5,
    'The distance to a corner is that to the nearest of its four spaces.',
    'Odległość do punktu przecięcia to odległość do najbliższego z jego czterech pól.',
  ],
  [6, 'You count ranges of cards from your legend.', 'Zasięgi kart liczy się od własnej legendy.'],
  [7, 'From an edge the spaces beside it are at 1.', 'Od krawędzi pola obok niej są w odległości 1.'],
]);

export const shots = chapter('APX-SHOOT', [
  [1, 'You shoot at one enemy on the map.', 'Strzelasz do jednego wroga, który jest na mapie.'],
  [
    2,
    'A Shoot action goes through aiming, Reactions, fire, Reactions and the shuffle.',
    'Strzelanie to kolejno celowanie, reakcje, ostrzał, reakcje i tasowanie.',
  ],
  [3, 'The target must be in your line of sight.', 'Cel musi być na Twojej linii wzroku.'],
  [
    4,
    'You shoot with a weapon that has ammo and spend 1 of it.',
    'Strzelasz z broni, która ma amunicję, i zużywasz 1.',
  ],
  [
    5,
    'No target is too far, but beyond the best range it is harder to hit.',
    'Żaden cel nie jest za daleko, ale poza optymalnym zasięgiem trudniej trafić.',
  ],
  [
    6,
    'The hit threshold is that of the weapon and all its modifiers.',
    'Trudność trafienia to trudność broni i wszystkie jej modyfikatory.',
  ],
  [
    7,
    'Each space outside best range adds 10 to the hit threshold.',
    'Każde pole poza optymalnym zasięgiem dodaje 10 do trudności trafienia.',
  ],
  [8, 'N+ means N or more, a number exactly that.', 'N+ znaczy N lub więcej, sama liczba dokładnie tyle.'],
  [
    9,
    'A sight lowers the hit threshold within its own range.',
    'Celownik obniża trudność trafienia w swoim zasięgu.',
  ],
  [10, 'Cards and zones may change the hit threshold.', 'Karty i strefy mogą zmienić trudność trafienia.'],
  [
    11,
    'The hit threshold reckoned now holds for the whole shot.',
    'Ustalona teraz trudność trafienia obowiązuje w całym strzale.',
  ],
  [
    12,
    'When you shoot you may play one Shoot Boost.',
    'Strzelając, możesz zagrać jedno wzmocnienie strzelania.',
  ],
  [
    13,
    'An Instant played as a Boost is that one.',
    'Karta natychmiastowa zagrana jako wzmocnienie jest tym jednym.',
  ],
  [
    14,
    'Passives of the weapon come before all cards.',
    'Cechy bierne broni działają przed wszystkimi kartami.',
  ],
  [
    15,
    'The condition of a passive is looked at once, before the cards are revealed.',
    'Warunek cechy biernej sprawdza się raz, przed odkryciem kart.',
  ],
  [
    16,
    'The Special action of a weapon shoots with that weapon.',
    'Akcja specjalna broni to strzał z tej właśnie broni.',
  ],
  [17, 'The target may react before the fire, once.', 'Cel może zareagować przed ostrzałem, raz.'],
  [
    18,
    'Allies may react before the fire with Squad cards.',
    'Sojusznicy mogą przed ostrzałem zareagować kartami drużyny.',
  ],
  [
    19,
    'Reactions are resolved in the order that the team likes.',
    'Reakcje rozpatruje się w kolejności wybranej przez drużynę.',
  ],
  [
    20,
    'What a Reaction says of a later step waits for that step.',
    'To, co reakcja mówi o późniejszym kroku, czeka na ten krok.',
  ],
  [21, 'A legend may react to every Shoot action.', 'Legenda może reagować na każde strzelanie.'],
  [
    22,
    'You reveal as many Aim cards as the rate of fire says.',
    'Odkrywasz tyle kart celowania, ile podaje szybkostrzelność.',
  ],
  [
    23,
    'The track gets cards on N spaces, 1 on each, or M on each.',
    'Na torze leżą karty na N polach, po 1 albo po M na każdym.',
  ],
  [24, 'All cards of a space are one shot.', 'Wszystkie karty na polu to jeden strzał.'],
  [
    25,
    'The start is 0, moved left by stability, at most 3.',
    'Start to 0, przesunięty w lewo o stabilność, najwyżej 3.',
  ],
  [
    26,
    'The cards of the first shot lie on the starting space.',
    'Karty pierwszego strzału leżą na polu startowym toru.',
  ],
  [27, 'Each next one lies 1 further, recoil added.', 'Każdy następny leży 1 dalej, plus odrzut.'],
  [
    28,
    'Aim cards beyond the end of the track lie on its last space.',
    'Karty, które wyszłyby poza tor celowania, leżą na jego ostatnim polu.',
  ],
  [
    29,
    'Cards on the Aim track are judged from left to right.',
    'Karty na torze celowania ocenia się od lewej do prawej.',
  ],
  [
    30,
    'You first settle all hits, then all headshots.',
    'Najpierw ustalasz wszystkie trafienia, potem strzały w głowę.',
  ],
  [31, 'Two half-hit symbols together make one hit.', 'Dwa symbole półtrafienia dają razem jedno trafienie.'],
  [
    32,
    'If the target is lower, the symbol for that is a hit.',
    'Jeśli cel jest niżej, symbol niższego celu to trafienie.',
  ],
  [
    33,
    'If the target is higher, the symbol for that is a miss.',
    'Jeśli cel jest wyżej, symbol wyższego celu to chybienie.',
  ],
  [
    34,
    'If the target is concealed, the symbol for that is a miss.',
    'Jeśli cel jest ukryty, symbol ukrycia to chybienie.',
  ],
  [
    35,
    'A card hits if its value with the modifier reaches the hit threshold.',
    'Karta trafia, jeśli jej wartość z modyfikatorem dorównuje trudności trafienia.',
  ],
  [
    36,
    'A symbol that is ignored counts as if it were not printed.',
    'Ignorowany symbol liczy się tak, jakby go nie było.',
  ],
  [
    37,
    'Cards may turn symbols into hits or misses.',
    'Karty mogą zmieniać symbole w trafienia lub chybienia.',
  ],
  [
    38,
    'Half-hits come on top of what the cards do themselves.',
    'Półtrafienia dolicza się do tego, co dają same karty.',
  ],
  [39, 'A headshot needs a hit with its symbol.', 'Strzał w głowę wymaga trafienia z symbolem.'],
  [
    40,
    'A helmet stops cards up to its value, as printed.',
    'Hełm zatrzymuje karty do swojej wartości, wydrukowanej.',
  ],
  [
    41,
    'A helmet stops as many headshots as it says, no more.',
    'Hełm zatrzymuje tyle strzałów w głowę, ile podaje, nie więcej.',
  ],
  [42, 'A stopped headshot is still a hit.', 'Zatrzymany strzał w głowę wciąż jest trafieniem.'],
  [
    43,
    'A target is concealed if the line crosses an object with Concealment that is adjacent to it.',
    'Cel jest ukryty, jeśli linia przecina obiekt z ukryciem, do którego cel przylega.',
  ],
  [
    44,
    'At a corner of connected objects one with Concealment beside the target is enough.',
    'W punkcie połączonych obiektów wystarczy jeden z ukryciem obok celu.',
  ],
  [
    45,
    'Concealment never changes the hit threshold of a shot.',
    'Ukrycie nigdy nie zmienia trudności trafienia.',
  ],
  [46, 'Low walls, beacons and bins conceal.', 'Niskie mury, sygnalizatory i skrzynie ukrywają.'],
  [
    47,
    'An object on a space: the line must pass through its inside.',
    'Obiekt na polu: linia musi przejść przez jego wnętrze.',
    'r',
  ],
  [
    48,
    'The damage of a shot is that of its hits and, on top, of its headshots.',
    'Obrażenia strzału to obrażenia trafień i dodatkowo strzałów w głowę.',
  ],
  [
    49,
    'After headshots come stocks, Boosts and Reactions that change damage.',
    'Po strzałach w głowę liczysz kolby, wzmocnienia i reakcje zmieniające obrażenia.',
  ],
  [
    50,
    'A standard stock adds to each hit, a sniper stock to the first.',
    'Kolba standardowa dodaje do każdego trafienia, snajperska do pierwszego.',
  ],
  [
    51,
    'The target takes the damage of the whole shot at once.',
    'Cel otrzymuje obrażenia z całego strzału naraz.',
  ],
  [
    52,
    'Effects after the damage come at once, in the order of play.',
    'Efekty po obrażeniach działają od razu, w kolejności zagrania.',
  ],
  [
    53,
    'The target may react after the fire if it is still there.',
    'Cel może zareagować po ostrzale, jeśli został na mapie.',
  ],
  [
    54,
    'Allies may react after the fire with Squad cards, in any case.',
    'Sojusznicy mogą po ostrzale zareagować kartami drużyny, w każdym razie.',
  ],
  [
    55,
    'Reactions after the fire are resolved at once and discarded.',
    'Reakcje po ostrzale rozpatruje się od razu i odrzuca.',
  ],
  [56, 'All Aim cards are shuffled back.', 'Wszystkie karty celowania wracają do talii.'],
  [
    57,
    'A weapon card shows all that its shot depends on.',
    'Karta broni pokazuje wszystko, od czego zależy jej strzał.',
  ],
  [
    58,
    'The upgrade mark only says that figures differ.',
    'Znak ulepszenia mówi tylko, że liczby się różnią.',
  ],
]);
