import { chapter } from './chapter.js';

export const flow = chapter('APX-FLOW', [
  [
    1,
    'A game has three stages: equipping, map drop and final clash.',
    'Gra ma trzy etapy: wyposażenie, zrzut na mapę i ostateczne starcie.',
  ],
  [2, 'Stages 1 and 2 go as the mode says.', 'Etapy 1 i 2 przebiegają według trybu.'],
  [
    3,
    'Several cards of one player are resolved in the order of play.',
    'Kilka kart jednej osoby rozpatruje się w kolejności zagrania.',
  ],
  [
    4,
    'Where they differ, the mode goes before the rules of the game.',
    'W razie sprzeczności tryb ma pierwszeństwo przed zasadami gry.',
  ],
  [
    5,
    'Cards go before the mode and before the rules.',
    'Karty mają pierwszeństwo przed trybem i przed zasadami.',
  ],
  [6, 'The final clash lasts at most 8 rounds.', 'Ostateczne starcie trwa najwyżej 8 rund.'],
  [7, 'On the trophy space the game ends.', 'Na polu trofeum gra się kończy.'],
  [8, 'Victory is looked at all the time.', 'Warunki zwycięstwa sprawdza się cały czas.'],
  [
    9,
    'By “any legend of your team” one is meant, which may be your own.',
    '„Dowolna legenda drużyny” to dokładnie jedna, także własna.',
  ],
  [
    10,
    'By “each legend of your team” all are meant, your own too.',
    '„Każda legenda drużyny” to wszystkie, także własna.',
  ],
]);

export const equip = chapter('APX-EQUIP', [
  [
    1,
    'The pool of each legend holds 4 weapons, 4 common and 4 rare tokens.',
    'Pula każdej legendy to 4 bronie, 4 zwykłe i 4 rzadkie żetony.',
  ],
  [2, 'In this stage all players act at the same time.', 'W tym etapie wszyscy działają jednocześnie.'],
  [
    3,
    'Your legend may give cards and tokens of its pool to allies, each thing once.',
    'Twoja legenda może oddać sojusznikom karty i żetony z puli, każdą rzecz raz.',
  ],
  [
    4,
    'Each legend takes exactly 2 weapons, so 2 have to stay in its pool.',
    'Każda legenda bierze dokładnie 2 bronie, więc 2 muszą zostać w jej puli.',
  ],
  [5, 'Each weapon gets the ammo printed on its card.', 'Każda broń dostaje amunicję podaną na karcie.'],
  [
    6,
    'Each token goes to one place that its kind and the limits allow.',
    'Każdy żeton leży w jednym miejscu, na które pozwalają jego rodzaj i limity.',
  ],
  [
    7,
    'Tokens and weapons left in a pool leave the game.',
    'Żetony i bronie, które zostały w puli, wypadają z gry.',
  ],
  [
    8,
    'A better body shield raises the limit and restores shield, as always.',
    'Lepsza osłona osobista podnosi limit i przywraca osłonę, jak zawsze.',
  ],
  [9, 'Replaced starting gear leaves the game.', 'Zastąpiony sprzęt startowy wypada z gry.', 'r'],
]);

export const mapDrop = chapter('APX-DROP', [
  [
    1,
    'A random bonus lies at each edge of the entry tile.',
    'Przy każdej krawędzi kafelka wejścia leży losowa premia.',
  ],
  [2, 'An epic token lies at each edge too.', 'Przy każdej krawędzi leży też epicki żeton.'],
  [
    3,
    'Each legend draws 3 feats before the map drop.',
    'Każda legenda dobiera przed zrzutem 3 karty wyczynów.',
  ],
  [
    4,
    'Blue begins: teams take turns placing a legend at an edge of the tile.',
    'Zaczynają niebiescy: drużyny na zmianę stawiają legendę przy krawędzi kafelka.',
  ],
  [
    5,
    'The legend takes the epic token there, if there is one.',
    'Legenda bierze leżący tam epicki żeton, jeśli jest.',
  ],
  [
    6,
    'Your legend keeps or drops the epic token at once.',
    'Legenda od razu zachowuje albo upuszcza epicki żeton.',
  ],
  [
    7,
    'The epic token of an edge goes to the first legend that enters there.',
    'Epicki żeton krawędzi dostaje pierwsza legenda, która tam wchodzi.',
  ],
  [
    8,
    'What you drop at the entry tile leaves the game.',
    'To, co upuścisz przy kafelku wejścia, wypada z gry.',
  ],
  [
    9,
    'Red begins: by turns the teams place a legend beside its map edge.',
    'Zaczynają czerwoni: drużyny na zmianę stawiają legendę przy jej krawędzi mapy.',
  ],
  [
    10,
    'Beside the map legends are on level 0 and must be able to enter it.',
    'Obok mapy legendy są na poziomie 0 i muszą móc na nią wejść.',
  ],
  [
    11,
    'The bonus of the edge counts for each legend that enters there.',
    'Premia krawędzi działa dla każdej wchodzącej tam legendy.',
  ],
  [
    12,
    'With Move X a legend enters the map: the first space is on it, and the usual costs hold.',
    'Legenda wchodzi na mapę ruchem X: pierwsze pole jest na mapie, a koszty są zwykłe.',
  ],
  [
    13,
    'Once on the map a legend does not leave it again by moving.',
    'Legenda, która weszła na mapę, już jej nie opuszcza.',
  ],
  [
    14,
    'If a bonus shows two things, the move comes first.',
    'Jeśli premia podaje dwie rzeczy, najpierw wykonujesz ruch.',
  ],
  [
    15,
    'For a loot bonus you draw a token and keep or drop it.',
    'Za premię łupu dobierasz żeton i zachowujesz go albo upuszczasz.',
  ],
  [16, 'The ammo bonus loads one weapon with 1 ammo.', 'Premia amunicji ładuje 1 sztukę do jednej broni.'],
  [
    17,
    'Tokens left at the entry tile leave the game.',
    'Żetony, które zostały przy kafelku wejścia, wypadają z gry.',
  ],
  [
    18,
    'Entering is no activation, so there is no Dash, no card and no loot.',
    'Wejście nie jest aktywacją, więc nie ma zrywu, kart ani łupów.',
  ],
]);

export const rounds = chapter('APX-ROUND', [
  [
    1,
    'A round has the turn of red, the turn of blue and the transition phase.',
    'Runda to tura czerwonych, tura niebieskich i faza przejściowa.',
  ],
  [
    2,
    'A turn begins with what lies below the initiative marker.',
    'Tura zaczyna się od tego, co leży pod znacznikiem inicjatywy.',
  ],
  [3, 'Several tokens are resolved from top to bottom.', 'Kilka żetonów rozpatruje się od góry.'],
  [
    4,
    'The team activates each of its legends once, in any order.',
    'Drużyna aktywuje każdą legendę raz, w dowolnej kolejności.',
  ],
  [5, 'One activation ends before the next begins.', 'Aktywacja kończy się, zanim zacznie się następna.'],
  [
    6,
    'The Recruit card of an activated legend is turned.',
    'Kartę rekrutacji aktywowanej legendy się obraca.',
  ],
  [
    7,
    'After a team’s turn the initiative marker goes on: to blue, then to the transition phase.',
    'Po turze drużyny znacznik inicjatywy idzie dalej: do niebieskich, potem do fazy przejściowej.',
  ],
  [
    8,
    'With the Ring: legends outside take health damage.',
    'Z pierścieniem: legendy poza nim otrzymują obrażenia zdrowia.',
  ],
  [
    9,
    'Each legend draws a Feat; an empty deck gives none.',
    'Każda legenda dobiera kartę wyczynu; pusta talia nie daje żadnej.',
  ],
  [
    10,
    'Tokens on cooldown move 1 space; those that leave the track are available.',
    'Żetony odnawiania przesuwają się o 1; te, które schodzą z toru, są dostępne.',
  ],
  [
    11,
    'The round marker moves on and its space is resolved.',
    'Znacznik rundy idzie dalej i rozpatruje się jego pole.',
  ],
  [
    12,
    'When the marker reaches the trophy, the game ends.',
    'Gdy znacznik dojdzie do trofeum, gra się kończy.',
  ],
  [
    13,
    'On a square space the Ring does what its symbols say, and the marker goes on.',
    'Na polu z kwadratem pierścień robi to, co mówią symbole, a znacznik idzie dalej.',
  ],
  [
    14,
    'At a diamond you resolve the tokens below it.',
    'Na polu z rombem rozpatrujesz leżące pod nim żetony.',
  ],
  [15, 'All Recruit cards are turned up again.', 'Wszystkie karty rekrutacji znów się odkrywa.'],
  [
    16,
    'The initiative marker goes to red’s next turn.',
    'Znacznik inicjatywy przechodzi do następnej tury czerwonych.',
  ],
  [
    17,
    'When the Ring shrinks, its border moves as the open Ring card shows.',
    'Gdy pierścień się zmniejsza, granica przesuwa się, jak pokazuje odkryta karta pierścienia.',
  ],
  [
    18,
    'A corner belongs to two edges and gets both movements.',
    'Narożnik należy do dwóch krawędzi i wykonuje oba przesunięcia.',
  ],
  [
    19,
    'After a shrink the Ring card is shuffled back, and a new one announces the next shrink.',
    'Po zmniejszeniu karta pierścienia wraca do talii, a nowa zapowiada następne.',
  ],
  [
    20,
    'On a square space the Ring shrinks first, then its cards are reshuffled.',
    'Na kwadratowym polu pierścień najpierw się zmniejsza, potem tasujesz jego karty.',
  ],
  [21, 'In every round the red team acts first.', 'W każdej rundzie czerwoni działają pierwsi.'],
  [
    22,
    'Inside the Ring is the rectangle of its four figures, their spaces too.',
    'Wnętrze pierścienia to prostokąt czterech figurek wraz z ich polami.',
    'r',
  ],
]);

export const actions = chapter('APX-ACT', [
  [1, 'In its activation a legend spends up to 2 AP.', 'W swojej aktywacji legenda wydaje do 2 PA.'],
  [
    2,
    'An action is finished before the next; only Reactions and Instants interrupt.',
    'Akcję kończy się przed następną; przerywają tylko reakcje i karty natychmiastowe.',
  ],
  [
    3,
    'You cannot take an action that costs more AP than you have left.',
    'Nie wykonasz akcji, która kosztuje więcej PA, niż Ci zostało.',
  ],
  [4, 'A legend on the map may pass instead of acting.', 'Legenda na mapie może spasować zamiast działać.'],
  [
    5,
    'Basic actions cost 1 AP and are open to every legend.',
    'Akcje podstawowe kosztują 1 PA i są dostępne dla każdej legendy.',
  ],
  [
    6,
    'You may take the same action twice in an activation, but Shoot only once.',
    'Tę samą akcję można wykonać w aktywacji dwa razy, a strzelanie tylko raz.',
  ],
  [
    7,
    'You do the parts of a combined action in any order where each is possible, and may leave parts out.',
    'Części akcji łączonej wykonujesz w dowolnej kolejności, tam gdzie są możliwe, i możesz je pominąć.',
  ],
  [
    8,
    'You may Shoot only once in an activation, whatever lets you do it.',
    'Strzelasz tylko raz w aktywacji, cokolwiek na to pozwala.',
  ],
  [9, 'Actions of cards cost what the card says.', 'Akcje z kart kosztują tyle, ile podaje karta.'],
  [
    10,
    'Ability cards stay, they are never discarded.',
    'Karty zdolności zostają, nigdy się ich nie odrzuca.',
  ],
  [11, 'Feats are used once and discarded.', 'Wyczynu używa się raz, potem się go odrzuca.'],
  [12, 'Actions of a weapon need the weapon equipped.', 'Akcje broni wymagają wyposażenia się w nią.'],
  [
    13,
    'Outside its activation a legend has only Reactions and Instants.',
    'Poza aktywacją legenda ma tylko reakcje i karty natychmiastowe.',
  ],
  [
    14,
    'An eliminated legend does nothing until it respawns.',
    'Wyeliminowana legenda nic nie robi, póki się nie odrodzi.',
  ],
  [
    15,
    'An eliminated legend has to begin its activation with Respawn for 1 AP and may not pass.',
    'Wyeliminowana legenda musi zacząć aktywację od odrodzenia za 1 PA i nie może spasować.',
  ],
  [
    16,
    'Dash, once: discard a Feat for Move 1, or for 1 MP more in a Move.',
    'Zryw, raz: odrzuć wyczyn za ruch 1 albo za 1 PR więcej w ruchu.',
  ],
  [
    17,
    'You may add the extra MP during the Move, in your own activation only.',
    'Dodatkowy PR można dodać w trakcie ruchu, tylko we własnej aktywacji.',
  ],
  [
    18,
    'Parts of a Special action joined by “and” come in any order.',
    'Części akcji specjalnej połączone „i” wykonuje się w dowolnej kolejności.',
  ],
]);

export const damage = chapter('APX-DMG', [
  [
    1,
    'Gains and losses count at once; above the limit they are lost.',
    'Zmiany działają od razu; nadmiar ponad limit przepada.',
  ],
  [
    2,
    'The shield of a legend begins at 20 with a limit of 20.',
    'Osłona legendy zaczyna od 20 i ma limit 20.',
  ],
  [
    3,
    'Your body shield sets the limit of your shield.',
    'Osłona osobista wyznacza limit Twoich punktów osłony.',
  ],
  [
    4,
    'Damage takes your shield first, then your health.',
    'Obrażenia najpierw zabierają osłonę, potem zdrowie.',
  ],
  [5, 'At 0 shield the rest of the damage goes to health.', 'Przy 0 osłony reszta obrażeń idzie w zdrowie.'],
  [
    6,
    'The health of a legend begins at 40 with a limit of 40.',
    'Zdrowie legendy zaczyna od 40 i ma limit 40.',
  ],
  [7, 'Damage to the shield takes nothing but shield.', 'Obrażenia osłony nie zabierają nic prócz osłony.'],
  [8, 'Damage to health goes past the shield.', 'Obrażenia zdrowia omijają osłonę i zabierają zdrowie.'],
  [
    9,
    'An active knockdown shield prevents its points when health would be 0, then it is exhausted.',
    'Aktywna osłona leżącego zatrzymuje swoje punkty, gdy zdrowie spadłoby do 0, potem jest wyczerpana.',
  ],
  [
    10,
    'If the knockdown shield does not save it, the legend is eliminated.',
    'Jeśli osłona leżącego nie wystarczy, legenda jest wyeliminowana.',
  ],
  [
    11,
    'A legend with 0 health is eliminated at once.',
    'Legenda, która ma 0 zdrowia, zostaje natychmiast wyeliminowana.',
  ],
  [
    12,
    'With a legendary knockdown shield Ring damage is at most 8.',
    'Z legendarną osłoną leżącego pierścień zadaje najwyżej 8.',
  ],
  [
    13,
    'The figure of an eliminated legend leaves the map.',
    'Figurka wyeliminowanej legendy schodzi z mapy.',
  ],
  [
    14,
    'An exhausted knockdown shield is turned back.',
    'Wyczerpana osłona leżącego wraca na aktywną stronę.',
  ],
  [15, 'Shield is set to 20, health to 40.', 'Osłona wraca do 20, zdrowie do 40.'],
  [
    16,
    'The enemies take a death box: 1 victory point.',
    'Wrogowie biorą skrzynię śmierci: 1 punkt zwycięstwa.',
  ],
  [17, 'A legend off the map can do nothing but respawn.', 'Legenda poza mapą może się tylko odrodzić.'],
  [18, 'Weapons, loot, cards and ability tokens stay.', 'Broń, łupy, karty i żetony zdolności zostają.', 'r'],
  [19, 'You restore points only up to your limit.', 'Punkty odzyskujesz tylko do swojego limitu.'],
]);

export const items = chapter('APX-USE', [
  [
    1,
    'By Use you use one grenade or one accessory of the backpack.',
    'Użyciem zużywasz jeden granat albo jedno akcesorium z plecaka.',
  ],
  [2, 'A grenade is aimed, drifts, and goes off.', 'Granat się celuje, znosi go, wybucha.'],
  [
    3,
    'You plan the grenade on a space within its range, any way round.',
    'Granat kładziesz na polu w zasięgu, w dowolnym ułożeniu.',
  ],
  [4, 'Any level, occupied or not, seen or not.', 'Dowolny poziom, zajęte lub nie, widoczne lub nie.'],
  [5, 'Draw as many Aim cards as it shows, in order.', 'Dobierz po kolei tyle kart celowania, ile pokazuje.'],
  [
    6,
    'Each arrow of an Aim card moves the grenade by 1 space.',
    'Każda strzałka karty celowania przesuwa granat o 1 pole.',
  ],
  [
    7,
    'Walls, buildings and figures do not stop a grenade that drifts.',
    'Ściany, budynki i figurki nie zatrzymują znoszonego granatu.',
  ],
  [8, 'A grenade may drift off the map and come back.', 'Granat może wylecieć poza mapę i wrócić na nią.'],
  [
    9,
    'The grenade lands on the last space of its drift.',
    'Granat spada na ostatnie pole, na które go zniosło.',
  ],
  [
    10,
    'A grenade that lands on an object has the level of that object.',
    'Granat, który spadł na obiekt, ma jego poziom.',
  ],
  [11, 'A grenade off the map has level 0.', 'Granat poza mapą ma poziom 0.'],
  [12, 'Only the lower part of Aim cards counts.', 'Liczy się tylko dolna część kart celowania.'],
  [
    13,
    'All legends in the area take the damage of their space, friends too.',
    'Wszystkie legendy na obszarze otrzymują obrażenia swojego pola, także swoi.',
  ],
  [
    14,
    'A grenade that lands beside the map may still reach spaces of it.',
    'Granat, który spadł poza mapę, wciąż może sięgnąć jej pól.',
  ],
  [
    15,
    'The token leaves the game; Aim cards are shuffled back.',
    'Żeton wypada z gry; karty celowania wracają do talii.',
  ],
  [
    16,
    'You use an accessory at once: it works and leaves the game.',
    'Akcesorium używasz od razu: działa i wypada z gry.',
  ],
  [
    17,
    'The accelerant moves each own token on cooldown 2 spaces.',
    'Akcelerator przesuwa każdy własny żeton odnawiania o 2.',
  ],
  [
    18,
    'The legendary helmet has a Special action: Interact and Use, 1 AP.',
    'Legendarny hełm ma akcję specjalną: oddziaływanie i użycie, 1 PA.',
  ],
]);

export const melee = chapter('APX-MELEE', [
  [1, 'The target is one enemy on an adjacent space.', 'Celem jest jeden wróg na przylegającym polu.'],
  [2, 'For a Melee attack you reveal 1 Aim card.', 'Atakując wręcz, odkrywasz 1 kartę celowania.'],
  [
    3,
    '40 or more: 4 damage and push 1; less is a failure.',
    '40 lub więcej: 4 obrażenia i odepchnięcie o 1; mniej to nieudany atak.',
  ],
  [
    4,
    'A collision after a Melee attack deals 4 damage more.',
    'Kolizja po ataku wręcz zadaje 4 obrażenia więcej.',
  ],
  [
    5,
    'After a Melee attack you shuffle the Aim card back.',
    'Po ataku wręcz kartę celowania wtasowujesz z powrotem.',
  ],
  [
    6,
    'In Melee only the value of the Aim card counts.',
    'W ataku wręcz liczy się tylko wartość karty celowania.',
  ],
]);

export const pushes = chapter('APX-PUSH', [
  [
    1,
    'The number of a push is the most spaces that the enemy goes.',
    'Liczba przy odepchnięciu to najwięcej pól, o które przesuwa się wróg.',
  ],
  [
    2,
    'The pushed legend moves straight away from the pusher, space by space.',
    'Odepchnięta legenda przesuwa się prosto od odpychającego, pole po polu.',
  ],
  [
    3,
    'An enemy pushed off the map, higher, onto an occupied space of its level or across something collides and stays.',
    'Wróg odpychany poza mapę, wyżej, na zajęte pole tego samego poziomu lub przez przeszkodę ma kolizję i zostaje.',
  ],
  [
    4,
    'If the space is occupied and lower, there is a collision and the enemy is put beside it.',
    'Gdy pole jest zajęte i leży niżej, dochodzi do kolizji, a wróg trafia obok niego.',
    'r',
  ],
  [
    5,
    'A collision deals 4 damage in melee, otherwise as the card says.',
    'Kolizja zadaje 4 obrażenia w ataku wręcz, poza nim tyle, ile mówi karta.',
  ],
  [6, 'A collision ends the push at once.', 'Kolizja kończy odepchnięcie: dalej nikt się nie przesuwa.'],
  [
    7,
    'To be pushed down to a free space is no collision.',
    'Zepchnięcie na niższe wolne pole nie jest kolizją.',
  ],
  [8, 'No MP are spent; entering counts.', 'Nie wydaje się PR; wejście na pole się liczy.'],
  [
    9,
    'A Melee attack deals its damage before it pushes.',
    'Atak wręcz najpierw zadaje obrażenia, potem odpycha.',
  ],
  [
    10,
    'Only what stands on the level of the pushed legend stops it.',
    'Zatrzymuje tylko to, co stoi na poziomie odpychanej legendy.',
    'r',
  ],
  [
    11,
    'A diagonal push collides at a corner only if both sides are barred.',
    'Odepchnięcie na ukos koliduje w rogu tylko, gdy obie strony są zamknięte.',
    'r',
  ],
]);

export const destroying = chapter('APX-DEST', [
  [
    1,
    'You destroy only figures in reach that are destroyable, at most 2 in an action.',
    'Niszczysz tylko zniszczalne figurki w zasięgu, najwyżej 2 w jednej akcji.',
  ],
  [
    2,
    'You destroy with a loaded weapon or by hand, the same way for all that you chose.',
    'Niszczysz naładowaną bronią albo wręcz, tak samo wszystko, co wybierasz.',
  ],
  [
    3,
    'With a weapon the target has to be in line of sight and best range; no ammo is spent.',
    'Bronią niszczysz cel na linii wzroku i w optymalnym zasięgu; nie wydajesz amunicji.',
  ],
  [
    4,
    'By hand you destroy what is adjacent or on your own space.',
    'Ręką niszczysz to, co przylega albo stoi na Twoim polu.',
  ],
  [5, 'To destroy something you reveal no Aim cards.', 'Żeby coś zniszczyć, nie odkrywasz kart celowania.'],
  [
    6,
    'Effects that a destruction sets off are resolved next.',
    'Efekty, które wywołało zniszczenie, rozpatrujesz zaraz po nim.',
  ],
  [
    7,
    'Destroyed figures go back to the supply of their owners.',
    'Zniszczone figurki wracają do zasobów właścicieli.',
  ],
  [
    8,
    'Tokens of destroyed figures below the track go on cooldown.',
    'Żetony zniszczonych figurek spod toru zaczynają się odnawiać.',
  ],
  [
    9,
    'Destroy is no Shoot action, so nobody reacts to it.',
    'Zniszczenie nie jest strzelaniem, więc nikt na nie nie reaguje.',
    'r',
  ],
]);

export const returns = chapter('APX-REV', [
  [
    1,
    'An eliminated legend returns by Respawn for 1 AP.',
    'Wyeliminowana legenda wraca przez odrodzenie za 1 PA.',
  ],
  [
    2,
    'A legend eliminated in its own activation may respawn at once if it has an AP left.',
    'Legenda wyeliminowana we własnej aktywacji może odrodzić się od razu, jeśli został jej PA.',
  ],
  [
    3,
    'If no AP is left, Respawn is the first action of the next activation.',
    'Gdy zabrakło PA, odrodzenie jest pierwszą akcją następnej aktywacji.',
  ],
  [
    4,
    'You respawn on a free space adjacent to the beacon nearest to an ally.',
    'Odradzasz się na wolnym polu przylegającym do sygnalizatora najbliższego sojusznikowi.',
  ],
  [
    5,
    'Of several beacons that are equally near you choose one.',
    'Z kilku równie bliskich sygnalizatorów wybierasz jeden.',
  ],
  [
    6,
    'With no ally on the map you choose any beacon.',
    'Gdy na mapie nie ma sojusznika, wybierasz dowolny sygnalizator.',
  ],
  [
    7,
    'After Respawn you spend the AP that are left as usual.',
    'Po odrodzeniu pozostałe PA wydajesz jak zwykle.',
  ],
]);

export const cards = chapter('APX-CARD', [
  [1, 'Feats and abilities are used on the map only.', 'Wyczynów i zdolności używa się tylko na mapie.'],
  [
    2,
    'Free and Special actions and Boosts are played only in your own activation.',
    'Akcje darmowe, specjalne i wzmocnienia zagrywasz tylko we własnej aktywacji.',
  ],
  [3, 'A card with a Free action costs you no AP.', 'Karta z akcją darmową nie kosztuje Cię PA.'],
  [
    4,
    'A Special action costs the 1 or 2 AP printed on it.',
    'Akcja specjalna kosztuje tyle PA, ile na niej podano.',
  ],
  [
    5,
    'A Shoot Boost is played only when you shoot, one in an action.',
    'Wzmocnienie strzelania zagrywasz tylko podczas strzelania, jedno na akcję.',
  ],
  [
    6,
    'A Feat shows legend, name, kind, cost, text and Dash.',
    'Wyczyn pokazuje legendę, nazwę, rodzaj, koszt, tekst i zryw.',
  ],
  [
    7,
    'You play a feat by resolving it and discarding it face up.',
    'Zagrywając wyczyn, rozpatrujesz go i odrzucasz odkryty.',
  ],
  [
    8,
    'A feat paid for a Dash is discarded after the action.',
    'Wyczyn zapłacony za zryw odrzuca się po akcji.',
  ],
]);

export const reacting = chapter('APX-REACT', [
  [
    1,
    'Reactions answer an enemy’s Shoot action and are never forced.',
    'Reakcje odpowiadają na strzelanie wroga i nigdy nie są obowiązkowe.',
  ],
  [
    2,
    'You react when you are the target; with the word Team also for an ally.',
    'Reagujesz, gdy jesteś celem; ze słowem „drużyna” także za sojusznika.',
  ],
  [
    3,
    'A Reaction is played only at the time it names, before the fire or after it.',
    'Reakcję zagrywasz tylko w chwili, którą podaje: przed ostrzałem albo po ostrzale.',
  ],
  [4, 'Each legend has one of each in a Shoot action.', 'Każda legenda ma po jednej z obu w strzelaniu.'],
  [
    5,
    'An Instant is played in any activation, but only when what it names happens.',
    'Kartę natychmiastową zagrywasz w dowolnej aktywacji, ale tylko gdy zajdzie jej warunek.',
  ],
]);
