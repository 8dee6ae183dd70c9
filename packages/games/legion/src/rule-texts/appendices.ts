import { chapters } from './chapter.js';

/** Notched bases, unit types, mercenaries, battle cards and the order of play. */
export const appendices = chapters(
  'LEG-',
  `
= NOTCH
1 Creature troopers, emplacement troopers and vehicles follow the rules for notched bases.
Żołnierze na stworzeniach, żołnierze z działem i pojazdy stosują zasady podstawek z wycięciem.
2 A long base may stick out of its zone at the table edge if half of the base is inside.
Długa podstawka może wystawać ze strefy przy krawędzi stołu, jeśli jej połowa jest w środku.
3 Instead of a move a unit may pivot, if its type allows it.
Zamiast ruchu oddział może się obrócić, jeśli pozwala na to jego typ.
4 A pivoting base turns about its centre by 90 degrees at most.
W obrocie podstawka obraca się wokół środka najwyżej o 90 stopni.
5 In a pivot all minis of the unit turn alike.
W obrocie wszystkie figurki oddziału obracają się tak samo.
6 A pivoting base turns over no base that it cannot displace.
Obracana podstawka nie przechodzi po takiej, której nie może przesunąć.
7 Units whose type says so displace troopers in their way, friendly or enemy.
Oddziały, których typ tak mówi, przesuwają żołnierzy na swojej drodze, sojuszniczych i wrogich.
8 Troopers in melee cannot be displaced.
Żołnierzy w zwarciu nie można przesunąć.
9 Creature troopers and emplacement troopers are never displaced.
Żołnierzy na stworzeniach i żołnierzy z działem nigdy się nie przesuwa.
10 Displaced minis are set aside, and the leader's place is marked.
Przesunięte figurki odkłada się na bok, a miejsce lidera zaznacza.
11 Whoever displaces minis first ends its own move as usual.
Kto przesuwa figurki, najpierw zwyczajnie kończy własny ruch.
12 The opponent of the moving player puts displaced leaders back within the speed-1 tool of their place, away from enemies.
Przeciwnik ruszającego stawia przesuniętych liderów w zasięgu miarki prędkości 1 od ich miejsca, z dala od wrogów.
13 After the displaced minis, minis that lost cohesion because of it are placed too.
Po przesuniętych figurkach ustawiasz też figurki, które straciły przez to koherencję.
14 Each displaced unit gains a suppression token.
Każdy przesunięty oddział otrzymuje żeton przygwożdżenia.
15 However often it is displaced, a unit gains one suppression token for it in an activation.
Ilekroć oddział jest przesuwany, w jednej aktywacji otrzymuje za to najwyżej jeden żeton przygwożdżenia.
16 Instead of a move a unit may reverse, if its type allows it.
Zamiast ruchu oddział może się cofnąć, jeśli pozwala na to jego typ.
17 In a partial reverse the tool starts in the rear notch of the base.
W częściowym cofaniu miarka zaczyna w tylnym wycięciu podstawki.
18 In a full reverse the front notch of the base ends on the tool.
W pełnym cofaniu przednie wycięcie podstawki kończy na miarce.
19 Reversing is one speed slower than a move, but at least speed 1.
Cofanie jest o jedną prędkość wolniejsze od ruchu, ale nie wolniejsze niż 1.
20 A notched base has four arcs of 90 degrees: front, two sides and rear.
Podstawka z wycięciem ma cztery strefy po 90 stopni: przednią, dwie boczne i tylną.
= UTYPE
1 Each unit is a trooper or a vehicle.
Każdy oddział to żołnierze albo pojazd.
2 Troopers are plain, clone, creature, droid, emplacement or Wookiee.
Żołnierze są zwykli, klony, na stworzeniach, droidy, z działem lub Wookiee.
3 What is said of troopers holds for troopers of every kind.
To, co dotyczy żołnierzy, dotyczy żołnierzy każdego rodzaju.
4 A clone trooper may spend one token of other clones at range 1 in sight in each attack.
Żołnierz-klon może w każdym ataku wydać jeden żeton innych klonów w zasięgu 1 i na widoku.
5 Creature troopers stand on bases with notches.
Żołnierze na stworzeniach mają podstawki z wycięciem.
6 Creature troopers may pivot and reverse.
Żołnierze na stworzeniach mogą się obracać i cofać.
7 Creature troopers displace troopers who stand in their way.
Żołnierze na stworzeniach przesuwają żołnierzy, którzy stoją im na drodze.
8 Nobody displaces creature troopers, walks through them or ends a move on them.
Żołnierzy na stworzeniach nikt nie przesuwa, nie przechodzi przez nich ani na nich nie staje.
9 Suppression tokens do not improve the cover of creature troopers.
Żetony przygwożdżenia nie poprawiają osłony żołnierzy na stworzeniach.
10 Barricades give no cover to creature troopers.
Barykady nie dają osłony żołnierzom na stworzeniach.
11 Creature troopers can neither claim objectives nor sabotage or repair them.
Żołnierze na stworzeniach nie pozyskują celów ani ich nie sabotują i nie naprawiają.
12 Creature troopers may use Relentless or Reposition when they withdraw.
Żołnierze na stworzeniach mogą użyć Nieustępliwego lub Przestawienia, gdy się wycofują.
13 Creature troopers neither ride nor resupply, and bomb carts do not cover them.
Żołnierze na stworzeniach nie jeżdżą transportem, nie uzupełniają zapasów, a wózki z bombami ich nie osłaniają.
14 Suppression tokens do not improve the cover of droid troopers.
Żetony przygwożdżenia nie poprawiają osłony żołnierzy-droidów.
15 Droids are never suppressed but may panic.
Droidy nigdy nie są przygwożdżone, ale mogą wpaść w panikę.
16 Droid troopers neither gain nor resolve poison tokens.
Żołnierze-droidy nie otrzymują ani nie rozstrzygają żetonów trucizny.
17 For ion tokens droid troopers count as vehicles.
Przy żetonach jonów żołnierze-droidy liczą się jak pojazdy.
18 Emplacement troopers stand on bases with notches.
Żołnierze z działem mają podstawki z wycięciem.
19 Emplacement troopers may pivot and reverse.
Żołnierze z działem mogą się obracać i cofać.
20 Nobody displaces emplacement troopers, walks through them or ends a move on them.
Żołnierzy z działem nikt nie przesuwa, nie przechodzi przez nich ani na nich nie staje.
21 Emplacement troopers can neither claim objectives nor sabotage or repair them.
Żołnierze z działem nie pozyskują celów ani ich nie sabotują i nie naprawiają.
22 Emplacement troopers may use Reposition when they withdraw.
Żołnierze z działem mogą użyć Przestawienia, gdy się wycofują.
23 Wookiee troopers have no rules of their own, but effects may name them.
Żołnierze-Wookiee nie mają własnych zasad, ale mogą ich wymieniać efekty.
24 Vehicles are ground or repulsor vehicles and have resilience.
Pojazdy są naziemne lub repulsorowe i mają wytrzymałość.
25 Vehicles have no courage; a dash means that they have no resilience.
Pojazdy nie mają odwagi; kreska oznacza, że nie mają wytrzymałości.
26 When wounds reach the resilience, a red defence die is rolled once the effect is over.
Gdy obrażenia osiągną wytrzymałość, po zakończeniu efektu rzuca się czerwoną kością obrony.
27 If the damage die shows a block, the vehicle is damaged.
Jeśli na kości uszkodzeń wypada blok, pojazd jest uszkodzony.
28 A damaged vehicle rolls a white die when activated; a blank costs an action.
Uszkodzony pojazd rzuca białą kością przy aktywacji; pusty wynik kosztuje akcję.
29 If the damage die shows a blank, the vehicle is disabled.
Jeśli na kości uszkodzeń wypada pusty wynik, pojazd jest unieruchomiony.
30 A disabled vehicle pays two actions for a move and neither reverses nor strafes.
Unieruchomiony pojazd płaci za ruch dwie akcje i nie cofa się ani nie przesuwa bokiem.
31 If the damage die shows a surge, your opponent disrupts one weapon of the vehicle.
Jeśli na kości uszkodzeń wypada wzmocnienie, przeciwnik zakłóca jedną broń pojazdu.
32 A disrupted weapon adds half of its dice to a pool, rounded up.
Zakłócona broń dodaje do puli połowę swoich kości, zaokrąglając w górę.
33 A vehicle has no more than one damage token at a time.
Pojazd ma naraz nie więcej niż jeden żeton uszkodzenia.
34 A vehicle rolls for damage only once in a game.
Pojazd rzuca na uszkodzenia tylko raz w grze.
35 Ground vehicles have notched bases, and may pivot and reverse.
Pojazdy naziemne mają podstawki z wycięciem i mogą się obracać i cofać.
36 Ground vehicles displace troopers whom they move through.
Pojazdy naziemne przesuwają żołnierzy, przez których jadą.
37 A ground vehicle may end its move with part of its base on terrain.
Pojazd naziemny może zakończyć ruch z częścią podstawki na terenie.
38 Ground vehicles may hang over terrain if they stand firm and lean no more than 45 degrees.
Pojazdy naziemne mogą wystawać poza teren, jeśli stoją pewnie i przechylają się najwyżej o 45 stopni.
39 A ground vehicle cannot move through another, nor end its move on it.
Pojazd naziemny nie przejeżdża przez inny ani na nim nie kończy ruchu.
40 Ground vehicles may be in melee but are not engaged.
Pojazdy naziemne mogą być w zwarciu, ale nie są związane walką.
41 Ground vehicles block sight like area terrain of the size of their silhouette.
Pojazdy naziemne zasłaniają widok jak teren obszarowy wielkości ich wzornika.
42 Ground vehicles cover others like heavy area terrain.
Pojazdy naziemne osłaniają innych jak ciężki teren obszarowy.
43 A ground vehicle is obscured when half of its silhouette is hidden.
Pojazd naziemny jest przesłonięty, gdy zakryta jest połowa jego wzornika.
44 Repulsor vehicles pivot and do not reverse.
Pojazdy repulsorowe obracają się, ale się nie cofają.
45 Repulsor vehicles do not stand by and have no standby tokens, unless they hover.
Pojazdy repulsorowe nie oczekują i nie mają żetonów oczekiwania, chyba że potrafią zawisnąć.
46 A repulsor vehicle may end its move with part of its base on terrain.
Pojazd repulsorowy może zakończyć ruch z częścią podstawki na terenie.
47 Repulsor vehicles may fly onto and over impassable terrain.
Pojazdy repulsorowe mogą wlecieć na niedostępny teren i nad nim przelecieć.
48 Repulsor vehicles may hang over terrain as ground vehicles may.
Pojazdy repulsorowe mogą wystawać poza teren jak pojazdy naziemne.
49 A repulsor vehicle displaces minis only in its compulsory move.
Pojazd repulsorowy przesuwa figurki tylko w swoim przymusowym ruchu.
50 Repulsor vehicles move through others and others through them, but nobody ends a move on the other.
Pojazdy repulsorowe mijają innych i inni mijają je, ale nikt nie kończy ruchu na drugim.
51 Repulsor vehicles may be in melee but are not engaged.
Pojazdy repulsorowe mogą być w zwarciu, ale nie są związane walką.
52 Repulsor vehicles neither block sight nor give cover.
Pojazdy repulsorowe nie zasłaniają widoku i nie dają osłony.
53 A repulsor vehicle is obscured when half of its silhouette is hidden.
Pojazd repulsorowy jest przesłonięty, gdy zakryta jest połowa jego wzornika.
54 The silhouette of a repulsor begins at the lowest point of the vehicle.
Wzornik pojazdu repulsorowego zaczyna się w jego najniższym punkcie.
= MERC
1 Mercenaries belong to no faction; their card says who may hire them.
Najemnicy nie należą do żadnej frakcji; karta mówi, kto może ich nająć.
2 Hiring mercenaries costs nothing beyond their points.
Najęcie najemników nie kosztuje nic prócz ich punktów.
3 Mercenaries do not count towards the least number of units of a rank.
Najemnicy nie liczą się do najmniejszej liczby oddziałów danej rangi.
4 Mercenary units count towards the greatest number of their rank.
Oddziały najemne wliczają się do największej liczby oddziałów swojej rangi.
5 Your army may have at most two mercenary corps units.
Twoja armia może mieć najwyżej dwa najemne oddziały podstawowe.
6 Your army may have one mercenary unit of each rank other than corps.
Twoja armia może mieć po jednym najemnym oddziale każdej rangi prócz podstawowej.
7 An army is never of mercenaries alone, unless its battle force allows it.
Armia nigdy nie składa się z samych najemników, chyba że pozwala na to batalion.
8 Some mercenaries can be hired only by special rules.
Niektórych najemników można nająć tylko dzięki zasadom specjalnym.
9 Mercenaries in your army are friendly units, but do not belong to its faction.
Najemnicy w Twojej armii są sojuszniczy, ale nie należą do jej frakcji.
10 Order tokens of mercenaries look like those of the army that hired them.
Żetony rozkazów najemników wyglądają jak żetony armii, która ich najęła.
11 A unit with an affiliation takes orders only from units of its affiliation.
Oddział z przynależnością przyjmuje rozkazy tylko od oddziałów tej samej przynależności.
12 Each mercenary unit has one affiliation.
Każdy najemny oddział ma jedną przynależność.
13 Battle forces are another way to build an army, with lists, limits and rules of their own.
Siły bitewne to inny sposób budowy armii, z własnymi listami, limitami i zasadami.
= BATTLE
1 A trooper unit claims an objective token that its leader touches, as a card action.
Oddział żołnierzy akcją karty pozyskuje żeton celu, którego dotyka jego lider.
2 A claimed objective token is turned over and stays where it is.
Pozyskany żeton celu obracasz na drugą stronę; zostaje na miejscu.
3 A claimed objective token stays in base contact with the leader wherever it goes.
Pozyskany żeton celu styka się z podstawką lidera, dokądkolwiek ten pójdzie.
4 A panicked unit drops its objective token where it stands.
Oddział w stanie paniki upuszcza żeton celu tam, gdzie stoi.
5 When a leader is defeated, its objective token stays where it fell.
Gdy lider zostaje pokonany, jego żeton celu zostaje w tym miejscu.
6 Both sides may claim a dropped objective token again.
Upuszczony żeton celu mogą znów pozyskać obie strony.
7 Creature troopers, emplacement troopers and vehicles cannot claim objective tokens.
Żołnierze na stworzeniach, żołnierze z działem i pojazdy nie mogą pozyskiwać żetonów celów.
8 On the objective Bombing Run units claim and drop tokens.
Przy celu Bombing Run oddziały pozyskują i upuszczają żetony.
9 An objective token that you drop stays in contact with the leader and is unclaimed again.
Upuszczony żeton celu zostaje w styku z liderem i znów jest niepozyskany.
10 The objective Payload uses two bomb carts on notched bases of 50 mm.
Cel Payload używa dwóch wózków z bombami na podstawkach 50 mm z wycięciem.
11 A piece of terrain chosen for Payload has to touch the table.
Element terenu wybrany do celu Payload musi dotykać stołu.
12 A bomb cart is no unit: it has no tokens and no wounds, and nobody attacks it.
Wózek z bombą nie jest oddziałem: nie ma żetonów ani obrażeń i nikt go nie atakuje.
13 The silhouette of a bomb cart ends at its handle.
Wzornik wózka z bombą kończy się na jego uchwycie.
14 A bomb cart gives troopers heavy cover, creatures and vehicles none, and blocks no sight.
Wózek z bombą daje żołnierzom ciężką osłonę, stworzeniom i pojazdom żadnej, i nie zasłania widoku.
15 A bomb cart ignores difficult terrain and stops at impassable terrain.
Wózek z bombą nie zważa na trudny teren, a staje przed niedostępnym.
16 A bomb cart passes through minis but ends on none that cannot be displaced.
Wózek z bombą przechodzi przez figurki, ale nie kończy na takich, których nie można przesunąć.
17 A bomb cart displaces troopers on whom it ends its way.
Wózek z bombą przesuwa żołnierzy, na których kończy drogę.
18 Units pass through a bomb cart but do not end on it.
Oddziały przechodzą przez wózek z bombą, ale nie kończą na nim ruchu.
19 A trooper unit whose leader touches an objective token may sabotage or repair it.
Oddział żołnierzy, którego lider styka się z żetonem celu, może go sabotować lub naprawiać.
20 Sabotage adds one wound token to the objective, repair removes one, never below zero.
Sabotaż dodaje do celu jeden żeton obrażeń, naprawa usuwa jeden, nigdy poniżej zera.
21 The condition Supply Drop uses one deck of sixteen cards for both players.
Warunek Supply Drop używa jednej talii szesnastu kart dla obu graczy.
22 A trooper unit, but no creature, may resupply while its leader touches a condition token.
Oddział żołnierzy, ale nie na stworzeniu, może uzupełnić zapasy, gdy jego lider styka się z żetonem warunku.
23 After resupplying, a face-down supply token is turned up and a face-up one leaves the game.
Po uzupełnieniu zapasów zakryty żeton zostaje odkryty, a odkryty opuszcza grę.
24 To resupply, a unit draws two supply cards and keeps one.
Uzupełniając zapasy, oddział dobiera dwie karty zapasów i zatrzymuje jedną.
25 A unit may have at most two supply cards of one type.
Oddział może mieć najwyżej dwie karty zapasów jednego rodzaju.
= PROC
1 Setup begins with your army, your command hand and your battle deck.
Przygotowanie zaczyna się od armii, ręki rozkazów i talii bitwy.
2 Second, the table is cleared and what is needed lies ready.
Po drugie przygotowuje się stół i wszystkie potrzebne elementy.
3 Third, players agree on how each piece of terrain counts.
Po trzecie gracze uzgadniają, jak liczy się każdy element terenu.
4 Fourth, the terrain is placed on the table.
Po czwarte teren staje na stole.
5 Fifth, players choose their colours and their long edges.
Po piąte gracze wybierają kolory i długie krawędzie stołu.
6 Sixth, the battle cards are revealed in three rows.
Po szóste odkrywa się karty bitwy w trzech rzędach.
7 Seventh, players discard battle cards until the battle is defined.
Po siódme gracze odrzucają karty bitwy, aż bitwa jest ustalona.
8 Eighth, the objective card and the condition card are resolved.
Po ósme rozstrzyga się kartę celu i kartę warunku.
9 Ninth, players deploy their units in turn.
Po dziewiąte gracze na zmianę wystawiają oddziały.
10 A battle goes on for six rounds of command, activation and end phase.
Bitwa trwa sześć rund z fazą dowodzenia, aktywacji i końcową.
11 The command phase begins with choosing and playing command cards.
Faza dowodzenia zaczyna się od wyboru i zagrania kart rozkazów.
12 Second in the command phase, the command cards are resolved.
Następnie w fazie dowodzenia rozstrzyga się karty rozkazów.
13 Third in the command phase, it is settled who has priority.
Po trzecie w fazie dowodzenia ustala się, kto ma pierwszeństwo.
14 Fourth in the command phase, commanders are nominated and issue orders.
Po czwarte w fazie dowodzenia nominuje się dowódców, a ci wydają rozkazy.
15 The command phase ends with forming the order pools.
Faza dowodzenia kończy się utworzeniem pul rozkazów.
16 Effects of command cards that act on reveal come first, those of blue before those of red.
Pierwsze są efekty kart rozkazów przy odkryciu, najpierw niebieskiego gracza.
17 Command card effects that name no moment come second, those of blue first.
Drugie w kolejności są efekty kart rozkazów bez podanej chwili, najpierw niebieskiego.
18 Command card effects about issuing orders come third, those of blue first.
Trzecie są efekty kart rozkazów przy wydawaniu rozkazów, najpierw niebieskiego.
19 Command card effects of the start of the activation phase come fourth, blue first.
Czwarte są efekty kart rozkazów z początku fazy aktywacji, najpierw niebieskiego.
20 Command card effects during the activation phase come fifth, blue first.
Piąte są efekty kart rozkazów w trakcie fazy aktywacji, najpierw niebieskiego.
21 The activation phase begins with the effects that name its start.
Faza aktywacji zaczyna się od efektów, które mówią o jej początku.
22 In your turn you choose a unit to activate, or pass.
W swojej turze wybierasz oddział do aktywacji albo pasujesz.
23 The unit that you chose is activated.
Oddział, który wybierasz, zostaje teraz aktywowany.
24 After its activation, the unit's order token is laid beside it.
Po aktywacji obok oddziału kładzie się jego żeton rozkazu.
25 When all units have been activated, the effects of the phase's end follow.
Gdy wszystkie oddziały były aktywowane, następują efekty końca fazy.
26 A unit's activation begins with the effects that name its start.
Aktywacja oddziału zaczyna się od efektów, które mówią o jej początku.
27 Second in its activation, a unit rallies.
Drugim krokiem aktywacji oddziału jest zbiórka.
28 Third in its activation, a unit performs its actions.
Trzecim krokiem aktywacji oddziału są jego akcje.
29 After its actions, the effects of the end of the activation follow.
Po akcjach następują efekty końca aktywacji oddziału.
30 At the end of its activation a unit gets its order token face down.
Na końcu aktywacji oddział otrzymuje zakryty żeton rozkazu.
31 An attack begins with naming the defender.
Atak zaczyna się od wskazania obrońcy.
32 Second in an attack, minis add weapons and you gather their dice.
Drugi krok ataku: figurki dodają broń, a Ty zbierasz kości.
33 Third in an attack, you may name a further defender for weapons that are left.
Trzeci krok ataku: możesz wskazać kolejnego obrońcę dla pozostałej broni.
34 Fourth in an attack, you roll the dice, reroll and convert surges.
Czwarty krok ataku: rzucasz kośćmi, przerzucasz i zamieniasz wzmocnienia.
35 Fifth in an attack, the defender applies dodge and cover.
Piąty krok ataku: obrońca korzysta z uników i osłony.
36 Sixth in an attack, attack dice are changed: forced ion first, then the attacker, then the defender.
Szósty krok ataku: kości ataku zmienia najpierw wymuszony jon, potem atakujący, potem obrońca.
37 Seventh in an attack, the defender rolls, rerolls and converts surges.
Siódmy krok ataku: obrońca rzuca kośćmi, przerzuca i zamienia wzmocnienia.
38 Eighth in an attack, the defender changes the defence dice, then the attacker.
Ósmy krok ataku: kości obrony zmienia obrońca, potem atakujący.
39 Ninth in an attack, hits and criticals are compared with blocks.
Dziewiąty krok ataku: trafienia i krytyczne porównuje się z blokami.
40 Tenth in an attack, the defender gains its suppression token.
Dziesiąty krok ataku: obrońca otrzymuje żeton przygwożdżenia.
41 Last in an attack, you choose the next pool, if one is left.
Ostatni krok ataku: wybierasz następną pulę, jeśli jakaś została.
42 The end phase begins with the effects that name its start.
Faza końcowa zaczyna się od efektów, które mówią o jej początku.
43 Second in the end phase, played command cards are discarded.
Drugi krok fazy końcowej: zagrane karty rozkazów są odrzucane.
44 Third in the end phase, tokens that do not last are removed.
Trzeci krok fazy końcowej: znikają żetony, które nie są trwałe.
45 Fourth in the end phase, order pools are renewed and leaders promoted.
Czwarty krok fazy końcowej: odnawia się pule rozkazów i awansuje dowódców.
46 Fifth in the end phase come the effects that name its end.
Piąty krok fazy końcowej: efekty, które mówią o jej końcu.
47 The end phase closes when the round counter moves on.
Fazę końcową zamyka przesunięcie licznika na następną rundę.
`,
);
