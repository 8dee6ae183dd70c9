import { chapter } from './chapter.js';

export const variants = chapter('AUT-VARIANT', [
  [1, 'With Automas it is always 2 legends against 2.', 'Z Automami grają zawsze 2 legendy na 2.'],
  [
    2,
    'Alone you play 2 legends, or 1 legend beside an allied Automa.',
    'Solo prowadzisz 2 legendy albo 1 legendę u boku sprzymierzonej Automy.',
  ],
  [
    3,
    'Together 2 people play 1 legend each of one team; there is no allied Automa.',
    'W kooperacji 2 osoby prowadzą po 1 legendzie tej samej drużyny; nie ma sprzymierzonej Automy.',
  ],
  [4, 'The enemy team is always 2 Automas.', 'Wrogą drużynę tworzą zawsze 2 Automy.'],
  [
    5,
    'Where Automa rules say player, they mean a person and never an Automa.',
    'Gracz w zasadach Automy to osoba, nigdy Automa.',
  ],
  [
    6,
    'The rules of the game and of the mode hold unless the Automa rules change them.',
    'Zasady gry i trybu obowiązują, chyba że zmieniają je zasady Automy.',
  ],
  [
    7,
    'An Automa decides by its rules, its legend card, Feats, Abilities and the Decision deck alone; people only carry it out.',
    'O działaniach Automy decydują tylko jej zasady, karta legendy, wyczyny, zdolności i talia decyzji; ludzie je wykonują.',
  ],
  [
    8,
    'A few rules hold for an allied Automa only, a few for enemy Automas only; all others for both.',
    'Kilka zasad dotyczy tylko sprzymierzonej Automy, kilka tylko wrogich; reszta obu.',
  ],
  [9, 'On an Automa card “you” is that Automa.', 'Na karcie Automy „ty” oznacza tę Automę.'],
  [
    10,
    'Automas are legends, enemies and allies for every rule and card.',
    'Automy są legendami, wrogami i sojusznikami dla każdej zasady i karty.',
  ],
  [11, 'Cards with the Automa symbol are for Automas only.', 'Karty z symbolem Automy są tylko dla Autom.'],
]);

export const setup = chapter('AUT-SETUP', [
  [
    1,
    'You set up in this order: standard setup, mode, map, module, initiative and legends, their preparation, stage 1.',
    'Przygotowanie ma kolejność: zwykłe przygotowanie, tryb, mapa, moduł, inicjatywa i legendy, ich przygotowanie, etap 1.',
  ],
  [
    2,
    'Automas play in Battle Royale and in Team Deathmatch.',
    'Automy grają w Battle Royale i w drużynowym deathmatchu.',
  ],
  [
    3,
    'What Automas need is prepared together with the legends.',
    'Elementy Autom przygotowuje się razem z legendami.',
  ],
  [4, 'Nine maps can be played with Automas.', 'Z Automami można grać na dziewięciu mapach.'],
  [
    5,
    'The Ring is the only special module allowed; it is optional.',
    'Jedynym dozwolonym modułem jest pierścień; nie jest obowiązkowy.',
  ],
  [
    6,
    'Reveal 1 Aim card: 50 or more, and the people are red; less, and they are blue. It is shuffled back.',
    'Odkryj 1 kartę celowania: przy 50 lub więcej ludzie są czerwoni, przy mniej niebiescy. Karta wraca do talii.',
    'r',
  ],
  [
    7,
    'The initiative marker begins on the leftmost red turn.',
    'Znacznik inicjatywy zaczyna na pierwszej czerwonej turze od lewej.',
  ],
  [
    8,
    'All Recruit cards and Automa legend cards lie face up.',
    'Wszystkie karty rekrutacji i karty legend Autom leżą odkryte.',
  ],
  [
    9,
    'The Automas get their legends first: as the players like, or at random.',
    'Najpierw legendy dostają Automy: według uznania graczy albo losowo.',
  ],
  [
    10,
    'At random you draw a card for each enemy Automa, then one for the ally.',
    'Przy losowaniu dobierasz po karcie dla każdej wrogiej Automy, potem dla sprzymierzonej.',
  ],
  [
    11,
    'Each player chooses a legend and takes its Recruit card.',
    'Każda osoba wybiera legendę i bierze jej kartę rekrutacji.',
  ],
  [12, 'Nobody plays a legend that an Automa plays.', 'Nikt nie gra legendą, którą gra Automa.'],
  [
    13,
    'Cards of legends that nobody takes go back to the box.',
    'Karty niewybranych legend wracają do pudełka.',
  ],
  [14, 'Legends of players are prepared as usual.', 'Legendy graczy przygotowuje się jak zwykle.', 'r'],
  [
    15,
    'Charge tokens and a frag grenade trait token form the general supply.',
    'Żetony ładowania i żeton cech granatu odłamkowego tworzą zasoby ogólne.',
  ],
  [
    16,
    'The Decision cards are shuffled into one deck for all Automas.',
    'Karty decyzji tasuje się w jedną talię dla wszystkich Autom.',
  ],
  [17, 'The weapon sets are shuffled into one deck.', 'Zestawy broni tasuje się w jedną talię.'],
  [
    18,
    'An Automa has 2 Automa Ability cards and 10 Automa Feats instead of the usual ones.',
    'Automa ma 2 karty zdolności Automy i 10 wyczynów Automy zamiast zwykłych.',
  ],
  [
    19,
    'The Automa’s Feats are shuffled face down, its abilities lie face up.',
    'Wyczyny Automy leżą potasowane zakryte, a jej zdolności odkryte.',
  ],
  [
    20,
    'An Automa begins with 20 shield and 40 health; players may raise those of enemy Automas.',
    'Automa zaczyna z 20 osłony i 40 zdrowia; gracze mogą podnieść te wartości wrogim Automom.',
    'r',
  ],
  [
    21,
    'In Battle Royale each Automa has 2 death boxes.',
    'W Battle Royale każda Automa ma 2 skrzynie śmierci.',
  ],
  [22, 'Each Automa begins with 1 Charge token.', 'Każda Automa zaczyna z 1 żetonem ładowania.'],
  [
    23,
    'Each Automa gets a random weapon set for the whole game.',
    'Każda Automa dostaje losowy zestaw broni na całą grę.',
    'r',
  ],
  [
    24,
    'Figures, markers and tokens of an Automa are its supply.',
    'Figurki, znaczniki i żetony Automy tworzą jej zasoby.',
  ],
  [
    25,
    'An Automa has no backpack and no gear and never gets loot.',
    'Automa nie ma plecaka ani sprzętu i nigdy nie dostaje łupów.',
  ],
  [26, 'An Automa has no ammo and never runs dry.', 'Automa nie ma amunicji i nigdy jej nie zabraknie.'],
]);

export const loadout = chapter('AUT-LOAD', [
  [1, 'Automas do nothing in stage 1.', 'W etapie 1 Automy nic nie robią.'],
  [
    2,
    'The pool of each player’s legend holds 4 weapons, 4 common, 4 rare and 2 epic tokens.',
    'Pula legendy gracza to 4 bronie, 4 zwykłe, 4 rzadkie i 2 epickie żetony.',
  ],
  [
    3,
    'Of the 2 epic tokens 1 is kept; the other leaves the game at once.',
    'Z 2 epickich żetonów zostaje 1; drugi od razu wypada z gry.',
  ],
  [
    4,
    'In a cooperative game both people act at once and may give each other weapons and tokens.',
    'W kooperacji obie osoby działają naraz i mogą sobie przekazywać broń i żetony.',
  ],
  [5, 'Each legend takes exactly 2 weapons.', 'Każda legenda bierze dokładnie 2 bronie.'],
  [6, 'Each weapon gets the ammo of its card.', 'Każda broń dostaje amunicję ze swojej karty.'],
  [
    7,
    'Tokens go to the backpack, to gear slots and on weapons, by kind and limit.',
    'Żetony trafiają do plecaka, na miejsca sprzętu i na broń, zależnie od rodzaju i limitu.',
  ],
  [8, 'What is left in your pool leaves the game.', 'To, co zostało w Twojej puli, wypada z gry.'],
  [
    9,
    'In Team Deathmatch a player may turn the loadout card over; nothing else happens.',
    'W drużynowym deathmatchu można tylko obrócić kartę zestawu na drugą stronę.',
  ],
]);

export const drop = chapter('AUT-DROP', [
  [
    1,
    'The map drop has its own rules: no entry tile, no bonuses, no epic token there.',
    'Zrzut na mapę ma własne zasady: bez kafelka wejścia, premii i epickich żetonów.',
    'r',
  ],
  [
    2,
    'Each legend of a player draws 3 Feats; Automas draw none.',
    'Każda legenda gracza dobiera 3 karty wyczynów; Automy nie dobierają.',
  ],
  [
    3,
    'The players’ team enters first, legend by legend, in the order it likes.',
    'Najpierw wchodzi drużyna graczy, legenda po legendzie, w dowolnej kolejności.',
  ],
  [
    4,
    'A legend starts beside a space of any edge, on level 0, where it can enter.',
    'Legenda zaczyna obok pola dowolnej krawędzi, na poziomie 0, tam, skąd może wejść.',
  ],
  [
    5,
    'Your legend enters with a Move 3 and never leaves the map again.',
    'Twoja legenda wchodzi na mapę ruchem 3 i już z niej nie schodzi.',
  ],
  [
    6,
    'The player brings an allied Automa in like an own legend.',
    'Gracz wprowadza sprzymierzoną Automę jak własną legendę.',
  ],
  [
    7,
    'Enemy Automas enter after you, the lower initiative number first.',
    'Wrogie Automy wchodzą po Tobie, najpierw ta o niższej inicjatywie.',
  ],
  [
    8,
    'Take the beacon farthest from the players’ legends; among equals the player picks.',
    'Wybierz sygnalizator najdalszy od legend graczy; spośród równych wybiera gracz.',
  ],
  [9, 'The Automa is put on the beacon for the moment.', 'Automę stawia się na chwilę na sygnalizatorze.'],
  [
    10,
    'Draw a Decision card and lay it in the default orientation.',
    'Dobierz kartę decyzji i połóż ją w domyślnej pozycji.',
  ],
  [
    11,
    'At the map drop the Automa is put on the green end of its Decision card.',
    'Przy zrzucie Automa trafia na zielone końcowe pole swojej karty decyzji.',
    'r',
  ],
  [
    12,
    'If the green end is taken or off the map, turn the card 90° clockwise and look again.',
    'Jeśli zielone końcowe pole jest zajęte lub poza mapą, obróć kartę o 90° w prawo i sprawdź ponownie.',
  ],
  [
    13,
    'After four turns without success: the first free space beside the beacon.',
    'Po czterech nieudanych obrotach: pierwsze wolne pole przy sygnalizatorze.',
  ],
  [
    14,
    'The second enemy Automa enters from the same beacon with a new card.',
    'Druga wroga Automa wchodzi od tego samego sygnalizatora z nową kartą.',
    'r',
  ],
  [
    15,
    'The Decision card is discarded after each Automa’s entry.',
    'Po wejściu każdej Automy kartę decyzji się odrzuca.',
  ],
]);

export const placing = chapter('AUT-PLACE', [
  [
    1,
    'Where nothing more exact is said, take the first free place clockwise from the bottom left of the Automa’s space.',
    'Gdy nic dokładniej nie określa miejsca, wybierz pierwsze wolne, licząc w prawo od lewego dołu pola Automy.',
  ],
  [
    2,
    'Placed next to another figure, the order is taken round that figure.',
    'Przy innej figurce kolejność liczy się wokół niej.',
  ],
  [
    3,
    'An adjacent place is on the same level, a neighbouring one on the same or a lower one, with nothing between; it has to be free.',
    'Miejsce przylegające leży na tym samym poziomie, sąsiadujące na tym samym lub niższym, bez przeszkody po drodze; musi być wolne.',
  ],
]);

export const decisions = chapter('AUT-DEC', [
  [
    1,
    'Decision cards settle where Automas move, where objects go, and directions.',
    'Karty decyzji wyznaczają ruch Autom, miejsca obiektów i kierunki.',
  ],
  [
    2,
    'The start dot lies on the Automa’s space and stays there while it walks.',
    'Wyjściowa pozycja leży na polu Automy i zostaje tam, gdy Automa idzie.',
  ],
  [
    3,
    'Without a main enemy the card lies in the default orientation.',
    'Bez głównego wroga karta leży w domyślnej pozycji.',
    'r',
  ],
  [
    4,
    'If there is a main enemy, the Decision card points at that enemy.',
    'Gdy jest główny wróg, karta decyzji wskazuje na niego.',
  ],
  [
    5,
    'A Decision card points at the main enemy if its arrow faces the quarter where that enemy stands.',
    'Karta decyzji wskazuje głównego wroga, jeśli jej grot jest zwrócony ku ćwiartce, w której on stoi.',
  ],
  [
    6,
    'If the main enemy is on a diagonal, turn the card from its default until it faces one of both quarters.',
    'Gdy główny wróg jest na przekątnej, obracaj kartę od domyślnej pozycji, aż wskaże jedną z dwóch ćwiartek.',
  ],
  [7, 'A resolved card is discarded at once.', 'Rozpatrzoną kartę od razu się odrzuca.'],
  [8, 'An empty deck is made anew of the discards.', 'Pustą talię tworzy się na nowo z odrzuconych kart.'],
]);

export const rounds = chapter('AUT-ROUND', [
  [1, 'Players follow the usual rules, Automas their own.', 'Gracze stosują zwykłe zasady, Automy własne.'],
  [
    2,
    'The player says whether their legend or the allied Automa acts first.',
    'Gracz decyduje, czy najpierw działa jego legenda, czy sprzymierzona Automa.',
  ],
  [
    3,
    'The enemy Automa with the lower initiative acts first.',
    'Najpierw działa wroga Automa o niższej inicjatywie.',
  ],
  [
    4,
    'One activation ends before the next begins; the Recruit card is turned over.',
    'Aktywacja kończy się, zanim zacznie się następna; kartę rekrutacji się obraca.',
  ],
  [
    5,
    'Tracks, the Ring and the transition phase work as usual; Automas draw no Feat there.',
    'Tory, pierścień i faza przejściowa działają jak zwykle; Automy nie dobierają wtedy wyczynów.',
    'r',
  ],
]);

export const life = chapter('AUT-LIFE', [
  [
    1,
    'The starting points are also the limits; what is above is lost.',
    'Początkowe punkty są też limitem; nadmiar przepada.',
  ],
  [
    2,
    'Damage goes to the shield first, then to health.',
    'Obrażenia trafiają najpierw w osłonę, potem w zdrowie.',
  ],
  [
    3,
    'At 0 health an Automa is eliminated like any legend.',
    'Przy 0 zdrowia Automa jest wyeliminowana jak każda legenda.',
  ],
  [
    4,
    'The activation of an Automa that is eliminated ends at once.',
    'Aktywacja wyeliminowanej Automy natychmiast się kończy.',
  ],
]);

export const respawn = chapter('AUT-RESPAWN', [
  [
    1,
    'An Automa off the map respawns first without any cost and then takes all its steps.',
    'Automa poza mapą najpierw odradza się bez kosztu, a potem wykonuje wszystkie kroki.',
  ],
  [
    2,
    'An allied Automa returns on any free space beside any beacon, as the player likes.',
    'Sprzymierzona Automa wraca na dowolne wolne pole przy dowolnym sygnalizatorze, według gracza.',
  ],
  [
    3,
    'An enemy Automa returns at the beacon nearest to its ally.',
    'Wroga Automa wraca przy sygnalizatorze najbliższym jej sojusznikowi.',
  ],
  [
    4,
    'Equally near, or no ally on the map: the beacon nearest to an enemy; then the player picks.',
    'Gdy odległości są równe lub sojusznika nie ma na mapie: przy sygnalizatorze najbliższym wroga; potem wybiera gracz.',
  ],
  [
    5,
    'The Automa stands beside the beacon, nearest to the main enemy as seen from there; the first of equals.',
    'Automa staje przy sygnalizatorze, najbliżej głównego wroga ustalonego stamtąd; z równych wybiera pierwsze pole.',
  ],
  [
    6,
    'Unlike your legends the ally may use any beacon, and enemy Automas break ties by rule.',
    'Sojusznik inaczej niż legendy graczy używa dowolnego sygnalizatora, a wrogie Automy rozstrzygają remisy według zasad.',
  ],
]);

export const interactions = chapter('AUT-INTERACT', [
  [1, 'An Automa never performs the Interact action.', 'Automa nigdy nie wykonuje akcji oddziaływania.'],
  [
    2,
    'An Automa profits from adjacent supply bins and uses ziplines all the same.',
    'Automa mimo to korzysta z przylegających skrzyń i z linek.',
  ],
  [
    3,
    'The only item it uses is the frag grenade, when a card says so, without limit.',
    'Jedyny przedmiot, którego używa, to granat odłamkowy: gdy każe karta, bez limitu.',
  ],
  [
    4,
    'An Automa has no AP, hand or Dash: it does what its steps and cards say.',
    'Automa nie ma PA, ręki ani zrywu: robi to, co mówią kroki i karty.',
  ],
  [5, 'An Automa never picks up and never drops loot.', 'Automa nigdy nie podnosi ani nie upuszcza łupów.'],
]);

export const grenades = chapter('AUT-GREN', [
  [
    1,
    'The grenade is aimed at the space of an enemy: the main one before the secondary one.',
    'Granat celuje w pole wroga: głównego przed pobocznym.',
  ],
  [
    2,
    'A printed range must be met; if neither enemy fits, nothing happens.',
    'Wydrukowany zasięg musi pasować; jeśli żaden wróg nie pasuje, nic się nie dzieje.',
  ],
  [
    3,
    'An Automa’s grenade drifts by 2 Aim cards and deals 20 in the centre, 10 around, to friends too.',
    'Granat Automy znoszą 2 karty celowania; zadaje 20 obrażeń w środku i 10 dokoła, także swoim.',
  ],
  [
    4,
    'After the grenade its trait token goes back to the supply.',
    'Po wybuchu żeton cech wraca do ogólnych zasobów.',
  ],
]);
