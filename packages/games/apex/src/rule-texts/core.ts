import { chapter } from './chapter.js';

export const flow = chapter('APX-FLOW', [
  [
    1,
    'Three stages: equipping, map drop, final clash.',
    'Trzy etapy: wyposażenie, zrzut na mapę, ostateczne starcie.',
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
  [5, 'Cards go before both.', 'Karty mają pierwszeństwo przed jednym i drugim.'],
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
    'The pool of each legend: 4 weapons, 4 common and 4 rare tokens.',
    'Pula każdej legendy: 4 bronie, 4 zwykłe i 4 rzadkie żetony.',
  ],
  [2, 'Everybody acts at the same time.', 'Wszyscy działają jednocześnie.'],
  [3, 'What is in a pool may be given to allies.', 'Rzeczy z puli można oddać sojusznikom.'],
  [4, 'Each legend takes exactly 2 weapons.', 'Każda legenda bierze dokładnie 2 bronie.'],
  [5, 'Each weapon gets the ammo printed on its card.', 'Każda broń dostaje amunicję podaną na karcie.'],
  [
    6,
    'Tokens go where their kind and the limits allow.',
    'Żetony trafiają tam, gdzie pozwalają rodzaj i limity.',
  ],
  [7, 'What is left leaves the game.', 'Reszta wypada z gry.'],
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
  [3, 'Each legend draws 3 Feats.', 'Każda legenda dobiera 3 karty wyczynów.'],
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
  [6, 'It keeps or drops it at once.', 'Od razu go zachowuje albo upuszcza.'],
  [7, 'So only the first at an edge gets it.', 'Dostaje go więc tylko pierwsza przy krawędzi.'],
  [8, 'What is dropped here leaves the game.', 'To, co tu upuszczono, wypada z gry.'],
  [
    9,
    'Then red begins: legends stand beside a space of the matching map edge.',
    'Potem zaczynają czerwoni: legendy stają obok pola odpowiedniej krawędzi mapy.',
  ],
  [10, 'There they are on level 0 and must be able to enter.', 'Są tam na poziomie 0 i muszą móc wejść.'],
  [
    11,
    'The bonus of the edge counts for each legend that enters there.',
    'Premia krawędzi działa dla każdej wchodzącej tam legendy.',
  ],
  [
    12,
    'Move X: the first space is on the map; the usual costs hold.',
    'Ruch X: pierwsze pole jest na mapie; koszty są zwykłe.',
  ],
  [13, 'Nobody leaves the map again.', 'Nikt już nie opuszcza mapy.'],
  [14, 'Of two bonuses the move comes first.', 'Z dwóch premii najpierw ruch.'],
  [15, 'Loot bonus: draw a token, keep or drop it.', 'Premia łupu: dobierz żeton, zachowaj go albo upuść.'],
  [16, 'Ammo bonus: 1 ammo for one weapon.', 'Premia amunicji: 1 amunicja dla jednej broni.'],
  [17, 'What is left at the tile leaves the game.', 'To, co zostało przy kafelku, wypada z gry.'],
  [
    18,
    'Entering is no activation: no Dash, no cards, no loot.',
    'Wejście nie jest aktywacją: bez zrywu, kart i łupów.',
  ],
]);

export const rounds = chapter('APX-ROUND', [
  [
    1,
    'A round: red’s turn, blue’s turn, transition phase.',
    'Runda: tura czerwonych, tura niebieskich, faza przejściowa.',
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
    'Then the marker goes on: to blue, then to the transition phase.',
    'Potem znacznik idzie dalej: do niebieskich, potem do fazy przejściowej.',
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
  [12, 'Trophy: the game ends.', 'Trofeum: koniec gry.'],
  [
    13,
    'Square: with the Ring its symbols count; then the marker goes on.',
    'Kwadrat: z pierścieniem działają jego symbole; potem znacznik idzie dalej.',
  ],
  [14, 'Diamond: tokens below it are resolved.', 'Romb: rozpatruje się żetony pod nim.'],
  [15, 'All Recruit cards are turned up again.', 'Wszystkie karty rekrutacji znów się odkrywa.'],
  [
    16,
    'The initiative marker goes to red’s next turn.',
    'Znacznik inicjatywy przechodzi do następnej tury czerwonych.',
  ],
  [
    17,
    'Shrink: the border moves as the open Ring card shows.',
    'Zmniejszenie: granica przesuwa się, jak pokazuje odkryta karta pierścienia.',
  ],
  [
    18,
    'A corner belongs to two edges and gets both movements.',
    'Narożnik należy do dwóch krawędzi i wykonuje oba przesunięcia.',
  ],
  [
    19,
    'Reshuffle: the card goes back, and a new one announces the next shrink.',
    'Tasowanie: karta wraca do talii, a nowa zapowiada następne zmniejszenie.',
  ],
  [20, 'First shrink, then reshuffle.', 'Najpierw zmniejszenie, potem tasowanie.'],
  [21, 'Red is always first in a round.', 'W rundzie zawsze zaczynają czerwoni.'],
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
    'What costs more than the AP left cannot be done.',
    'Akcji droższej niż pozostałe PA nie można wykonać.',
  ],
  [4, 'A legend on the map may pass.', 'Legenda na mapie może spasować.'],
  [
    5,
    'Basic actions cost 1 AP and are open to every legend.',
    'Akcje podstawowe kosztują 1 PA i są dostępne dla każdej legendy.',
  ],
  [
    6,
    'The same one may be done twice, but Shoot only once.',
    'Tę samą można wykonać dwa razy, strzelanie tylko raz.',
  ],
  [
    7,
    'Parts of a combined action come in any order and may be left out.',
    'Części akcji łączonej wykonuje się w dowolnej kolejności i można je pominąć.',
  ],
  [
    8,
    'One Shoot action in an activation, whatever its source.',
    'Jedno strzelanie w aktywacji, niezależnie od źródła.',
  ],
  [9, 'Actions of cards cost what the card says.', 'Akcje z kart kosztują tyle, ile podaje karta.'],
  [10, 'Ability cards are never discarded.', 'Kart zdolności się nie odrzuca.'],
  [11, 'Feats are used once and discarded.', 'Wyczynu używa się raz, potem się go odrzuca.'],
  [12, 'Actions of a weapon need the weapon equipped.', 'Akcje broni wymagają wyposażenia się w nią.'],
  [
    13,
    'Outside its activation a legend has only Reactions and Instants.',
    'Poza aktywacją legenda ma tylko reakcje i karty natychmiastowe.',
  ],
  [14, 'An eliminated legend does nothing.', 'Wyeliminowana legenda nic nie robi.'],
  [
    15,
    'It begins with Respawn for 1 AP and may not pass.',
    'Zaczyna od odrodzenia za 1 PA i nie może spasować.',
  ],
  [
    16,
    'Dash, once: discard a Feat for Move 1, or for 1 MP more in a Move.',
    'Zryw, raz: odrzuć wyczyn za ruch 1 albo za 1 PR więcej w ruchu.',
  ],
  [
    17,
    'The extra MP may be added during the Move, in the own activation only.',
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
  [2, 'Shield begins at 20, limit 20.', 'Osłona zaczyna od 20, limit 20.'],
  [3, 'A body shield sets the limit.', 'Osłona osobista wyznacza limit.'],
  [4, 'Damage hits the shield first.', 'Obrażenia trafiają najpierw w osłonę.'],
  [5, 'At 0 shield it goes to health.', 'Przy 0 osłony idą w zdrowie.'],
  [6, 'Health begins at 40, limit 40.', 'Zdrowie zaczyna od 40, limit 40.'],
  [7, 'Shield damage affects the shield alone.', 'Obrażenia osłony dotyczą tylko osłony.'],
  [8, 'Health damage goes past the shield.', 'Obrażenia zdrowia omijają osłonę.'],
  [
    9,
    'An active knockdown shield prevents its points when health would be 0, then it is exhausted.',
    'Aktywna osłona leżącego zatrzymuje swoje punkty, gdy zdrowie spadłoby do 0, potem jest wyczerpana.',
  ],
  [
    10,
    'If that does not help, the legend is eliminated.',
    'Jeśli to nie wystarczy, legenda jest wyeliminowana.',
  ],
  [11, 'Health 0 is elimination at once.', 'Zdrowie 0 to natychmiastowa eliminacja.'],
  [
    12,
    'With a legendary knockdown shield Ring damage is at most 8.',
    'Z legendarną osłoną leżącego pierścień zadaje najwyżej 8.',
  ],
  [13, 'The figure leaves the map.', 'Figurka schodzi z mapy.'],
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
  [17, 'Off the map only Respawn is possible.', 'Poza mapą możliwe jest tylko odrodzenie.'],
  [18, 'Weapons, loot, cards and ability tokens stay.', 'Broń, łupy, karty i żetony zdolności zostają.', 'r'],
  [19, 'Restoring stops at the limit.', 'Odzyskiwanie kończy się na limicie.'],
]);

export const items = chapter('APX-USE', [
  [1, 'Use: one grenade or accessory of the backpack.', 'Użycie: jeden granat albo akcesorium z plecaka.'],
  [2, 'A grenade is aimed, drifts, and goes off.', 'Granat się celuje, znosi go, wybucha.'],
  [
    3,
    'Lay it on a space within its range, any way round.',
    'Połóż go na polu w zasięgu, w dowolnym ułożeniu.',
  ],
  [4, 'Any level, occupied or not, seen or not.', 'Dowolny poziom, zajęte lub nie, widoczne lub nie.'],
  [5, 'Draw as many Aim cards as it shows, in order.', 'Dobierz po kolei tyle kart celowania, ile pokazuje.'],
  [6, 'Each arrow moves it 1 space.', 'Każda strzałka przesuwa go o 1 pole.'],
  [7, 'Nothing stands in its way.', 'Nic go nie zatrzymuje.'],
  [8, 'It may drift off the map and come back.', 'Może wylecieć poza mapę i wrócić.'],
  [9, 'The last space is where it lands.', 'Ostatnie pole to miejsce upadku.'],
  [10, 'On an object it has the level of the object.', 'Na obiekcie ma jego poziom.'],
  [11, 'Off the map its level is 0.', 'Poza mapą jego poziom to 0.'],
  [12, 'Only the lower part of Aim cards counts.', 'Liczy się tylko dolna część kart celowania.'],
  [
    13,
    'All legends in the area take the damage of their space, friends too.',
    'Wszystkie legendy na obszarze otrzymują obrażenia swojego pola, także swoi.',
  ],
  [14, 'From off the map it may still reach the map.', 'Spoza mapy wciąż może sięgnąć mapy.'],
  [
    15,
    'The token leaves the game; Aim cards are shuffled back.',
    'Żeton wypada z gry; karty celowania wracają do talii.',
  ],
  [16, 'An accessory works at once and leaves the game.', 'Akcesorium działa od razu i wypada z gry.'],
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
  [2, 'Reveal 1 Aim card.', 'Odkryj 1 kartę celowania.'],
  [
    3,
    '40 or more: 4 damage and push 1; less is a failure.',
    '40 lub więcej: 4 obrażenia i odepchnięcie o 1; mniej to nieudany atak.',
  ],
  [4, 'A collision is 4 more.', 'Kolizja to 4 więcej.'],
  [5, 'The card is shuffled back.', 'Karta wraca do talii.'],
  [6, 'Only the value counts.', 'Liczy się tylko wartość.'],
]);

export const pushes = chapter('APX-PUSH', [
  [1, 'The number is the most spaces that the enemy is pushed.', 'Liczba to najwięcej pól odepchnięcia.'],
  [2, 'Straight away from the pusher, space by space.', 'Prosto od odpychającego, pole po polu.'],
  [
    3,
    'Off the map, higher, occupied on the same level or across something: a collision, the enemy stays.',
    'Poza mapą, wyżej, zajęte na tym samym poziomie lub przez przeszkodę: kolizja, wróg zostaje.',
  ],
  [
    4,
    'Occupied and lower: a collision, the enemy is put beside that space.',
    'Zajęte i niżej: kolizja, wróg trafia obok tego pola.',
    'r',
  ],
  [
    5,
    'A collision hurts: 4 in melee, else as the card says.',
    'Kolizja rani: 4 w ataku wręcz, inaczej według karty.',
  ],
  [6, 'It ends the push.', 'Kończy odepchnięcie.'],
  [7, 'To fall is no collision.', 'Upadek to nie kolizja.'],
  [8, 'No MP are spent; entering counts.', 'Nie wydaje się PR; wejście na pole się liczy.'],
  [9, 'Damage comes before the push.', 'Obrażenia są przed odepchnięciem.'],
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
  [1, 'Only destroyable figures; at most 2 in an action.', 'Tylko zniszczalne figurki; najwyżej 2 na akcję.'],
  [
    2,
    'By a loaded weapon or by hand, the same for all.',
    'Naładowaną bronią albo wręcz, tak samo dla wszystkich.',
  ],
  [
    3,
    'By weapon: in line of sight and best range; no ammo is spent.',
    'Bronią: na linii wzroku i w optymalnym zasięgu; bez wydawania amunicji.',
  ],
  [4, 'By hand: adjacent or on the own space.', 'Wręcz: przylegająca lub na własnym polu.'],
  [5, 'No Aim cards are needed.', 'Karty celowania nie są potrzebne.'],
  [6, 'Effects of the destruction are resolved.', 'Rozpatruje się efekty zniszczenia.'],
  [7, 'The figures go back to their owners.', 'Figurki wracają do właścicieli.'],
  [8, 'Their tokens below the track go on cooldown.', 'Ich żetony spod toru trafiają na odnawianie.'],
  [9, 'It is no Shoot action and nobody reacts.', 'To nie strzelanie i nikt nie reaguje.', 'r'],
]);

export const returns = chapter('APX-REV', [
  [
    1,
    'An eliminated legend returns by Respawn for 1 AP.',
    'Wyeliminowana legenda wraca przez odrodzenie za 1 PA.',
  ],
  [
    2,
    'Eliminated in its own activation it may return at once with an AP left.',
    'Po eliminacji we własnej aktywacji może wrócić od razu, jeśli ma PA.',
  ],
  [
    3,
    'Otherwise Respawn is the first action of its next activation.',
    'W innym razie odrodzenie jest pierwszą akcją następnej aktywacji.',
  ],
  [
    4,
    'On a free space beside the beacon nearest to an ally.',
    'Na wolne pole przy sygnalizatorze najbliższym sojusznikowi.',
  ],
  [5, 'Several equally near: choose.', 'Kilka równie bliskich: do wyboru.'],
  [6, 'No ally on the map: any beacon.', 'Bez sojusznika na mapie: dowolny sygnalizator.'],
  [7, 'Then the AP that are left are spent as usual.', 'Potem pozostałe PA wydaje się jak zwykle.'],
]);

export const cards = chapter('APX-CARD', [
  [1, 'Feats and abilities are used on the map only.', 'Wyczynów i zdolności używa się tylko na mapie.'],
  [
    2,
    'Free and Special actions and Boosts belong to the own activation.',
    'Akcje darmowe, specjalne i wzmocnienia należą do własnej aktywacji.',
  ],
  [3, 'A Free action costs no AP.', 'Akcja darmowa nie kosztuje PA.'],
  [4, 'A Special action costs the AP printed on it.', 'Akcja specjalna kosztuje podane PA.'],
  [
    5,
    'A Boost adds to the effect that it names; one in an action.',
    'Wzmocnienie dodaje się do wskazanego efektu; jedno na akcję.',
  ],
  [
    6,
    'A Feat shows legend, name, kind, cost, text and Dash.',
    'Wyczyn pokazuje legendę, nazwę, rodzaj, koszt, tekst i zryw.',
  ],
  [7, 'Choose it, resolve it, discard it face up.', 'Wybierz, rozpatrz, odrzuć odkryty.'],
  [8, 'For a Dash it is discarded after the action.', 'Za zryw odrzuca się go po akcji.'],
]);

export const reacting = chapter('APX-REACT', [
  [
    1,
    'Reactions answer an enemy’s Shoot action and are never forced.',
    'Reakcje odpowiadają na strzelanie wroga i nigdy nie są obowiązkowe.',
  ],
  [
    2,
    'Squad: for an ally too; without it only as the target.',
    'Drużyna: także za sojusznika; bez tego tylko jako cel.',
  ],
  [3, 'Before the fire in step 2, after it in step 4.', 'Przed ostrzałem w kroku 2, po nim w kroku 4.'],
  [4, 'Each legend has one of each in a Shoot action.', 'Każda legenda ma po jednej z obu w strzelaniu.'],
  [
    5,
    'An Instant is played in any activation when its condition is met.',
    'Kartę natychmiastową zagrywa się w dowolnej aktywacji po spełnieniu warunku.',
  ],
]);
