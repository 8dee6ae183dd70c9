import { chapter } from './chapter.js';

export const preparation = chapter('APX-SETUP', [
  [
    1,
    'The first game is set up by the rulebook alone.',
    'Pierwszą grę przygotowuje się według samej instrukcji.',
  ],
  [2, 'The map is a square of 4 parts.', 'Mapa to kwadrat z 4 części.'],
  [3, 'The round marker begins on space 1 of its track.', 'Znacznik rundy zaczyna na polu 1 swojego toru.'],
  [
    4,
    'The initiative marker waits beside the board until the Final Encounter.',
    'Znacznik inicjatywy czeka obok planszy na ostateczne starcie.',
  ],
  [5, 'You put the Aim track beside the map.', 'Tor celowania kładziesz obok mapy, na widoku.'],
  [6, 'One Aim deck of 14 cards for all.', 'Jedna talia celowania z 14 kart dla wszystkich.'],
  [7, 'Two teams play, of 2 or of 3 legends each.', 'Grają dwie drużyny po 2 albo po 3 legendy.'],
  [8, 'Players form teams as they like.', 'Gracze dzielą się na drużyny dowolnie.'],
  [
    9,
    'With fewer people than legends somebody plays several.',
    'Gdy osób jest mniej niż legend, ktoś prowadzi kilka.',
  ],
  [
    10,
    'In the first game one legend for each person is advised.',
    'W pierwszej grze zaleca się jedną legendę na osobę.',
  ],
  [11, 'Several legends of a player are kept apart.', 'Kilka legend jednej osoby prowadzi się osobno.'],
  [
    12,
    'Whoever meets a condition of victory wins at once.',
    'Kto spełni warunek zwycięstwa, wygrywa od razu.',
  ],
  [
    13,
    'Your team wins at once by condition A: every enemy has been eliminated at least once.',
    'Drużyna wygrywa od razu według warunku A: każdy wróg był wyeliminowany co najmniej raz.',
  ],
  [
    14,
    'Your team wins by condition B with 2 points (4 in 3 against 3) when an enemy without death boxes is activated.',
    'Drużyna wygrywa według warunku B, gdy aktywuje się wróg bez skrzyń śmierci, a ona ma 2 punkty (4 przy 3 na 3).',
  ],
  [
    15,
    'Condition B is looked at only when an enemy without death boxes is activated.',
    'Warunek B sprawdza się tylko wtedy, gdy aktywuje się wróg bez skrzyń śmierci.',
  ],
  [16, 'After round 8 more victory points win.', 'Po rundzie 8 wygrywa więcej punktów zwycięstwa.'],
  [
    17,
    'If points are equal, the team wins whose healthiest never eliminated legend has more health.',
    'Przy równej liczbie punktów wygrywa drużyna, której najzdrowsza legenda bez eliminacji ma więcej zdrowia.',
  ],
  [
    18,
    'If health is equal too, the match is a draw.',
    'Jeśli także zdrowie jest równe, mecz kończy się remisem.',
  ],
  [19, 'The entry tile and 4 bonuses are laid out.', 'Wykłada się kafelek wejścia i 4 premie.'],
  [20, 'The bag of common loot holds 50 tokens.', 'W worku zwykłych łupów jest 50 żetonów.'],
  [21, 'The bag of rare loot holds 52 tokens.', 'W worku rzadkich łupów są 52 żetony.'],
  [
    22,
    'The epic bag holds 35; all bags are common to both teams.',
    'Epicki worek ma 35; worki są wspólne dla obu drużyn.',
  ],
  [
    23,
    'Legendary tokens, special weapons and other modules stay in the box.',
    'Legendarne żetony, specjalna broń i inne moduły zostają w pudełku.',
  ],
  [24, 'The deck of weapons has 48 cards.', 'W talii broni jest 48 kart.'],
  [25, 'The supply bin deck has 18 cards.', 'W talii skrzyń z zaopatrzeniem jest 18 kart.'],
  [26, 'Each of your legends has a board of its own.', 'Każda Twoja legenda ma własną planszę.'],
  [
    27,
    'A legend begins with the starting helmet, body shield and knockdown shield.',
    'Legenda zaczyna ze startowym hełmem, osłoną osobistą i osłoną leżącego.',
  ],
  [28, 'Both ammo counters of a legend begin at 0.', 'Oba liczniki amunicji legendy zaczynają od 0.'],
  [29, 'A legend begins with 20 shield and 40 health.', 'Legenda zaczyna z 20 osłony i 40 zdrowia.'],
  [30, 'Each legend has 2 death box tokens on its board.', 'Każda legenda ma na planszy 2 skrzynie śmierci.'],
  [
    31,
    'The map Crossroads is built from the pieces that it lists.',
    'Mapę Rozdroża budujesz z elementów, które ona wymienia.',
  ],
  [
    32,
    'On Crossroads you first place the buildings that stand on the ground.',
    'Na Rozdrożach najpierw stawiasz budynki na ziemi.',
  ],
  [
    33,
    'On Crossroads buildings on top of other buildings come second.',
    'Na Rozdrożach jako drugie stawiasz budynki na budynkach.',
  ],
  [34, 'On Crossroads you place the walls third.', 'Na Rozdrożach jako trzecie stawiasz ściany.'],
  [35, 'On Crossroads you place the low walls fourth.', 'Na Rozdrożach jako czwarte stawiasz niskie mury.'],
  [
    36,
    'On Crossroads closed supply bins and respawn beacons come last.',
    'Na Rozdrożach na końcu stawiasz zamknięte skrzynie i sygnalizatory.',
  ],
  [
    37,
    'The picture of the map shows where each piece stands.',
    'Obrazek mapy wskazuje, gdzie stoi każdy element.',
  ],
  [38, 'The Ring has 4 figures and 8 cards.', 'Pierścień ma 4 figurki i 8 kart.'],
  [39, 'You shuffle the Ring cards before the match.', 'Przed meczem tasujesz wszystkie karty pierścienia.'],
  [
    40,
    'The top card lies open: the first shrink is known.',
    'Wierzchnia karta leży odkryta: pierwsze zmniejszenie jest znane.',
  ],
  [41, 'At first the whole map is inside.', 'Na początku cała mapa jest wewnątrz.'],
  [
    42,
    'One team has the initiative all the time; the other chooses legends first.',
    'Jedna drużyna ma inicjatywę przez całą grę; druga pierwsza wybiera legendy.',
  ],
  [
    43,
    'Each team draws an Aim card until they differ.',
    'Każda drużyna dobiera kartę celowania, aż będą różne.',
  ],
  [
    44,
    'In the first game the team with the higher Aim card is red.',
    'W pierwszej grze czerwonymi są ci, którzy mają wyższą kartę celowania.',
  ],
  [
    45,
    'In later games the team with the higher Aim card chooses its colour.',
    'W kolejnych grach kolor wybiera drużyna z wyższą kartą celowania.',
  ],
  [
    46,
    'Red enters and acts first; blue chooses and places first.',
    'Czerwoni pierwsi wchodzą i działają; niebiescy pierwsi wybierają i stawiają.',
  ],
  [47, 'The marker begins on red’s first turn.', 'Znacznik zaczyna na pierwszej turze czerwonych.'],
  [
    48,
    'When colours are settled you shuffle the Aim cards back.',
    'Po wyborze kolorów karty celowania wtasowujesz z powrotem do talii.',
  ],
  [
    49,
    'In the first game Bangalore and Wraith (with Lifeline as the third) play against Gibraltar and Bloodhound (with Pathfinder).',
    'W pierwszej grze Bangalore i Wraith (jako trzecia Lifeline) grają przeciw Gibraltarowi i Bloodhound (jako trzeci Pathfinder).',
  ],
  [
    50,
    'In your first game the team says who plays which legend.',
    'W pierwszej grze drużyna ustala, kto którą legendę prowadzi.',
  ],
  [
    51,
    'In your first game legends are given, there is no draft.',
    'W pierwszej grze legendy są wyznaczone, nie wybiera się ich.',
  ],
  [
    52,
    'For the draft all Recruit cards lie open.',
    'Przy wyborze legend wszystkie karty rekrutacji leżą odkryte.',
  ],
  [
    53,
    'In the draft the teams take one Recruit card in turn, and blue begins.',
    'Przy wyborze legend drużyny biorą na zmianę po jednej karcie rekrutacji, a zaczynają niebiescy.',
  ],
  [54, 'Each legend can be taken by one player only.', 'Każdą legendę może wziąć tylko jedna osoba.'],
  [
    55,
    'Legends that nobody took go back to the box.',
    'Legendy, których nikt nie wziął, wracają do pudełka.',
  ],
  [
    56,
    'Instead of choosing you may deal the legends at random.',
    'Zamiast wybierać, możecie rozdać legendy losowo.',
  ],
  [
    57,
    'Each legend gets a ring of its colour and its sheet.',
    'Każda legenda dostaje pierścień swojego koloru i arkusz.',
  ],
  [
    58,
    'Screens are used if the mode says so; in the first game they are.',
    'Zasłonek używa się, gdy każe tryb; w pierwszej grze tak.',
  ],
  [59, 'Each legend takes what its sheet lists.', 'Każda legenda bierze to, co wymienia jej arkusz.'],
  [60, 'Ability cards lie open all game.', 'Karty zdolności leżą odkryte całą grę.'],
  [61, 'The 8 Feats are shuffled into a deck.', '8 wyczynów tasuje się w talię.'],
  [
    62,
    'All tokens of your abilities are available at the start.',
    'Na początku dostępne są wszystkie żetony Twoich zdolności.',
  ],
  [63, 'A screen hides your backpack from the enemies.', 'Zasłonka ukrywa Twój plecak przed wrogami.'],
  [
    64,
    'You prepare the match in the order of these steps.',
    'Mecz przygotowujecie w kolejności tych kroków.',
  ],
  [
    65,
    'The match goes from loadout to the map drop to the Final Encounter.',
    'Mecz prowadzi od wyposażenia przez zrzut na mapę do ostatecznego starcia.',
  ],
  [66, 'Stage 3 lasts 8 rounds at most.', 'Etap 3 trwa najwyżej 8 rund.'],
  [67, 'Later games follow their mode in stage 1.', 'Późniejsze gry mają etap 1 według trybu.'],
  [
    68,
    'In the first game a pool holds 4 weapons, 4 common and 4 rare tokens.',
    'W pierwszej grze pula to 4 bronie, 4 zwykłe i 4 rzadkie żetony.',
  ],
  [69, 'In stage 1 all players act at the same time.', 'W etapie 1 wszyscy działają jednocześnie.'],
  [
    70,
    'You give things from a pool only to legends of your own team.',
    'Rzeczy z puli oddajesz tylko legendom własnej drużyny.',
  ],
  [
    71,
    'Each legend takes exactly 2 weapons from its pool.',
    'Każda legenda bierze z puli dokładnie 2 bronie.',
  ],
  [72, 'A weapon begins with the ammo printed on its card.', 'Broń zaczyna z amunicją podaną na jej karcie.'],
  [
    73,
    'You put your tokens only on places that take them.',
    'Żetony kładziesz tylko na miejscach, które je przyjmują.',
  ],
  [74, 'What is left in the pools leaves the game.', 'To, co zostało w pulach, wypada z gry.'],
  [
    75,
    'Your legend’s board holds 2 weapons, 3 pieces of gear and 8 tokens in the backpack.',
    'Plansza legendy mieści 2 bronie, 3 elementy sprzętu i 8 żetonów w plecaku.',
  ],
  [76, 'Replaced starting gear leaves the game.', 'Zastąpiony sprzęt startowy wypada z gry.', 'r'],
  [
    77,
    'You play the first game as Battle Royale on Crossroads with the Ring and with screens.',
    'Pierwszą grę rozgrywasz w trybie Battle Royale na Rozdrożach, z pierścieniem i zasłonkami.',
  ],
]);

export const objects = chapter('APX-OBJ', [
  [
    1,
    'A piece that occupies a part of the grid makes it not free; others do not.',
    'Element zajmujący część siatki sprawia, że nie jest wolna; inne nie.',
  ],
  [
    2,
    'A wall is an obstacle and a screen, 1 level high; it can be crossed.',
    'Ściana jest przeszkodą i zasłoną, ma 1 poziom; można ją przekroczyć.',
  ],
  [
    3,
    'An edge wall is a wall that is impassable as well.',
    'Ściana krawędziowa to ściana, która jest też nieprzekraczalna.',
  ],
  [
    4,
    'Low walls are obstacles and conceal; they have no level.',
    'Niskie mury są przeszkodami i ukrywają; nie mają poziomu.',
  ],
  [
    5,
    'A building wall is a screen, no obstacle, and does not conceal.',
    'Ściana budynku jest zasłoną, nie przeszkodą, i nie ukrywa.',
  ],
  [
    6,
    'Corners on a roof are other corners than those below them.',
    'Punkty przecięcia na dachu to inne punkty niż te pod nimi.',
  ],
  [
    7,
    'A roof with edge walls all round cannot be entered.',
    'Na dach otoczony ścianami krawędziowymi nie można wejść.',
  ],
  [8, 'Any other roof is ground like other ground.', 'Każdy inny dach jest jak zwykły teren.'],
  [
    9,
    'A respawn beacon occupies its space, is impassable and gives Concealment.',
    'Sygnalizator zajmuje pole, jest nieprzekraczalny i daje ukrycie.',
  ],
  [
    10,
    'A supply bin, open or closed, is an obstacle on its edge and gives Concealment.',
    'Skrzynia, otwarta czy zamknięta, jest przeszkodą na krawędzi i daje ukrycie.',
  ],
  [11, 'A closed one is full and can be opened.', 'Zamknięta jest pełna i można ją otworzyć.'],
  [
    12,
    'An open supply bin stays on its edge, but you cannot interact with it again.',
    'Otwarta skrzynia zostaje na krawędzi, ale nie można na nią znów oddziaływać.',
  ],
  [13, 'Rocks and trees are screens and impassable.', 'Skały i drzewa są zasłonami i są nieprzekraczalne.'],
  [
    14,
    'A zipline anchor stands on a corner and stops nobody.',
    'Zaczep linki stoi na punkcie i nikogo nie zatrzymuje.',
  ],
  [
    15,
    'Two zipline anchors are connected if they have one colour.',
    'Dwa punkty zaczepu linki są połączone, jeśli mają ten sam kolor.',
  ],
  [
    16,
    'A legend beside a zipline anchor may ride to a free space at the connected one by Interact.',
    'Legenda przy lince może oddziaływaniem zjechać na wolne pole przy drugim punkcie zaczepu.',
  ],
  [
    17,
    'A trip by zipline is paid by the Interact action and costs no MP.',
    'Za zjazd linką płacisz akcją oddziaływania, nie PR.',
  ],
  [
    18,
    'A canyon takes no objects, but legends may enter.',
    'Kanion nie przyjmuje obiektów, ale legendy mogą wejść.',
  ],
  [19, 'A loot token dropped into a canyon is lost.', 'Żeton łupu upuszczony do kanionu przepada.'],
  [20, 'A grenade that lands in a canyon does nothing.', 'Granat, który spadnie do kanionu, nic nie robi.'],
  [
    21,
    'As soon as a legend enters a canyon, its action ends.',
    'Gdy legenda wejdzie do kanionu, jej akcja natychmiast się kończy.',
  ],
  [
    22,
    'A push into a canyon ends there and is no collision.',
    'Odepchnięcie do kanionu kończy się tam i nie jest kolizją.',
  ],
  [23, 'In a canyon nobody acts or plays cards.', 'W kanionie nikt nie działa ani nie zagrywa kart.'],
  [24, 'A legend in a canyon cannot be pushed.', 'Legendy w kanionie nie można odepchnąć.'],
  [
    25,
    'With your first AP you climb out of the canyon, or the legend is eliminated.',
    'Pierwszym PA wychodzisz z kanionu albo legenda zostaje wyeliminowana.',
  ],
  [
    26,
    'A Care Package is a screen and impassable; closed it can be opened.',
    'Zrzut zaopatrzenia jest zasłoną i jest nieprzekraczalny; zamknięty można otworzyć.',
  ],
  [
    27,
    'A heat shield occupies its space and gives Concealment.',
    'Osłona cieplna zajmuje pole i daje ukrycie.',
  ],
]);

export const weapons = chapter('APX-WPN', [
  [
    1,
    'A weapon card shows its type, ammo, best range, threshold, rate of fire, damage and slots.',
    'Karta broni podaje rodzaj, amunicję, optymalny zasięg, trudność trafienia, szybkostrzelność, obrażenia i miejsca na dodatki.',
  ],
  [
    2,
    'The ammo of a weapon is never below 0 nor above 5.',
    'Amunicja broni nigdy nie spada poniżej 0 ani nie przekracza 5.',
  ],
  [
    3,
    'Best range is a number, a band or open; outside each space adds 10.',
    'Optymalny zasięg to liczba, przedział lub otwarty; poza nim każde pole dodaje 10.',
  ],
  [
    4,
    'A Shoot action takes 1 ammo, whatever the rate of fire.',
    'Akcja strzelania zużywa 1 amunicję, niezależnie od szybkostrzelności.',
  ],
  [
    5,
    'The rate of fire says how many spaces and how many cards on each.',
    'Szybkostrzelność mówi, ile pól i ile kart na każdym.',
  ],
  [
    6,
    'Headshot damage is added to the damage of the hit.',
    'Obrażenia od strzału w głowę dodajesz do obrażeń trafienia.',
  ],
  [
    7,
    'The passive of a weapon works before everything else in its shot.',
    'Cecha bierna broni działa przed wszystkim innym w jej strzale.',
  ],
  [
    8,
    'If you shoot by the Special action of a weapon, you use that weapon.',
    'Strzelając akcją specjalną broni, używasz właśnie tej broni.',
  ],
  [
    9,
    'A weapon has up to four kinds of slots, and each slot takes one token.',
    'Broń ma do czterech rodzajów miejsc na dodatki, a każde mieści jeden żeton.',
  ],
  [
    10,
    'A slot with an ammo symbol takes only attachments with the same symbol.',
    'Miejsce z symbolem amunicji przyjmuje tylko dodatki z tym symbolem.',
  ],
  [
    11,
    'A slot with a marking takes an attachment that has the same marking.',
    'Miejsce z oznaczeniem przyjmuje dodatek z takim samym oznaczeniem.',
  ],
  [12, 'Standard and sniper stocks are different.', 'Kolby standardowe i snajperskie są różne.'],
  [
    13,
    'A printed attachment does not work while a token covers it.',
    'Wydrukowany dodatek nie działa, póki leży na nim żeton.',
  ],
  [
    14,
    'The figures printed on an upgraded weapon are final.',
    'Liczby wydrukowane na ulepszonej broni są ostateczne.',
  ],
  [
    15,
    'With the Hemlok you may play the Shoot Boost after the Reactions.',
    'Z Hemlokiem możesz zagrać wzmocnienie strzelania dopiero po reakcjach.',
  ],
  [
    16,
    'The C.A.R. takes a light or a heavy magazine, one at a time.',
    'C.A.R. przyjmuje magazynek lekki albo ciężki, po jednym naraz.',
  ],
  [
    17,
    'After each shot the Longbow has recoil 1: the next card lies 2 spaces on.',
    'Longbow ma po każdym strzale odrzut 1: następna karta leży 2 pola dalej.',
  ],
  [
    18,
    'With the Sentinel you may give up a shield cell for 1 AP to shoot harder.',
    'Z Sentinela możesz za 1 PA strzelić mocniej, oddając ogniwo osłony.',
  ],
  [
    19,
    'The Mastiff comes only out of the Care Package, never from the weapon deck.',
    'Mastiff pochodzi tylko ze zrzutu zaopatrzenia, nigdy z talii broni.',
  ],
  [20, 'Loadout cards are for other modes.', 'Karty zestawów są dla innych trybów.'],
]);

export const gear = chapter('APX-GEAR', [
  [
    1,
    'Ranks rise from common over rare and epic to legendary.',
    'Stopnie rosną od zwykłego przez rzadki i epicki do legendarnego.',
  ],
  [
    2,
    'Gear is worn, attachments go on weapons or into the backpack, items into the backpack only.',
    'Sprzęt nosisz na sobie, dodatki na broni albo w plecaku, przedmioty tylko w plecaku.',
  ],
  [3, 'The starting helmet has no effect on shots.', 'Startowy hełm nie ma żadnego działania.'],
  [
    4,
    'A rare helmet stops 1 headshot of value 50 or less.',
    'Rzadki hełm zatrzymuje 1 strzał w głowę o wartości do 50.',
  ],
  [
    5,
    'An epic helmet stops up to 2 headshots of value 60 or less.',
    'Epicki hełm zatrzymuje do 2 strzałów w głowę o wartości do 60.',
  ],
  [
    6,
    'The legendary helmet stops headshots as the epic one and adds a Special action for 1 AP: interact and use an item.',
    'Legendarny hełm zatrzymuje strzały w głowę jak epicki i daje akcję specjalną za 1 PA: oddziaływanie i użycie przedmiotu.',
  ],
  [
    7,
    'A helmet looks only at the value printed on the Aim card.',
    'Hełm bierze pod uwagę tylko wartość wydrukowaną na karcie celowania.',
  ],
  [
    8,
    'A helmet takes away the headshot, the hit itself stays.',
    'Hełm odbiera strzał w głowę, ale samo trafienie zostaje.',
  ],
  [
    9,
    'The limits of body shields are 20, 30, 40 and 40.',
    'Limity osłon osobistych wynoszą 20, 30, 40 i 40.',
  ],
  [
    10,
    'When you put it on, a fresh body shield restores 10, 10 or 20 shield and is exhausted.',
    'Zakładana aktywna osłona osobista przywraca 10, 10 lub 20 osłony i się wyczerpuje.',
  ],
  [
    11,
    'An exhausted body shield sets your limit and gives no points.',
    'Wyczerpana osłona osobista wyznacza limit, ale nie daje punktów.',
  ],
  [
    12,
    'Shields that lie on the map keep the side that was up.',
    'Osłony leżące na mapie zachowują stronę, którą miały.',
  ],
  [
    13,
    'The starting body and knockdown shields have one side only.',
    'Startowa osłona osobista i osłona leżącego mają jedną stronę.',
  ],
  [14, 'The starting knockdown shield does nothing.', 'Startowa osłona leżącego nic nie robi.'],
  [
    15,
    'A fresh one absorbs 10 or 15 of what would eliminate.',
    'Aktywna pochłania 10 lub 15 z tego, co by wyeliminowało.',
  ],
  [
    16,
    'With a legendary knockdown shield the Ring deals you 8 at most.',
    'Z legendarną osłoną leżącego pierścień zadaje Ci najwyżej 8 obrażeń.',
  ],
  [17, 'A syringe restores up to 12 health.', 'Strzykawka przywraca do 12 punktów zdrowia.'],
  [18, 'A med kit restores up to 20 health.', 'Apteczka przywraca do 20 punktów zdrowia.'],
  [19, 'A shield cell restores up to 12 shield.', 'Ogniwo osłony przywraca do 12 punktów osłony.'],
  [20, 'A shield battery restores up to 20 shield.', 'Bateria osłony przywraca do 20 punktów osłony.'],
  [21, 'A Phoenix kit restores 15 health and 15 shield.', 'Zestaw feniksa przywraca 15 zdrowia i 15 osłony.'],
  [
    22,
    'Points that you restore above your limit are lost.',
    'Punkty, które przywracasz ponad limit, przepadają.',
  ],
  [
    23,
    'An Ultimate Accelerant moves your tokens on the cooldown track by 2.',
    'Akcelerator przesuwa Twoje żetony na torze odnawiania o 2.',
  ],
  [24, 'A grenade or accessory that you used leaves the game.', 'Użyty granat albo akcesorium wypada z gry.'],
  [
    25,
    'A thermite grenade flies 2–5 spaces, draws 1 card and deals 15 damage on 1 × 5 spaces.',
    'Granat termitowy leci na 2–5 pól, znosi go 1 karta, a na polach 1 × 5 zadaje 15 obrażeń.',
  ],
  [
    26,
    'A frag grenade flies 2–5 spaces, draws 2 cards and on 3 × 3 spaces deals 20 damage in the centre and 10 around it.',
    'Granat odłamkowy leci na 2–5 pól, znoszą go 2 karty, a na polach 3 × 3 zadaje 20 obrażeń pośrodku i 10 dookoła.',
  ],
  [
    27,
    'Grenades hit everybody; screens and levels limit them.',
    'Granaty rażą wszystkich; ograniczają je zasłony i poziomy.',
  ],
  [
    28,
    'A barrel stabilizer gives stability 1, 2 or 3, and 3 is the most.',
    'Stabilizator lufy daje stabilność 1, 2 lub 3, a więcej niż 3 nie ma.',
  ],
  [
    29,
    'An extended magazine raises the rate of fire by 1.',
    'Powiększenie magazynku zwiększa szybkostrzelność o 1.',
  ],
  [
    30,
    'A shotgun bolt raises the first number of the rate of fire by 1.',
    'Rygiel do strzelby zwiększa pierwszą liczbę szybkostrzelności o 1.',
  ],
  [31, 'Sights lower the threshold in their band.', 'Celowniki obniżają trudność w swoim przedziale.'],
  [
    32,
    'Some sights are only printed on weapons and are no tokens.',
    'Niektóre celowniki są tylko wydrukowane na broni i nie ma ich żetonów.',
  ],
  [
    33,
    'A sight and the best range of the weapon both count.',
    'Celownik i optymalny zasięg broni liczą się jednocześnie.',
  ],
  [
    34,
    'A standard stock adds 1, 2 or 3 damage to each hit.',
    'Kolba standardowa dodaje 1, 2 lub 3 obrażenia do każdego trafienia.',
  ],
  [
    35,
    'A sniper stock adds 3, 6 or 9 damage to the first hit.',
    'Kolba snajperska dodaje 3, 6 lub 9 obrażeń do pierwszego trafienia.',
  ],
  [
    36,
    'Gear leaves its slot only for new gear of its kind.',
    'Sprzęt opuszcza miejsce tylko dla nowego tego rodzaju.',
  ],
]);

export const legends = chapter('APX-LEGEND', [
  [1, 'Each legend has 2 abilities and 8 Feats.', 'Każda legenda ma 2 zdolności i 8 wyczynów.'],
  [2, 'One token for each ability; smoke has two.', 'Jeden żeton na zdolność; dym ma dwa.'],
  [
    3,
    'Without an available token or a place for all it cannot be initiated.',
    'Bez dostępnego żetonu lub miejsca na wszystko nie można jej zainicjować.',
  ],
  [
    4,
    'Two modes of one ability share its token: you use one of them.',
    'Dwa tryby jednej zdolności mają wspólny żeton: używasz jednego z nich.',
  ],
  [
    5,
    'Without duration or delay the token cools at once.',
    'Bez czasu trwania i opóźnienia żeton od razu się odnawia.',
  ],
  [
    6,
    'Ranges are counted from the legend; free means not occupied.',
    'Zasięgi liczy się od legendy; wolne znaczy niezajęte.',
  ],
  [
    7,
    'You put the Dome on a free corner within 2 in sight; its duration is 3, its cooldown 3.',
    'Kopułę stawiasz na wolnym punkcie w odległości do 2 na linii wzroku; trwa 3 tury, a odnawia się od pola 3.',
  ],
  [8, 'In the Dome thrown things do not hurt.', 'W kopule rzucane rzeczy nie ranią.'],
  [
    9,
    'Out of the Dome nobody shoots, destroys or throws.',
    'Z wnętrza kopuły nikt nie strzela, nie niszczy i nie rzuca na zewnątrz.',
  ],
  [
    10,
    'Nobody shoots or destroys into the Dome or through it.',
    'Nikt nie strzela i nie niszczy do kopuły ani przez nią.',
  ],
  [11, 'The rules of the Dome hold for both teams.', 'Zasady kopuły ochronnej dotyczą obu drużyn.'],
  [
    12,
    'Inside a Dome melee, walking and throwing inwards are allowed.',
    'Ataki wręcz, ruch i rzuty do wnętrza kopuły są dozwolone.',
  ],
  [
    13,
    'When the time of the Dome is over, its figure goes back to the supply.',
    'Gdy minie czas kopuły, jej figurka wraca do zasobów.',
  ],
  [
    14,
    'You put the Bombardment on any space within 5; it comes after a delay of 2.',
    'Bombardowanie stawiasz na dowolnym polu w odległości do 5; spada z opóźnieniem 2.',
  ],
  [
    15,
    'The Bombardment deals 24 to every legend in its 5 × 5 area, on all levels; Domes protect.',
    'Bombardowanie zadaje 24 obrażenia każdej legendzie w obszarze 5 × 5, na wszystkich poziomach; kopuły chronią.',
  ],
  [
    16,
    'After the Bombardment its figure goes back and its token cools at 3.',
    'Po bombardowaniu figurka wraca do zasobów, a żeton odnawia się od 3.',
  ],
  [17, 'You put smoke on a free corner within 5.', 'Dym stawiasz na wolnym punkcie w odległości do 5.'],
  [
    18,
    'Both smokes may be on the map; each lasts 3 turns and cools down from 2.',
    'Na mapie mogą być oba dymy; każdy trwa 3 tury i odnawia się od pola 2.',
  ],
  [
    19,
    'A shot from, into or through smoke has +10 to its threshold for each zone.',
    'Strzał z dymu, do niego lub przez niego ma trudność wyższą o 10 za każdą strefę.',
  ],
  [
    20,
    'You put the Rolling Thunder on any space within 5 and choose its facing; it comes after a delay of 2.',
    'Piorun kulisty stawiasz na dowolnym polu w odległości do 5 i wybierasz jego kierunek; rusza z opóźnieniem 2.',
  ],
  [
    21,
    'Rolling Thunder strikes, rolls 3 spaces on, and waits 2 turns again.',
    'Piorun kulisty uderza, toczy się 3 pola dalej i znów czeka 2 tury.',
  ],
  [
    22,
    'After the second strike Rolling Thunder goes back and cools at 2.',
    'Po drugim uderzeniu piorun kulisty wraca do zasobów i odnawia się od 2.',
  ],
  [
    23,
    'Rolling Thunder deals 20 to each enemy in its 5 × 4 area.',
    'Piorun kulisty zadaje 20 obrażeń każdemu wrogowi w obszarze 5 × 4.',
  ],
  [
    24,
    'No terrain, level or figure stops Rolling Thunder on its way.',
    'Teren, poziomy i figurki nie zatrzymują pioruna kulistego.',
    'r',
  ],
  [
    25,
    'Into the Void adds 1 MP to each Move of the activation.',
    'Przez otchłań dodaje 1 PR do każdego ruchu w tej aktywacji.',
  ],
  [
    26,
    'Or as a Reaction before the fire, as the target.',
    'Albo jako reakcja przed ostrzałem, gdy jest celem.',
  ],
  [
    27,
    'Into the Void makes a rate of fire of 3 or more 2 for that shot.',
    'Przez otchłań zmienia szybkostrzelność 3 lub większą na 2 w tym strzale.',
  ],
  [
    28,
    'After the damage of the shot Wraith may Move 2.',
    'Po obrażeniach od strzału Wraith może wykonać ruch 2.',
  ],
  [
    29,
    'Reacting with Into the Void is your one Reaction before the fire.',
    'Reakcja zdolnością Przez otchłań to Twoja jedna reakcja przed ostrzałem.',
  ],
  [
    30,
    'For the Rift you put down a portal, Move 5 and put down the second one; its duration is 3, its cooldown 2.',
    'Dla wrót stawiasz pierwsze, wykonujesz ruch 5 i stawiasz drugie; trwają 3 tury, a odnawiają się od pola 2.',
  ],
  [
    31,
    'Who enters one comes out beside the other and may go on.',
    'Kto wejdzie w jedne, wychodzi przy drugich i może iść dalej.',
  ],
  [
    32,
    'A portal works as soon as a legend enters its space, in whatever way.',
    'Wrota działają od razu, gdy legenda w jakikolwiek sposób wejdzie na ich pole.',
  ],
  [33, 'One portal without the other does nothing.', 'Jedne wrota bez drugich nic nie robią.', 'r'],
  [
    34,
    'Eye of the Allfather puts a raven on up to 3 enemies at distance 1–3; only who has one counts for its cards. Duration 3, cooldown 3.',
    'Oko Wszechojca daje kruka najwyżej 3 wrogom w odległości 1–3; karty o kruku dotyczą tylko ich. Czas trwania 3, odnawianie 3.',
  ],
  [
    35,
    'When Bloodhound’s team shoots at an enemy with a raven, the symbol of Concealment is a hit.',
    'Gdy drużyna Bloodhound strzela do wroga z krukiem, symbol ukrycia jest trafieniem.',
  ],
  [
    36,
    'A raven moves with its enemy, and leaves and returns with it.',
    'Kruk porusza się ze swoim wrogiem, znika z nim i z nim wraca.',
  ],
  [
    37,
    'Beast of the Hunt lasts 3 turns and cools down from 2.',
    'Bestia łowów trwa 3 tury i odnawia się od pola 2.',
  ],
  [38, 'Moves of 2 or more have +1 MP.', 'Ruchy o 2 lub więcej mają +1 PR.'],
  [
    39,
    'During Beast of the Hunt Bloodhound’s shots have threshold −5.',
    'Podczas Bestii łowów strzały Bloodhound mają trudność trafienia −5.',
  ],
  [
    40,
    'When Bloodhound eliminates an enemy, Beast of the Hunt starts again at 3 turns.',
    'Gdy Bloodhound eliminuje wroga, Bestia łowów znów trwa 3 tury.',
  ],
  [
    41,
    'For 1 AP the Grappling Hook pulls you to a free space within 3 in sight; its cooldown is 2.',
    'Za 1 PA hak ciągnie Cię na wolne pole w odległości do 3 na linii wzroku; odnawia się od pola 2.',
  ],
  [
    42,
    'If you end higher or beside an object, it may pull you once more, by up to 2.',
    'Jeśli kończysz wyżej albo obok obiektu, możesz polecieć jeszcze raz, na odległość do 2.',
  ],
  [
    43,
    'Or after the fire, as the target: up to 2 in sight.',
    'Albo po ostrzale, jako cel: do 2 na linii wzroku.',
  ],
  [
    44,
    'The Grappling Hook relocates: nothing between matters, the space must be free.',
    'Hak przenosi: nic po drodze nie ma znaczenia, a pole musi być wolne.',
  ],
  [
    45,
    'With the Zipline Gun you put an anchor on a corner of your space and another one 3 to 5 away in sight.',
    'Działem z linką stawiasz zaczep na punkcie swojego pola, a drugi 3–5 dalej na linii wzroku.',
  ],
  [
    46,
    'Legends of both teams may ride Pathfinder’s zipline.',
    'Z linki Pathfindera mogą korzystać legendy obu drużyn.',
  ],
  [
    47,
    'Pathfinder’s anchors stay on the map until you place them anew.',
    'Punkty zaczepu Pathfindera zostają na mapie, aż postawisz je na nowo.',
  ],
  [
    48,
    'You put the drone on a free space within 3 in sight that is not higher; it heals at once and again after a delay of 2.',
    'Drona stawiasz na wolnym polu w odległości do 3 na linii wzroku, nie wyżej; leczy od razu i znów z opóźnieniem 2.',
  ],
  [
    49,
    'The drone heals a second time, then it goes back and cools at 2.',
    'Dron leczy drugi raz, potem wraca do zasobów i odnawia się od 2.',
  ],
  [
    50,
    'The drone restores 8 health to every legend adjacent to it.',
    'Dron przywraca 8 zdrowia każdej legendzie, która do niego przylega.',
  ],
  [
    51,
    'For the Care Package you put a marker on a free space within 2 in sight; it lands after a delay of 2.',
    'Dla zrzutu stawiasz znacznik na wolnym polu w odległości do 2 na linii wzroku; ląduje z opóźnieniem 2.',
  ],
  [
    52,
    'Whoever stands where the Care Package lands takes 15 damage and goes aside; it cools down from 3.',
    'Kto stoi na polu zrzutu, otrzymuje 15 obrażeń i ustępuje; zrzut ląduje i odnawia się od pola 3.',
  ],
  [
    53,
    'A Dome does not protect from the landing Care Package.',
    'Kopuła ochronna nie chroni przed lądującym zrzutem zaopatrzenia.',
  ],
  [
    54,
    'Any legend may open the Care Package, once.',
    'Zrzut zaopatrzenia może otworzyć każda legenda, jeden raz.',
    'r',
  ],
  [
    55,
    'The tokens of the Care Package have a bag of their own.',
    'Żetony zrzutu zaopatrzenia mają własny worek.',
    'r',
  ],
]);
