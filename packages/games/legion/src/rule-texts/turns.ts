import { chapters } from './chapter.js';

/** Activations, movement, cohesion, melee and line of sight. */
export const turns = chapters(
  'LEG-',
  `
= ACTV
1 The phase begins with what happens at its start.
Faza zaczyna się od efektów jej początku.
2 In turns, the player with priority first, a unit is activated or the player passes.
Na zmianę, zaczyna gracz z pierwszeństwem, aktywuje się oddział albo pasuje.
3 Activate a unit with a face-up order, or draw a token and activate a unit of that rank.
Aktywujesz oddział z odkrytym rozkazem albo losujesz żeton i aktywujesz oddział tej rangi.
4 A drawn token activates only a unit that has no order token yet.
Wylosowany żeton aktywuje tylko oddział, który nie ma jeszcze żetonu rozkazu.
5 A token that fits nobody leaves the game, and another is drawn.
Żeton, do którego nikt nie pasuje, opuszcza grę i losuje się następny.
6 Whoever has fewer orders than the opponent, on the table, in the pool and on cards, may pass.
Kto ma mniej rozkazów niż przeciwnik, licząc stół, pulę i karty, może spasować.
7 Passing does nothing, and may be done once a round.
Pas nic nie robi i jest dozwolony raz na rundę.
8 An activation is: effects of its start, rally, actions, effects of its end.
Aktywacja to: efekty początku, zbiórka, akcje, efekty końca.
9 Rally: a white defence die for each suppression token; each block or surge removes one.
Zbiórka: biała kość obrony za każdy żeton przygwożdżenia; każdy blok lub wzmocnienie usuwa jeden.
10 A unit may perform up to two actions in its activation.
Oddział może wykonać w aktywacji najwyżej dwie akcje.
11 A suppressed unit has one fewer.
Przygwożdżony oddział ma o jedną mniej.
12 A panicked unit does nothing and drops what it has claimed.
Oddział w panice nic nie robi i upuszcza to, co pozyskał.
13 After doing nothing in panic it removes as many suppression tokens as its courage.
Po bezczynności w panice usuwa tyle żetonów przygwożdżenia, ile wynosi jego odwaga.
14 A unit performs each action once in its activation; only moves may be repeated.
Oddział wykonuje każdą akcję raz w aktywacji; powtarzać może tylko ruch.
15 When your unit aims, it gains one aim token.
Gdy Twój oddział przycelowuje, otrzymuje jeden żeton przycelowania.
16 With an attack action your unit attacks an enemy with its weapons.
W akcji ataku Twój oddział atakuje wroga swoją bronią.
17 Card action: what stands on a card of the unit; with a double icon it costs two actions.
Akcja karty: to, co stoi na karcie oddziału; z podwójną ikoną kosztuje dwie akcje.
18 When your unit dodges, it gains one dodge token.
Gdy Twój oddział wykonuje unik, otrzymuje jeden żeton uniku.
19 A free card action costs nothing; a unit performs each of them once, among its own actions.
Darmowa akcja karty nic nie kosztuje; oddział wykonuje każdą z nich raz, wśród własnych akcji.
20 Free actions do not let anything but a move be done twice.
Darmowe akcje nie pozwalają powtórzyć niczego prócz ruchu.
21 Who cannot act cannot use free actions.
Kto nie może działać, nie może użyć darmowych akcji.
22 A move action is a standard move or a climb; notched bases may pivot or reverse instead.
Akcja ruchu to ruch standardowy albo wspinaczka; podstawki z wycięciem mogą zamiast tego obrócić się lub cofnąć.
23 Recover: remove any number of suppression tokens and ready exhausted cards.
Odpoczynek: usuń dowolną liczbę żetonów przygwożdżenia i przygotuj wyczerpane karty.
24 Stand by: a standby token, for troopers and ground vehicles.
Oczekiwanie: żeton oczekiwania, dla żołnierzy i pojazdów naziemnych.
25 At the end the order token lies face down beside the unit.
Na końcu żeton rozkazu leży zakryty obok oddziału.
26 When an activation is over, it is the other player's turn.
Gdy aktywacja się kończy, tura przechodzi na drugiego gracza.
27 When all have been activated and the pools are empty, the phase ends.
Gdy wszyscy byli aktywowani, a pule są puste, faza się kończy.
= MOVE
1 A move action is a standard move or a climb; the base says how.
Akcja ruchu to ruch standardowy albo wspinaczka; jak, mówi podstawka.
2 A move that an ability grants is a standard move and no move action, unless it says so.
Ruch dany przez zdolność to ruch standardowy, a nie akcja ruchu, chyba że tak mówi.
3 A move leads to a place on the table where the base can stand; no base ends it off the table.
Ruch prowadzi tam, gdzie podstawka może stanąć; żadna nie kończy go poza stołem.
4 A base may stick out on its way; if it cannot come back it stops at the edge and the activation is over.
Po drodze podstawka może wystawać; jeśli nie da rady wrócić, staje przy krawędzi i aktywacja się kończy.
5 Choose a tool as fast as the unit, or slower.
Wybierz miarkę tak szybką jak oddział albo wolniejszą.
6 Lay it against the leader's base and bend it.
Przyłóż ją do podstawki lidera i zegnij.
7 The leader ends at the far end or anywhere along the tool.
Lider kończy na drugim końcu albo gdziekolwiek wzdłuż miarki.
8 When the leader has moved, you place the others in cohesion with it.
Gdy lider zakończy ruch, ustawiasz pozostałe figurki w koherencji z nim.
9 Who finds no place in cohesion stands as near to the leader as possible.
Kto nie mieści się w koherencji, staje najbliżej lidera, jak się da.
10 With a notched base the end of the tool fits wholly into its notch.
Przy podstawce z wycięciem koniec miarki w całości wchodzi w wycięcie.
11 A notched base slides along the tool: all the way, or in part.
Podstawka z wycięciem sunie po miarce: całą drogę albo część.
12 In a partial move it stops anywhere, with both notches along the tool.
W ruchu częściowym staje gdziekolwiek, z oboma wycięciami wzdłuż miarki.
13 In a full move the far end of the tool fits into the rear notch.
W ruchu pełnym drugi koniec miarki wchodzi w tylne wycięcie.
14 What it may not pass stops it.
Zatrzymuje ją to, czego nie może minąć.
15 The others of such a unit face as the leader does.
Inne figurki takiego oddziału patrzą tam, gdzie lider.
16 Parts that are no bases never get in the way.
Części, które nie są podstawką, nigdy nie przeszkadzają.
17 Objective tokens may be crossed but not stood on.
Przez żetony celów można przejść, ale nie można na nich stanąć.
18 A move is slowed if a mini starts in difficult terrain.
Ruch jest spowolniony, jeśli figurka zaczyna w trudnym terenie.
19 A move is slowed if a mini ends it in difficult terrain.
Ruch jest spowolniony, jeśli figurka kończy go w trudnym terenie.
20 A move is slowed if the tool lies over difficult terrain.
Ruch jest spowolniony, jeśli miarka leży nad trudnym terenem.
21 Slowed means one speed less, once, and at least speed 1.
Spowolnienie to o jedną prędkość mniej, raz, najmniej do 1.
22 Obstacles lower than the silhouette can be walked over.
Po przeszkodach niższych od wzornika można przejść.
23 The tool may not lie over anything taller.
Miarka nie może leżeć na niczym wyższym.
24 From one height to another a standard move goes no farther than the silhouette.
Z jednej wysokości na drugą ruch standardowy sięga najwyżej wzornika.
25 What is taller has to be climbed.
Na to, co wyższe, trzeba się wspiąć.
26 Minis on notched bases never climb unless a keyword says so.
Figurki na podstawkach z wycięciem nie wspinają się, chyba że pozwala na to zdolność.
27 Nobody moves onto or through impassable terrain unless a rule allows it.
Nikt nie wchodzi na niedostępny teren ani przez niego, chyba że pozwala na to zasada.
28 A base that displaces others ends its move as if they were not there.
Podstawka, która przesuwa innych, kończy ruch, jakby ich nie było.
29 The opponent puts displaced leaders back within the speed-1 tool of their place, away from enemies.
Przeciwnik stawia przesuniętych liderów w zasięgu miarki 1 od ich miejsca, z dala od wrogów.
30 When a leader stands, you place the others in cohesion with it, away from enemies.
Gdy lider stoi, ustawiasz pozostałe figurki w koherencji z nim, z dala od wrogów.
31 A displaced unit gains one suppression token, once an activation.
Przesunięty oddział otrzymuje jeden żeton przygwożdżenia, raz na aktywację.
32 Troopers in melee cannot be displaced.
Żołnierzy w zwarciu nie można przesunąć.
33 After a move faster than a slowed one nobody stands in difficult terrain.
Po ruchu szybszym niż spowolniony nikt nie staje w trudnym terenie.
= CLIMB
1 Only minis on small bases can climb.
Wspinać się mogą tylko figurki na małych podstawkach.
2 A climb is a move that always uses the speed-1 tool.
Wspinaczka to ruch, w którym zawsze używasz miarki prędkości 1.
3 A climb goes up or down by height 1 at most.
Wspinaczka prowadzi w górę lub w dół najwyżej o wysokość 1.
4 The tool may lie over tall terrain.
Miarka może leżeć na wysokim terenie.
5 Height is measured from where the mini starts.
Wysokość mierzy się od miejsca, w którym figurka zaczyna.
6 A climb is one move action and may be repeated.
Wspinaczka to jedna akcja ruchu i można ją powtórzyć.
7 A unit cannot climb onto impassable terrain.
Oddział nie może wspiąć się na niedostępny teren.
= COH
1 Each mini is within the speed-1 tool of its leader.
Każda figurka jest w zasięgu miarki 1 od lidera.
2 In cohesion a mini stands no farther up or down than the leader's silhouette.
W koherencji figurka nie stoi wyżej ani niżej, niż sięga wzornik lidera.
3 From notched bases any part may be measured.
Od podstawek z wycięciem mierzy się od dowolnej części.
4 The tool that measures cohesion may not cross impassable terrain.
Miarka, która mierzy koherencję, nie może przechodzić przez niedostępny teren.
5 A unit out of cohesion moves back together with its next action.
Oddział bez koherencji wraca do niej następną akcją.
6 Cohesion is kept when deploying, after moves and in melee.
Koherencję zachowuje się przy wystawianiu, po ruchach i w zwarciu.
= MELEE
1 Units are in melee when minis of theirs touch.
Oddziały są w zwarciu, gdy ich figurki się stykają.
2 A unit with a melee weapon starts it by moving into contact.
Zaczyna je oddział z bronią do zwarcia, wchodząc w styk.
3 To begin a melee, the leader ends its move in base contact with an enemy mini.
Aby zacząć zwarcie, lider kończy ruch w styku z podstawką wrogiej figurki.
4 When the leader is in melee, the others are placed in contact with that unit, in cohesion.
Gdy lider jest w zwarciu, pozostałe figurki stają w styku z tym oddziałem, w koherencji.
5 Who finds no place there still stands in cohesion.
Kto nie ma tam miejsca, i tak staje w koherencji.
6 If the enemy has melee weapons, its minis join the melee.
Jeśli wróg ma broń do zwarcia, jego figurki dołączają.
7 No mini touches minis of two enemy units.
Żadna figurka nie dotyka dwóch wrogich oddziałów.
8 A unit may be in melee with several others that join later.
Oddział może być w zwarciu z kilkoma, które dołączyły później.
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
14 To withdraw is a speed-1 move past those in the melee.
Wycofanie się to ruch z prędkością 1 obok tych, którzy są w zwarciu.
15 A unit with speed 0 cannot withdraw from a melee.
Oddział o prędkości 0 nie może się wycofać ze zwarcia.
16 A unit that withdraws may not end its move in melee.
Oddział, który się wycofuje, nie może zakończyć ruchu w zwarciu.
17 Minis that touch nobody attack in melee all the same.
Figurki, które nikogo nie dotykają, i tak atakują w zwarciu.
18 After losses, the attacker first, minis without contact are placed in contact again.
Po stratach, zaczyna atakujący, figurki bez styku stają w nim znowu.
19 If that cannot be done and nobody touches, the melee is over.
Jeśli się nie da i nikt się nie styka, zwarcie się kończy.
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
6 Terrain blocks sight if players declared that it does.
Teren zasłania widok, jeśli gracze tak ustalili.
7 Fog or smoke may block line of sight too, if you agree on it beforehand.
Mgła lub dym też mogą zasłaniać linię wzroku, jeśli tak ustalicie.
8 Silhouettes of troopers never block line of sight, whoever's they are.
Wzorniki żołnierzy nigdy nie zasłaniają linii wzroku, czyjekolwiek są.
9 The leader must see one mini of the target; each mini that adds dice looks for itself.
Lider musi widzieć jedną figurkę celu; każda figurka dodająca kości patrzy sama.
`,
);
