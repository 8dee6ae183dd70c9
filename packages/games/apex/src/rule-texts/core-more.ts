import { chapter } from './chapter.js';

export const loot = chapter('APX-LOOT', [
  [
    1,
    'A legend board has 3 gear spaces, 8 backpack spaces, 2 weapons with ammo, a Feat deck and its discards.',
    'Plansza legendy ma 3 miejsca na sprzęt, 8 w plecaku, 2 na broń z amunicją, talię wyczynów i odrzucone.',
  ],
  [2, 'A spent or discarded token leaves the game.', 'Zużyty lub odrzucony żeton wypada z gry.'],
  [3, 'Ranks: common, rare, epic, legendary.', 'Stopnie: zwykły, rzadki, epicki, legendarny.'],
  [4, 'Kinds: gear, attachment, grenade, accessory.', 'Rodzaje: sprzęt, dodatek, granat, akcesorium.'],
  [5, 'Gear is worn, never in the backpack.', 'Sprzęt się nosi, nigdy nie jest w plecaku.'],
  [
    6,
    'An attachment is in the backpack or on a matching slot.',
    'Dodatek jest w plecaku albo na pasującym miejscu broni.',
  ],
  [
    7,
    'Grenades and accessories are in the backpack and used once.',
    'Granaty i akcesoria są w plecaku i jednorazowe.',
  ],
  [8, 'An item is a grenade or an accessory.', 'Przedmiot to granat albo akcesorium.'],
  [
    9,
    'A received token is kept in a legal place or dropped.',
    'Otrzymany żeton zachowuje się w dozwolonym miejscu albo upuszcza.',
  ],
  [
    10,
    'It is dropped on the own or a neighbouring space.',
    'Upuszcza się go na własne lub sąsiadujące pole.',
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
    'One token of each kind of gear; the starting ones first.',
    'Po jednym żetonie każdego rodzaju sprzętu; na początek startowe.',
  ],
  [
    14,
    'New gear replaces the old, which is dropped, or is dropped itself.',
    'Nowy sprzęt zastępuje stary, który się upuszcza, albo sam jest upuszczany.',
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
  [18, 'The backpack holds 8 tokens.', 'Plecak mieści 8 żetonów.'],
  [19, 'A token may be dropped to make room.', 'Można upuścić żeton, by zrobić miejsce.'],
  [20, 'Never more than 2 weapons.', 'Nigdy więcej niż 2 bronie.'],
  [
    21,
    'A replaced attachment is dropped or goes to the backpack.',
    'Zastąpiony dodatek się upuszcza albo trafia do plecaka.',
  ],
  [22, 'Ammo is counted for each weapon, 0 to 5.', 'Amunicję liczy się dla każdej broni, od 0 do 5.'],
  [
    23,
    'A received weapon replaces one, gives its ammo, or is discarded.',
    'Otrzymana broń zastępuje inną, daje amunicję albo jest odrzucana.',
  ],
  [
    24,
    'Replacing: same ammo kind adds up, else the new card’s number counts.',
    'Zastąpienie: ten sam rodzaj amunicji się sumuje, inny liczy się od nowej karty.',
  ],
  [
    25,
    'Ammo may be split between weapons of that kind.',
    'Amunicję można podzielić między bronie tego rodzaju.',
  ],
  [26, 'Discarded it gives nothing.', 'Odrzucona nie daje nic.'],
  [
    27,
    'Discarded weapons leave the game; their attachments stay with the legend or are dropped.',
    'Odrzucona broń wypada z gry; jej dodatki zostają u legendy albo się je upuszcza.',
  ],
  [28, 'An attachment needs a slot with its symbol.', 'Dodatek wymaga miejsca z jego symbolem.'],
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
  [32, 'Printed attachments work and stay.', 'Wydrukowane dodatki działają i zostają.'],
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
    'In the same moments tokens may be picked up from the own and adjacent spaces.',
    'W tych samych chwilach można podnosić żetony z własnego i przylegających pól.',
  ],
  [
    37,
    'Dropping reaches lower spaces, picking up does not.',
    'Upuszczanie sięga niższych pól, podnoszenie nie.',
  ],
  [38, 'What is picked up counts as received.', 'Podniesiony żeton liczy się jak otrzymany.'],
  [39, 'Otherwise attachments are moved by Interact.', 'Poza tym dodatki przenosi się oddziaływaniem.'],
  [
    40,
    'Only in the own activation, and only with an action.',
    'Tylko we własnej aktywacji i tylko przy akcji.',
  ],
]);

export const areasOfEffect = chapter('APX-AOE', [
  [
    1,
    'A pattern shows its source and all spaces that it hits.',
    'Wzór pokazuje źródło i wszystkie rażone pola.',
  ],
  [2, 'Spaces may take different damage.', 'Pola mogą otrzymywać różne obrażenia.'],
  [3, 'From the air all spaces are hit.', 'Z powietrza rażone są wszystkie pola.'],
  [
    4,
    'Otherwise not behind screens and not on other levels.',
    'Inaczej nie za zasłonami i nie na innych poziomach.',
  ],
  [5, 'Connected elements count as usual.', 'Połączone elementy liczą się jak zwykle.'],
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
    'It needs an available token: not below the track, not on cooldown.',
    'Wymaga dostępnego żetonu: nie pod torem i nie na odnawianiu.',
  ],
  [
    4,
    'If something cannot be placed as printed, it cannot be initiated.',
    'Jeśli czegoś nie da się umieścić, jak podano, nie można jej zainicjować.',
  ],
  [
    5,
    'A permanent figure is taken from the map if it is not in the supply.',
    'Trwałą figurkę bierze się z mapy, jeśli nie ma jej w zasobach.',
  ],
  [6, 'By “on a space” any is meant, taken or not.', 'Przez „na polu” rozumie się dowolne, zajęte lub nie.'],
  [7, 'A free one is not occupied.', 'Wolne to niezajęte.'],
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
    'What is attached moves, goes and returns with its legend.',
    'To, co dołączone, rusza się, schodzi i wraca z legendą.',
  ],
  [13, 'The range is counted from the own legend.', 'Zasięg liczy się od własnej legendy.'],
  [14, 'Line of sight is needed only with its symbol.', 'Linia wzroku jest potrzebna tylko z symbolem.'],
  [15, 'A zone is a diamond round the corner of its figure.', 'Strefa to romb wokół punktu swojej figurki.'],
  [16, 'It is on the level of the figure only.', 'Leży tylko na poziomie figurki.'],
  [17, 'The four spaces round the corner are in it.', 'Należą do niej cztery pola wokół punktu.'],
  [18, 'All zones of a space count.', 'Liczą się wszystkie strefy pola.'],
  [
    19,
    'From or into: at least one legend is in the zone.',
    'Ze strefy lub do niej: co najmniej jedna legenda jest w strefie.',
  ],
  [20, 'Through: the line crosses it on its level.', 'Przez strefę: linia przecina ją na jej poziomie.'],
  [21, 'Along a side is not through.', 'Wzdłuż boku to nie przez strefę.'],
  [22, 'The same holds for objects.', 'To samo dotyczy obiektów.'],
  [
    23,
    'Through means points inside and the higher end on its level.',
    'Przez strefę znaczy: punkty wewnątrz i wyższy koniec na jej poziomie.',
    'r',
  ],
  [24, 'Without a label an effect works at once.', 'Bez etykiety efekt działa od razu.'],
  [25, 'Duration X: at once, for X turns.', 'Czas trwania X: od razu, przez X tur.'],
  [26, 'Its token goes X turns ahead of the marker.', 'Jej żeton trafia X tur przed znacznik.'],
  [27, 'When the marker comes, it ends.', 'Gdy dojdzie znacznik, efekt się kończy.'],
  [28, 'Delay X: it works X turns later.', 'Opóźnienie X: działa X tur później.'],
  [29, 'When the marker comes, it is resolved.', 'Gdy dojdzie znacznik, efekt się rozpatruje.'],
  [30, 'Only team turns are counted.', 'Liczy się tylko tury drużyn.'],
  [31, 'Counted from where the marker is.', 'Liczy się od miejsca znacznika.'],
  [32, 'Several labels come in their order.', 'Kilka etykiet działa w ich kolejności.'],
  [33, 'Tokens in one place: in the order of placement.', 'Żetony w jednym miejscu: w kolejności położenia.'],
  [34, 'When all is resolved, the token cools down.', 'Po rozpatrzeniu wszystkiego żeton się odnawia.'],
  [35, 'Figures go back, permanent ones stay.', 'Figurki wracają, trwałe zostają.'],
  [36, 'The token goes to the place printed on the card.', 'Żeton trafia na miejsce podane na karcie.'],
  [37, 'In each transition phase it moves 1.', 'W każdej fazie przejściowej przesuwa się o 1.'],
  [38, 'Off the track it is available again.', 'Po zejściu z toru jest znów dostępny.'],
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
    'A target is whom a shot, a blow or a destruction is aimed at.',
    'Cel to ten, w kogo wymierzony jest strzał, cios lub zniszczenie.',
  ],
  [
    2,
    'The first shot is all cards on the first space.',
    'Pierwszy strzał to wszystkie karty na pierwszym polu.',
  ],
  [3, 'Recoil X: later shots lie X spaces further.', 'Odrzut X: dalsze strzały leżą X pól dalej.'],
  [4, 'A passive works while shooting with that weapon.', 'Cecha bierna działa przy strzelaniu z tej broni.'],
  [
    5,
    'Figures, markers and tokens of a legend are its supply.',
    'Figurki, znaczniki i żetony legendy to jej zasoby.',
  ],
]);
