import { chapters } from './chapter.js';

/** Activations, movement, cohesion, melee and line of sight. */
export const turns = chapters(
  'LEG-',
  `
= ACTV
1 The activation phase begins with the effects of its start.
Faza aktywacji zaczyna się od efektów jej początku.
2 In turns, the player with priority first, you activate a unit or pass.
Na zmianę, zaczyna gracz z pierwszeństwem, aktywujecie po oddziale albo pasujecie.
3 Activate a unit with a face-up order, or draw a token and activate a unit of that rank.
Aktywujesz oddział z odkrytym rozkazem albo losujesz żeton i aktywujesz oddział tej rangi.
4 A drawn token activates only a unit that has no order token yet.
Wylosowany żeton aktywuje tylko oddział, który nie ma jeszcze żetonu rozkazu.
5 An order token that matches no unit leaves the game, and another is drawn.
Żeton rozkazu, do którego nie pasuje żaden oddział, opuszcza grę i losujesz następny.
6 You may pass if you have fewer orders than your opponent, on the table, in the pool and on cards.
Możesz spasować, jeśli masz mniej rozkazów niż przeciwnik, licząc stół, pulę i karty.
7 When you pass, you do nothing; you may pass once a round.
Gdy pasujesz, nic nie robisz; możesz to zrobić raz na rundę.
8 An activation has four steps: effects of its start, rally, actions, effects of its end.
Aktywacja ma cztery kroki: efekty początku, zbiórka, akcje, efekty końca.
9 To rally, a unit rolls a white defence die for each suppression token; each block or surge removes one token.
W zbiórce oddział rzuca białą kością obrony za każdy żeton przygwożdżenia; każdy blok lub wzmocnienie usuwa jeden żeton.
10 A unit may perform up to two actions in its activation.
Oddział może wykonać w aktywacji najwyżej dwie akcje.
11 A suppressed unit has one action fewer in its activation.
Przygwożdżony oddział ma w swojej aktywacji o jedną akcję mniej.
12 A panicked unit does nothing and drops what it has claimed.
Oddział w panice nic nie robi i upuszcza to, co pozyskał.
13 A unit that did nothing because of panic then removes as many suppression tokens as its courage.
Oddział, który nic nie zrobił przez panikę, usuwa potem tyle żetonów przygwożdżenia, ile wynosi jego odwaga.
14 A unit performs each action once in its activation; only moves may be repeated.
Oddział wykonuje każdą akcję raz w aktywacji; powtarzać może tylko ruch.
15 When your unit aims, it gains one aim token.
Gdy Twój oddział przycelowuje, otrzymuje jeden żeton przycelowania.
16 With an attack action your unit attacks an enemy with its weapons.
W akcji ataku Twój oddział atakuje wroga swoją bronią.
17 A card action stands on a card of the unit; with a double icon it costs two actions.
Akcja karty jest opisana na karcie oddziału; z podwójną ikoną kosztuje dwie akcje.
18 When your unit dodges, it gains one dodge token.
Gdy Twój oddział wykonuje unik, otrzymuje jeden żeton uniku.
19 A free card action costs nothing; a unit performs each of them once, among its own actions.
Darmowa akcja karty nic nie kosztuje; oddział wykonuje każdą z nich raz, wśród własnych akcji.
20 Free actions do not let a unit repeat anything but a move.
Darmowe akcje nie pozwalają oddziałowi powtórzyć niczego prócz ruchu.
21 A unit that cannot perform actions cannot use free actions.
Oddział, który nie może wykonywać akcji, nie może też użyć darmowych.
22 A move action is a standard move or a climb; a unit on notched bases may pivot or reverse instead.
Akcja ruchu to ruch standardowy albo wspinaczka; oddział na podstawkach z wycięciem może zamiast tego obrócić się lub cofnąć.
23 When your unit recovers, it removes any number of suppression tokens and readies its exhausted cards.
Gdy Twój oddział odpoczywa, usuwa dowolną liczbę żetonów przygwożdżenia i przygotowuje wyczerpane karty.
24 When your trooper unit or ground vehicle stands by, it gains a standby token.
Gdy oczekuje Twój oddział żołnierzy lub pojazd naziemny, otrzymuje żeton oczekiwania.
25 At the end of an activation the unit’s order token lies face down beside it.
Na końcu aktywacji żeton rozkazu leży zakryty obok oddziału.
26 When an activation is over, it is the other player's turn.
Gdy aktywacja się kończy, tura przechodzi na drugiego gracza.
27 When all units have been activated and the pools are empty, the activation phase ends.
Gdy wszystkie oddziały były aktywowane, a pule są puste, faza aktywacji się kończy.
= MOVE
1 A move action is a standard move or a climb; the unit’s base says how it moves.
Akcja ruchu to ruch standardowy albo wspinaczka; sposób zależy od podstawki oddziału.
2 A move that an ability grants is a standard move and no move action, unless the ability says so.
Ruch, który daje zdolność, to ruch standardowy, a nie akcja ruchu, chyba że zdolność tak mówi.
3 A move leads to a place on the table where the base can stand; no base ends it off the table.
Ruch prowadzi tam, gdzie podstawka może stanąć; żadna nie kończy go poza stołem.
4 A base may stick out over the table edge on its way; if it cannot come back, it stops at the edge and the activation is over.
Po drodze podstawka może wystawać za krawędź stołu; jeśli nie da rady wrócić, staje przy krawędzi i aktywacja się kończy.
5 For a move you choose a tool as fast as the unit, or a slower one.
Do ruchu wybierasz miarkę tak szybką jak oddział albo wolniejszą.
6 You lay the movement tool against the leader’s base and bend it.
Miarkę ruchu przykładasz do podstawki lidera i zginasz.
7 The leader ends its move at the far end of the tool or anywhere along it.
Lider kończy ruch na drugim końcu miarki albo gdziekolwiek wzdłuż niej.
8 When the leader has moved, you place the other minis in cohesion with it.
Gdy lider zakończy ruch, ustawiasz pozostałe figurki w koherencji z nim.
9 A mini that finds no place in cohesion stands as near to the leader as possible.
Figurka, która nie mieści się w koherencji, staje najbliżej lidera, jak się da.
10 With a notched base the end of the tool fits wholly into its notch.
Przy podstawce z wycięciem koniec miarki w całości wchodzi w wycięcie.
11 A notched base slides along the tool: all the way in a full move, part of it in a partial one.
Podstawka z wycięciem sunie po miarce: w ruchu pełnym całą drogę, w częściowym jej część.
12 In a partial move a notched base stops anywhere, with both notches along the tool.
W ruchu częściowym podstawka z wycięciem staje gdziekolwiek, z oboma wycięciami wzdłuż miarki.
13 In a full move the far end of the tool fits into the rear notch of the base.
W ruchu pełnym drugi koniec miarki wchodzi w tylne wycięcie podstawki.
14 A moving base stops at what it may not pass.
Poruszająca się podstawka staje przed tym, czego nie może minąć.
15 The other minis of a unit on notched bases face as the leader does.
Pozostałe figurki oddziału na podstawkach z wycięciem patrzą tam, gdzie lider.
16 Parts of a mini that are no base never get in the way of a move.
Części figurki, które nie są podstawką, nigdy nie przeszkadzają w ruchu.
17 A mini may move across objective tokens but not end its move on one.
Figurka może przejść przez żetony celów, ale nie może na nich stanąć.
18 A move is slowed if a mini starts in difficult terrain.
Ruch jest spowolniony, jeśli figurka zaczyna w trudnym terenie.
19 A move is slowed if a mini ends it in difficult terrain.
Ruch jest spowolniony, jeśli figurka kończy go w trudnym terenie.
20 A move is slowed if the tool lies over difficult terrain.
Ruch jest spowolniony, jeśli miarka leży nad trudnym terenem.
21 A slowed move is one speed slower, once at most, and never below speed 1.
Spowolniony ruch jest o jedną prędkość wolniejszy, tylko raz i nigdy poniżej 1.
22 A unit walks over obstacles that are lower than its silhouette.
Oddział przechodzi po przeszkodach niższych od jego wzornika.
23 The tool of a standard move may not lie over terrain taller than the silhouette.
W ruchu standardowym miarka nie może leżeć na terenie wyższym od wzornika.
24 A standard move leads up or down no farther than the height of the silhouette.
Ruch standardowy prowadzi w górę lub w dół najwyżej o wysokość wzornika.
25 Terrain taller than the silhouette has to be climbed.
Na teren wyższy od wzornika trzeba się wspiąć.
26 Minis on notched bases never climb unless a keyword says so.
Figurki na podstawkach z wycięciem nie wspinają się, chyba że pozwala na to zdolność.
27 Nobody moves onto or through impassable terrain unless a rule allows it.
Nikt nie wchodzi na niedostępny teren ani przez niego, chyba że pozwala na to zasada.
28 A base that displaces minis ends its move as if they were not there.
Podstawka, która przesuwa figurki, kończy ruch, jakby ich nie było.
29 The opponent puts displaced leaders back within the speed-1 tool of their place, away from enemies.
Przeciwnik stawia przesuniętych liderów w zasięgu miarki prędkości 1 od ich miejsca, z dala od wrogów.
30 When a displaced leader stands again, its owner places the other minis in cohesion with it, away from enemies.
Gdy przesunięty lider znów stoi, właściciel ustawia pozostałe figurki w koherencji z nim, z dala od wrogów.
31 A displaced unit gains one suppression token, at most once an activation.
Przesunięty oddział otrzymuje jeden żeton przygwożdżenia, najwyżej raz na aktywację.
32 Troopers in melee cannot be displaced.
Żołnierzy w zwarciu nie można przesunąć.
33 After a move faster than a slowed one, no mini may stand in difficult terrain.
Po ruchu szybszym niż spowolniony żadna figurka nie może stać w trudnym terenie.
= CLIMB
1 Only minis on small bases can climb.
Wspinać się mogą tylko figurki na małych podstawkach.
2 A climb is a move that always uses the speed-1 tool.
Wspinaczka to ruch, w którym zawsze używasz miarki prędkości 1.
3 A climb goes up or down by height 1 at most.
Wspinaczka prowadzi w górę lub w dół najwyżej o wysokość 1.
4 The tool of a climb may lie over tall terrain.
We wspinaczce miarka może leżeć na wysokim terenie.
5 The height of a climb is measured from where the mini starts.
Wysokość wspinaczki mierzysz od miejsca, w którym figurka zaczyna.
6 A climb is one move action and may be repeated.
Wspinaczka to jedna akcja ruchu i można ją powtórzyć.
7 A unit cannot climb onto impassable terrain.
Oddział nie może wspiąć się na niedostępny teren.
= COH
1 Each mini of a unit stands within the speed-1 tool of its leader.
Każda figurka oddziału stoi w zasięgu miarki prędkości 1 od lidera.
2 In cohesion a mini stands no farther up or down than the leader's silhouette.
W koherencji figurka nie stoi wyżej ani niżej, niż sięga wzornik lidera.
3 Cohesion of notched bases may be measured from any part of the base.
Koherencję podstawek z wycięciem mierzysz od dowolnej części podstawki.
4 The tool that measures cohesion may not cross impassable terrain.
Miarka, która mierzy koherencję, nie może przechodzić przez niedostępny teren.
5 A unit out of cohesion uses its next action to move back together.
Oddział bez koherencji wraca do niej swoją następną akcją.
6 A unit keeps cohesion when it is deployed, after moves and in melee.
Oddział zachowuje koherencję przy wystawianiu, po ruchach i w zwarciu.
= MELEE
1 Two enemy units are in melee when minis of theirs touch.
Dwa wrogie oddziały są w zwarciu, gdy ich figurki się stykają.
2 A unit with a melee weapon starts a melee by moving into contact.
Zwarcie zaczyna oddział z bronią do zwarcia, wchodząc w styk.
3 To begin a melee, the leader ends its move in base contact with an enemy mini.
Aby zacząć zwarcie, lider kończy ruch w styku z podstawką wrogiej figurki.
4 When a leader is in melee, the other minis are placed in contact with that enemy unit, in cohesion.
Gdy lider jest w zwarciu, pozostałe figurki stają w styku z tym wrogim oddziałem, w koherencji.
5 A mini that finds no place in the melee still stands in cohesion.
Figurka, która nie mieści się w zwarciu, i tak staje w koherencji.
6 If the enemy unit has melee weapons, its minis join the melee.
Jeśli wrogi oddział ma broń do zwarcia, jego figurki dołączają do zwarcia.
7 No mini touches minis of two different enemy units.
Żadna figurka nie dotyka figurek dwóch różnych wrogich oddziałów.
8 A unit may be in melee with several enemy units that join one after the other.
Oddział może być w zwarciu z kilkoma wrogimi oddziałami, które dołączają po kolei.
9 Troopers in melee with each other are engaged.
Żołnierze w zwarciu ze sobą są związani walką.
10 An engaged unit does not move, except to withdraw.
Związany walką oddział się nie rusza, chyba że się wycofuje.
11 An engaged unit cannot attack with ranged weapons.
Oddział związany walką nie atakuje bronią zasięgową.
12 An engaged unit cannot be the target of a ranged attack.
Oddział związany walką nie może być celem ataku zasięgowego.
13 To withdraw takes a whole activation: the unit performs no other action in it.
Wycofanie się zajmuje całą aktywację: oddział nie wykonuje w niej innych akcji.
14 To withdraw is a move with the speed-1 tool, past the minis in the melee.
Wycofanie się to ruch z miarką prędkości 1, obok figurek w zwarciu.
15 A unit with speed 0 cannot withdraw from a melee.
Oddział o prędkości 0 nie może się wycofać ze zwarcia.
16 A unit that withdraws may not end its move in melee.
Oddział, który się wycofuje, nie może zakończyć ruchu w zwarciu.
17 Minis of an engaged unit that touch nobody attack in melee all the same.
Figurki związanego walką oddziału, które nikogo nie dotykają, i tak atakują w zwarciu.
18 After losses in a melee, the attacker first, minis without contact are placed in contact again.
Po stratach w zwarciu, zaczyna atakujący, figurki bez styku znów stają w styku.
19 If no mini can be brought back into contact, the melee is over.
Jeśli żadnej figurki nie da się znów doprowadzić do styku, zwarcie się kończy.
= LOS
1 Line of sight is judged between silhouettes, never between the sculpts of minis.
Linię wzroku oceniasz między wzornikami, nigdy między rzeźbami figurek.
2 Sight is one free line between any points of two silhouettes, and goes both ways.
Widoczność to jedna wolna linia między punktami wzorników i działa w obie strony.
3 All troopers of a base size have the same silhouette.
Wszyscy żołnierze na tej samej podstawce mają ten sam wzornik.
4 A vehicle's silhouette is a cylinder up to its hull.
Wzornik pojazdu to walec do wysokości kadłuba.
5 Silhouettes of ground vehicles block line of sight.
Wzorniki pojazdów naziemnych zasłaniają linię wzroku.
6 Terrain blocks line of sight if you agreed so beforehand.
Teren zasłania linię wzroku, jeśli tak ustaliliście.
7 Fog or smoke may block line of sight too, if you agree on it beforehand.
Mgła lub dym też mogą zasłaniać linię wzroku, jeśli tak ustalicie.
8 Silhouettes of troopers never block line of sight, whoever's they are.
Wzorniki żołnierzy nigdy nie zasłaniają linii wzroku, czyjekolwiek są.
9 The leader must see one mini of the target; each mini that adds dice must see one for itself.
Lider musi widzieć jedną figurkę celu; każda figurka, która dodaje kości, też musi którąś widzieć.
`,
);
