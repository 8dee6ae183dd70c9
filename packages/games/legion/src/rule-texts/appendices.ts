import { chapters } from './chapter.js';

/** Notched bases, unit types, mercenaries, battle cards and the order of play. */
export const appendices = chapters(
  'LEG-',
  `
= NOTCH
1 Creature and emplacement troopers and vehicles follow these rules too.
Żołnierze na stworzeniach, z działem i pojazdy stosują też te zasady.
2 A long base may stick out of its zone at the table edge if half of it is inside.
Długa podstawka może wystawać ze strefy przy krawędzi stołu, jeśli połowa jest w środku.
3 Instead of a move a unit may pivot, if its type can.
Zamiast ruchu oddział może się obrócić, jeśli jego typ to potrafi.
4 The base turns about its centre by 90 degrees at most.
Podstawka obraca się wokół środka najwyżej o 90 stopni.
5 All minis of the unit turn alike.
Wszystkie figurki oddziału obracają się tak samo.
6 It turns over no base that it cannot displace.
Nie obraca się po podstawce, której nie może zepchnąć.
7 Types that say so displace troopers in their way, friend or enemy.
Typy, które to mówią, spychają żołnierzy po drodze, swoich i wrogich.
8 Troopers in melee cannot be displaced.
Żołnierzy w zwarciu nie można zepchnąć.
9 Creature and emplacement troopers never are.
Żołnierzy na stworzeniach i z działem nigdy.
10 Displaced minis are set aside, and the leader's place is marked.
Zepchnięte figurki odkłada się na bok, a miejsce lidera zaznacza.
11 The mover ends its move.
Ruszający kończy ruch.
12 The mover's opponent puts leaders back within the speed-1 tool of their place, away from enemies.
Przeciwnik ruszającego stawia liderów w zasięgu miarki 1 od ich miejsca, z dala od wrogów.
13 Then the others, and all who lost cohesion.
Potem inne figurki i wszystkich, którzy stracili koherencję.
14 Each displaced unit gains a suppression token.
Każdy zepchnięty oddział dostaje żeton przygwożdżenia.
15 But one an activation at most.
Ale najwyżej jeden na aktywację.
16 Instead of a move a unit may reverse, if its type can.
Zamiast ruchu oddział może się cofnąć, jeśli jego typ to potrafi.
17 In a partial reverse the tool starts in the rear notch.
W częściowym cofaniu miarka zaczyna w tylnym wycięciu.
18 In a full reverse the front notch ends on the tool.
W pełnym cofaniu przednie wycięcie kończy na miarce.
19 Reversing is one speed slower, at least 1.
Cofanie jest o jedną prędkość wolniejsze, najmniej 1.
20 A base has four arcs of 90 degrees: front, sides and rear.
Podstawka ma cztery pola po 90 stopni: przednie, boczne i tylne.
= UTYPE
1 Each unit is a trooper or a vehicle.
Każdy oddział to żołnierze albo pojazd.
2 Troopers are plain, clone, creature, droid, emplacement or Wookiee.
Żołnierze są zwykli, klony, na stworzeniach, droidy, z działem lub Wookiee.
3 What is said of troopers holds for all of them.
To, co dotyczy żołnierzy, dotyczy ich wszystkich.
4 A clone trooper may spend one token of other clones at range 1 in sight in each attack.
Żołnierz-klon może w każdym ataku wydać jeden żeton innych klonów w zasięgu 1 i na widoku.
5 Creatures have notched bases.
Stworzenia mają podstawki z wycięciem.
6 They pivot and reverse.
Obracają się i cofają.
7 They displace troopers.
Spychają żołnierzy.
8 Nobody displaces them, walks through them or ends on them.
Nikt ich nie spycha, nie przechodzi przez nie ani na nich nie kończy.
9 Suppression does not better their cover.
Przygwożdżenie nie poprawia ich osłony.
10 Barricades do not cover them.
Barykady ich nie osłaniają.
11 They claim and sabotage nothing.
Niczego nie pozyskują ani nie sabotują.
12 They may use Relentless or Reposition when withdrawing.
Mogą użyć Nieustępliwego lub Przestawienia przy wycofaniu.
13 They neither ride nor resupply, and bomb carts do not cover them.
Nie jeżdżą transportem, nie uzupełniają zapasów, a wózki z bombami ich nie osłaniają.
14 Suppression does not better a droid's cover.
Przygwożdżenie nie poprawia osłony droidów.
15 Droids are never suppressed but may panic.
Droidy nigdy nie są przygwożdżone, ale mogą wpaść w panikę.
16 Poison does nothing to them.
Trucizna im nie szkodzi.
17 For ion they count as vehicles.
Dla jonów liczą się jak pojazdy.
18 Emplacements have notched bases.
Działa mają podstawki z wycięciem.
19 They pivot and reverse.
Obracają się i cofają.
20 Nobody displaces them, walks through them or ends on them.
Nikt ich nie spycha, nie przechodzi przez nie ani na nich nie kończy.
21 They claim and sabotage nothing.
Niczego nie pozyskują ani nie sabotują.
22 They may use Reposition when withdrawing.
Mogą użyć Przestawienia przy wycofaniu.
23 Wookiees have no rules of their own; effects name them.
Wookiee nie mają własnych zasad; wymieniają ich efekty.
24 Vehicles are ground or repulsor vehicles and have resilience.
Pojazdy są naziemne lub repulsorowe i mają wytrzymałość.
25 They have no courage; a dash means no resilience.
Nie mają odwagi; kreska oznacza brak wytrzymałości.
26 When wounds reach the resilience, a red defence die is rolled once the effect is over.
Gdy obrażenia osiągną wytrzymałość, po zakończeniu efektu rzuca się czerwoną kością obrony.
27 Block: damaged.
Blok: uszkodzony.
28 A damaged vehicle rolls a white die when activated; a blank costs an action.
Uszkodzony pojazd rzuca białą kością przy aktywacji; pusty wynik kosztuje akcję.
29 Blank: disabled.
Pusty wynik: unieruchomiony.
30 A disabled vehicle pays two actions for a move and neither reverses nor strafes.
Unieruchomiony pojazd płaci za ruch dwie akcje i nie cofa się ani nie przesuwa bokiem.
31 Surge: the opponent disrupts one weapon.
Wzmocnienie: przeciwnik uszkadza jedną broń.
32 That weapon adds half its dice, rounded up.
Ta broń dodaje połowę kości, zaokrąglając w górę.
33 One damage token at a time.
Jeden żeton uszkodzenia naraz.
34 The roll is made once in a game.
Rzut wykonuje się raz w grze.
35 Ground vehicles pivot and reverse.
Pojazdy naziemne obracają się i cofają.
36 They displace troopers.
Spychają żołnierzy.
37 They may end partly on terrain.
Mogą kończyć częściowo na terenie.
38 They may hang over terrain if they stand firm and lean no more than 45 degrees.
Mogą wystawać poza teren, jeśli stoją pewnie i przechylają się najwyżej o 45 stopni.
39 They do not move through each other.
Nie przejeżdżają przez siebie.
40 They may be in melee but are not engaged.
Mogą być w zwarciu, ale nie są związane walką.
41 They block sight.
Zasłaniają widok.
42 They cover others like heavy area terrain.
Osłaniają innych jak ciężki teren obszarowy.
43 They are obscured when half of the silhouette is hidden.
Są przesłonięte, gdy zakryta jest połowa wzornika.
44 Repulsor vehicles pivot and do not reverse.
Pojazdy repulsorowe obracają się, ale się nie cofają.
45 They do not stand by.
Nie oczekują.
46 They may end partly on terrain.
Mogą kończyć częściowo na terenie.
47 They fly over impassable terrain.
Przelatują nad niedostępnym terenem.
48 They may hang over terrain as ground vehicles may.
Mogą wystawać poza teren jak pojazdy naziemne.
49 They displace only in a compulsory move.
Spychają tylko w przymusowym ruchu.
50 They pass through others and others through them, but nobody ends on the other.
Mijają innych i inni je mijają, ale nikt nie kończy na drugim.
51 They may be in melee but are not engaged.
Mogą być w zwarciu, ale nie są związane walką.
52 They neither block sight nor cover.
Nie zasłaniają widoku i nie osłaniają.
53 They are obscured when half of the silhouette is hidden.
Są przesłonięte, gdy zakryta jest połowa wzornika.
54 Their silhouette begins at the lowest point of the vehicle.
Ich wzornik zaczyna się w najniższym punkcie pojazdu.
= MERC
1 Mercenaries belong to no faction; their card says who may hire them.
Najemnicy nie należą do żadnej frakcji; karta mówi, kto może ich nająć.
2 Hiring costs nothing but the points.
Najęcie nie kosztuje nic prócz punktów.
3 They do not fill the least number of a rank.
Nie wypełniają najmniejszej liczby danej rangi.
4 They count towards the greatest number.
Liczą się do największej liczby.
5 Two mercenary corps units at most.
Najwyżej dwa najemne oddziały podstawowe.
6 One mercenary unit of each other rank.
Po jednym najemnym oddziale każdej innej rangi.
7 No army of mercenaries alone, except in battle forces that allow it.
Nie ma armii z samych najemników, chyba że pozwalają siły bitewne.
8 Some mercenaries are only for special rules.
Niektórzy najemnicy są tylko dla zasad specjalnych.
9 They are friends, but not of the faction.
Są sojusznikami, ale nie z frakcji.
10 Their order tokens look like those of the army.
Ich żetony rozkazów wyglądają jak żetony armii.
11 A unit with an affiliation takes orders only from its own.
Oddział z przynależnością przyjmuje rozkazy tylko od swoich.
12 Each mercenary unit has one affiliation.
Każdy najemny oddział ma jedną przynależność.
13 Battle forces are another way to build an army, with lists, limits and rules of their own.
Siły bitewne to inny sposób budowy armii, z własnymi listami, limitami i zasadami.
= BATTLE
1 Claim: a trooper leader in contact with an objective token claims it.
Pozyskanie: lider żołnierzy w styku z żetonem celu go pozyskuje.
2 The token is turned over and stays where it is.
Żeton obraca się na drugą stronę i zostaje na miejscu.
3 It moves along with the leader.
Rusza razem z liderem.
4 Panic drops it.
Panika go upuszcza.
5 So does the fall of the leader.
Tak samo pokonanie lidera.
6 Both sides may claim it again.
Obie strony mogą go znów pozyskać.
7 Creatures, emplacements and vehicles cannot claim.
Stworzenia, działa i pojazdy nie mogą pozyskiwać.
8 Bombing Run uses Claim and Drop.
Bombing Run używa pozyskania i upuszczenia.
9 Drop: the token is left in contact, unclaimed.
Upuszczenie: żeton zostaje w styku, niepozyskany.
10 Payload uses two bomb carts on notched bases of 50 mm.
Payload używa dwóch wózków z bombami na podstawkach 50 mm z wycięciem.
11 Terrain chosen for it touches the table.
Wybrany do niego teren dotyka stołu.
12 A cart is no unit: no tokens, no wounds, no target.
Wózek nie jest oddziałem: bez żetonów, obrażeń i celowania w niego.
13 Its silhouette ends at the handle.
Jego wzornik kończy się na uchwycie.
14 It gives troopers heavy cover, not creatures and vehicles, and blocks no sight.
Daje żołnierzom ciężką osłonę, stworzeniom i pojazdom nie, i nie zasłania widoku.
15 It ignores difficult terrain and stops at impassable terrain.
Nie zważa na trudny teren, a staje przed niedostępnym.
16 It passes through minis but ends on none that cannot be displaced.
Przechodzi przez figurki, ale nie kończy na takich, których nie można zepchnąć.
17 Troopers under it are displaced.
Żołnierze pod nim są spychani.
18 Units pass through it but do not end on it.
Oddziały przez niego przechodzą, ale na nim nie kończą.
19 Sabotage or repair: a trooper leader in contact with the token.
Sabotaż lub naprawa: lider żołnierzy w styku z żetonem.
20 It adds or removes one wound token, never below zero.
Dodaje lub usuwa jeden żeton obrażeń, nigdy poniżej zera.
21 Supply Drop uses one deck of sixteen cards for both.
Supply Drop używa jednej talii szesnastu kart dla obu graczy.
22 Resupply: a trooper leader, no creature, in contact with a condition token.
Uzupełnienie zapasów: lider żołnierzy, nie na stworzeniu, w styku z żetonem warunku.
23 A face-down token is turned up, a face-up one leaves the game.
Zakryty żeton zostaje odkryty, odkryty opuszcza grę.
24 Draw two supply cards, keep one.
Dobierz dwie karty zapasów, zatrzymaj jedną.
25 Two supply cards of one type at most.
Najwyżej dwie karty zapasów jednego rodzaju.
= PROC
1 Army, hand and battle deck.
Armia, ręka i talia bitwy.
2 The table.
Stół.
3 Talking about terrain.
Rozmowa o terenie.
4 Placing terrain.
Ustawianie terenu.
5 Colours and edges.
Kolory i krawędzie.
6 Battle cards are revealed.
Odkrycie kart bitwy.
7 The battle is defined.
Ustalenie bitwy.
8 Objective and condition.
Cel i warunek.
9 Deployment.
Rozstawienie.
10 Six rounds of command, activation and end phase.
Sześć rund z fazą dowodzenia, aktywacji i końcową.
11 Command phase: choose cards.
Faza dowodzenia: wybór kart.
12 Resolve them.
Rozstrzygnięcie kart.
13 Priority.
Pierwszeństwo.
14 Nominations and orders.
Nominacje i rozkazy.
15 Order pools.
Pule rozkazów.
16 Effects of cards: those on reveal, blue first.
Efekty kart: przy odkryciu, najpierw niebieski.
17 Then those without a moment.
Potem te bez podanej chwili.
18 Then those of the orders.
Potem te przy rozkazach.
19 Then those of the start of activations.
Potem te z początku aktywacji.
20 Then those during activations.
Potem te w czasie aktywacji.
21 Activation phase: effects of its start.
Faza aktywacji: efekty początku.
22 Choose a unit or pass.
Wybór oddziału lub pas.
23 Activate it.
Aktywacja.
24 Lay down the order token.
Odłożenie żetonu rozkazu.
25 When all are done, effects of the end.
Gdy wszyscy skończą, efekty końca.
26 An activation: effects of its start.
Aktywacja: efekty początku.
27 Rally.
Zbiórka.
28 Actions.
Akcje.
29 Effects of its end.
Efekty końca.
30 The order token, face down.
Żeton rozkazu, zakryty.
31 An attack: the defender.
Atak: obrońca.
32 The pool: minis, weapons, dice.
Pula: figurki, broń, kości.
33 A further defender.
Kolejny obrońca.
34 Attack dice: roll, reroll, surges.
Kości ataku: rzut, przerzut, wzmocnienia.
35 Dodge and cover.
Unik i osłona.
36 Changes to attack dice: forced ion, attacker, defender.
Zmiany kości ataku: wymuszony jon, atakujący, obrońca.
37 Defence dice: roll, reroll, surges.
Kości obrony: rzut, przerzut, wzmocnienia.
38 Changes to defence dice: defender, attacker.
Zmiany kości obrony: obrońca, atakujący.
39 Compare.
Porównanie.
40 Suppression.
Przygwożdżenie.
41 The next pool.
Następna pula.
42 End phase: effects of its start.
Faza końcowa: efekty początku.
43 Command cards.
Karty rozkazów.
44 Tokens.
Żetony.
45 Order pools and promotion.
Pule rozkazów i awans.
46 Effects of its end.
Efekty końca.
47 The next round.
Następna runda.
`,
);
