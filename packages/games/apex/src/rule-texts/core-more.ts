import { chapter } from './chapter.js';

export const loot = chapter('APX-LOOT', [
  [
    1,
    'A legend board has 3 gear spaces, 8 backpack spaces, 2 weapons with ammo, a Feat deck and its discards.',
    'Plansza legendy ma 3 miejsca na sprzęt, 8 w plecaku, 2 na broń z amunicją, talię wyczynów i odrzucone.',
  ],
  [2, 'A spent or discarded token leaves the game.', 'Zużyty lub odrzucony żeton wypada z gry.'],
  [
    3,
    'Loot rises in rank from common over rare and epic to legendary.',
    'Łupy mają stopnie od zwykłego przez rzadki i epicki do legendarnego.',
  ],
  [
    4,
    'A loot token is gear, an attachment, a grenade or an accessory.',
    'Żeton łupu to sprzęt, dodatek, granat albo akcesorium.',
  ],
  [
    5,
    'Gear is only worn: it has its own space and never goes into the backpack or on a weapon.',
    'Sprzęt tylko się nosi: ma własne pole i nigdy nie idzie do plecaka ani na broń.',
  ],
  [
    6,
    'You keep an attachment in the backpack or on a matching slot of a weapon, nowhere else.',
    'Dodatek trzymasz w plecaku albo na pasującym miejscu broni, nigdzie indziej.',
  ],
  [
    7,
    'Grenades and accessories are kept in the backpack only and used once.',
    'Granaty i akcesoria trzymasz tylko w plecaku i używasz ich raz.',
  ],
  [
    8,
    'Where a card says item, it means a grenade or an accessory.',
    'Przedmiot na karcie oznacza granat albo akcesorium.',
  ],
  [
    9,
    'A received token is kept in a legal place or dropped.',
    'Otrzymany żeton zachowuje się w dozwolonym miejscu albo upuszcza.',
  ],
  [
    10,
    'You drop a token on your legend’s space or a neighbouring one.',
    'Żeton upuszczasz na pole legendy albo na sąsiadujące.',
  ],
  [
    11,
    'A space holds any number of tokens and stays free.',
    'Pole mieści dowolnie wiele żetonów i pozostaje wolne.',
  ],
  [
    12,
    'On the map a token is kept or dropped, never discarded.',
    'Na mapie żeton się zachowuje lub upuszcza, nigdy nie odrzuca.',
  ],
  [
    13,
    'A legend has one token of each kind of gear, at first the starting ones.',
    'Legenda ma po jednym żetonie z każdego rodzaju sprzętu, na początku startowe.',
  ],
  [
    14,
    'New gear replaces the old, which you drop, or you drop the new one.',
    'Nowy sprzęt zastępuje stary, który upuszczasz, albo upuszczasz nowy.',
  ],
  [
    15,
    'Rare and better body and knockdown shields have an exhausted side.',
    'Osłony osobiste i leżącego od rzadkich wzwyż mają wyczerpaną stronę.',
  ],
  [
    16,
    'On the map a shield keeps its side; from elsewhere it comes fresh.',
    'Na mapie osłona zachowuje stronę; skądinąd przychodzi aktywna.',
  ],
  [
    17,
    'A fresh body shield raises the limit, restores 10, 10 or 20 shield, and is exhausted.',
    'Aktywna osłona osobista podnosi limit, przywraca 10, 10 lub 20 osłony i się wyczerpuje.',
  ],
  [
    18,
    'The backpack of a legend holds 8 tokens and no more.',
    'Plecak legendy mieści 8 żetonów i ani jednego więcej.',
  ],
  [19, 'A token may be dropped to make room.', 'Można upuścić żeton, by zrobić miejsce.'],
  [20, 'A legend never has more than 2 weapons.', 'Legenda nigdy nie ma więcej niż 2 broni.'],
  [
    21,
    'A replaced attachment is dropped or goes to an empty space of the backpack.',
    'Zastąpiony dodatek upuszczasz albo odkładasz na wolne pole plecaka.',
  ],
  [22, 'Ammo is counted for each weapon, 0 to 5.', 'Amunicję liczy się dla każdej broni, od 0 do 5.'],
  [
    23,
    'A received weapon replaces one, gives its ammo, or is discarded.',
    'Otrzymana broń zastępuje inną, daje amunicję albo jest odrzucana.',
  ],
  [
    24,
    'When a weapon is replaced, ammo of the same kind adds up; else the number of the new card counts.',
    'Gdy zastępujesz broń, amunicja tego samego rodzaju się sumuje, a przy innym rodzaju liczy się liczba z nowej karty.',
  ],
  [
    25,
    'Ammo may be split between weapons of that kind.',
    'Amunicję można podzielić między bronie tego rodzaju.',
  ],
  [26, 'A weapon that you discard gives you nothing.', 'Odrzucona karta broni nic Ci nie daje.'],
  [
    27,
    'Discarded weapons leave the game; their attachments stay with the legend or are dropped.',
    'Odrzucona broń wypada z gry; jej dodatki zostają u legendy albo się je upuszcza.',
  ],
  [
    28,
    'An attachment goes only on a slot of a weapon that shows its symbol.',
    'Dodatek kładziesz tylko na miejscu broni, które ma jego symbol.',
  ],
  [
    29,
    'If the slot shows an ammo kind, it must match.',
    'Jeśli miejsce pokazuje rodzaj amunicji, musi pasować.',
  ],
  [30, 'If the slot shows a pattern, it must match.', 'Jeśli miejsce pokazuje wzór, musi pasować.'],
  [
    31,
    'An attachment works with every shot of its weapon.',
    'Dodatek działa przy każdym strzelaniu z tej broni.',
  ],
  [
    32,
    'Attachments printed on a weapon work and cannot be taken off.',
    'Dodatki wydrukowane na broni działają i nie można ich zdjąć.',
  ],
  [
    33,
    'A token may cover a printed one, which rests meanwhile.',
    'Żeton może przykryć wydrukowany, który wtedy nie działa.',
  ],
  [
    34,
    'Barrels steady, magazines and bolts add shots, sights ease, stocks add damage.',
    'Lufy stabilizują, magazynki i rygle dodają strzały, celowniki ułatwiają, kolby zwiększają obrażenia.',
  ],
  [
    35,
    'Before or after an own action backpack tokens may be dropped without AP.',
    'Przed własną akcją lub po niej można bez PA upuszczać żetony z plecaka.',
  ],
  [
    36,
    'In the same moments you may pick up tokens from your space and adjacent ones.',
    'W tych samych chwilach można podnosić żetony z własnego i przylegających pól.',
  ],
  [
    37,
    'Dropping reaches lower spaces, picking up does not.',
    'Upuszczanie sięga niższych pól, podnoszenie nie.',
  ],
  [38, 'What is picked up counts as received.', 'Podniesiony żeton liczy się jak otrzymany.'],
  [
    39,
    'Attachments that you already have are moved by an Interact action.',
    'Dodatki, które już masz, przekładasz akcją oddziaływania.',
  ],
  [
    40,
    'You handle loot before or after an action of your own activation, and an action has to follow.',
    'Łupami zajmujesz się przed akcją własnej aktywacji albo po niej, a potem musisz wykonać akcję.',
  ],
]);

export const areasOfEffect = chapter('APX-AOE', [
  [
    1,
    'A pattern shows its source and all spaces that it hits.',
    'Wzór pokazuje źródło i wszystkie rażone pola.',
  ],
  [
    2,
    'An area of effect may deal different damage to its spaces.',
    'Obszar działania może różnie ranić na różnych polach.',
  ],
  [3, 'From the air all spaces are hit.', 'Z powietrza rażone są wszystkie pola.'],
  [
    4,
    'Unless it says so, an area reaches no other level and nothing behind screens.',
    'Jeśli nie napisano inaczej, obszar nie sięga za zasłony ani na inne poziomy.',
  ],
  [
    5,
    'Connected elements stop an area as they stop other things.',
    'Połączone elementy zatrzymują obszar działania jak wszystko inne.',
  ],
  [
    6,
    'A space is hit if it is on the level of the source and nothing higher stands between.',
    'Pole jest rażone, jeśli leży na poziomie źródła i nic wyższego nie stoi pomiędzy.',
    'r',
  ],
]);

export const abilityRules = chapter('APX-ABIL', [
  [
    1,
    'Each legend has a tactical and an ultimate ability.',
    'Każda legenda ma zdolność taktyczną i specjalną.',
  ],
  [
    2,
    'The card shows legend, name, kind of action, cost, text, token and cooldown.',
    'Karta pokazuje legendę, nazwę, rodzaj akcji, koszt, tekst, żeton i odnawianie.',
  ],
  [
    3,
    'You initiate an ability only with a token that is on its card, not on a track.',
    'Zdolność inicjujesz tylko żetonem, który leży na jej karcie, a nie na torze.',
  ],
  [
    4,
    'If no place meets what the card asks for, you cannot initiate the ability.',
    'Jeśli żadne miejsce nie spełnia warunków z karty, nie możesz inicjować zdolności.',
  ],
  [
    5,
    'A permanent figure is taken from the map if it is not in the supply.',
    'Trwałą figurkę bierze się z mapy, jeśli nie ma jej w zasobach.',
  ],
  [6, 'By “on a space” any is meant, taken or not.', 'Przez „na polu” rozumie się dowolne, zajęte lub nie.'],
  [
    7,
    'A space or corner is free if nothing occupies it.',
    'Pole lub punkt są wolne, jeśli nic ich nie zajmuje.',
  ],
  [
    8,
    'In a straight line of connected elements only the outer corners are free.',
    'W prostej linii połączonych elementów wolne są tylko zewnętrzne punkty.',
  ],
  [
    9,
    'At a right angle the shared corner is free, on the outside.',
    'Pod kątem prostym wspólny punkt jest wolny, od zewnątrz.',
  ],
  [
    10,
    'The ground corner of two touching buildings is not free, the roof corner is.',
    'Punkt na ziemi między stykającymi się budynkami nie jest wolny, na dachu jest.',
  ],
  [11, 'A roof corner is free even above something.', 'Punkt na rogu dachu jest wolny nawet nad czymś.'],
  [
    12,
    'A figure that is attached moves, leaves and returns with its legend.',
    'Dołączona figurka rusza się, schodzi i wraca razem z legendą.',
  ],
  [13, 'You count the range from your legend.', 'Zasięg liczy się od własnej legendy.'],
  [14, 'Line of sight is needed only with its symbol.', 'Linia wzroku jest potrzebna tylko z symbolem.'],
  [15, 'A zone is a diamond round the corner of its figure.', 'Strefa to romb wokół punktu swojej figurki.'],
  [16, 'A zone lies only on the level of its figure.', 'Strefa leży tylko na poziomie swojej figurki.'],
  [17, 'The four spaces round the corner are in it.', 'Należą do niej cztery pola wokół punktu.'],
  [
    18,
    'If a space lies in several zones, all of them count.',
    'Jeśli pole leży w kilku strefach, liczą się wszystkie.',
  ],
  [
    19,
    'A shot goes from or into a zone if at least one of both legends is in it.',
    'Strzał wychodzi ze strefy lub do niej wpada, jeśli stoi w niej choć jedna z obu legend.',
  ],
  [
    20,
    'A shot goes through a zone if its line crosses the zone on the zone’s level.',
    'Strzał idzie przez strefę, jeśli linia przecina ją na poziomie strefy.',
  ],
  [21, 'Along a side is not through.', 'Wzdłuż boku to nie przez strefę.'],
  [
    22,
    'What is said of legends in a zone holds for objects too.',
    'To, co dotyczy legend w strefie, dotyczy też obiektów.',
  ],
  [
    23,
    'A line runs through a zone if it has points inside and its higher end is on the zone’s level.',
    'Linia biegnie przez strefę, jeśli ma w niej punkty, a jej wyższy koniec leży na poziomie strefy.',
    'r',
  ],
  [24, 'Without a label an effect works at once.', 'Bez etykiety efekt działa od razu.'],
  [
    25,
    'An effect with Duration X works at once and for X turns.',
    'Efekt z czasem trwania X działa od razu i przez X tur.',
  ],
  [
    26,
    'The token of a delay or duration goes X turns ahead of the marker.',
    'Żeton opóźnienia lub czasu trwania kładziesz X tur przed znacznikiem.',
  ],
  [
    27,
    'An effect with a duration ends when the marker comes to its token.',
    'Efekt z czasem trwania kończy się, gdy znacznik dojdzie do jego żetonu.',
  ],
  [28, 'An effect with Delay X works X turns later.', 'Efekt z opóźnieniem X działa X tur później.'],
  [
    29,
    'A delayed effect is resolved when the marker comes to its token.',
    'Efekt z opóźnieniem rozpatruje się, gdy znacznik dojdzie do jego żetonu.',
  ],
  [
    30,
    'Only the turns of teams are counted, not the transition phase.',
    'Liczysz tylko tury drużyn, bez fazy przejściowej.',
  ],
  [
    31,
    'Turns are counted from where the marker is now.',
    'Tury liczysz od miejsca, w którym jest teraz znacznik.',
  ],
  [32, 'Several labels come in their order.', 'Kilka etykiet działa w ich kolejności.'],
  [
    33,
    'Tokens in one place are resolved in the order in which they were placed.',
    'Żetony w jednym miejscu rozpatruje się w kolejności położenia.',
  ],
  [34, 'When all is resolved, the token cools down.', 'Po rozpatrzeniu wszystkiego żeton się odnawia.'],
  [
    35,
    'When an ability goes on cooldown its figures go back, permanent ones stay.',
    'Gdy zdolność się odnawia, jej figurki wracają do zasobów, a trwałe zostają.',
  ],
  [
    36,
    'A used token goes on the cooldown track; only tokens there cool down.',
    'Użyty żeton kładziesz na torze odnawiania; odnawiają się tylko żetony, które tam leżą.',
  ],
  [
    37,
    'In each transition phase a token on the cooldown track moves by 1.',
    'W każdej fazie przejściowej żeton na torze odnawiania przesuwa się o 1.',
  ],
  [
    38,
    'A token that leaves the cooldown track is available again.',
    'Żeton, który schodzi z toru odnawiania, jest znów dostępny.',
  ],
  [39, 'Each of several tokens has its own time.', 'Każdy z kilku żetonów ma własny czas.'],
  [
    40,
    'A corner is free if it exists on the level and nothing there holds it.',
    'Punkt jest wolny, jeśli istnieje na poziomie i nic go tam nie zajmuje.',
    'r',
  ],
]);

export const terms = chapter('APX-TERM', [
  [
    1,
    'A target is what a shot, a blow or a destruction is aimed at.',
    'Cel to ten, w kogo wymierzony jest strzał, cios lub zniszczenie.',
  ],
  [
    2,
    'The first shot is all cards on the first space.',
    'Pierwszy strzał to wszystkie karty na pierwszym polu.',
  ],
  [
    3,
    'With Recoil X each later shot lies X spaces further to the right.',
    'Przy odrzucie X każdy dalszy strzał leży X pól dalej w prawo.',
  ],
  [4, 'A passive works while shooting with that weapon.', 'Cecha bierna działa przy strzelaniu z tej broni.'],
  [
    5,
    'Figures, markers and tokens of a legend are its supply.',
    'Figurki, znaczniki i żetony legendy to jej zasoby.',
  ],
]);
