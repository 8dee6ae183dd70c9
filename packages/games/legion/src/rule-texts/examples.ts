import { chapters } from './chapter.js';

/** Worked examples. */
export const examples = chapters(
  'LEG-',
  `
= EX
1 Precise 1 on the card and Precise 1 of an upgrade make Precise 2.
Precyzyjny 1 z karty i Precyzyjny 1 z ulepszenia dają Precyzyjny 2.
2 A base partly inside the first segment is at range 1, a whole one within range 1, one all outside beyond it.
Podstawka częściowo w pierwszym odcinku jest w zasięgu 1, cała wewnątrz, a na zewnątrz poza zasięgiem.
3 The open table slows nobody, a barricade does, and a closed building stops.
Otwarty stół nie spowalnia, barykada tak, a zamknięty budynek zatrzymuje.
4 Through the door of an impassable wall a mini may go, through the wall not.
Przez drzwi w niedostępnej ścianie figurka przejdzie, przez ścianę nie.
5 A building inside the first upright segment has height 1.
Budynek w pierwszym pionowym odcinku ma wysokość 1.
6 Of two roofs one may have height 1 and the other height 2.
Z dwóch dachów jeden może mieć wysokość 1, a drugi 2.
7 From the ground the lower roof can be climbed, and the upper one only from there.
Z ziemi można wejść na niższy dach, a na wyższy dopiero stamtąd.
8 Nobody may hang over the edge of a balcony.
Nikt nie może wystawać za krawędź balkonu.
9 Jump as a card action costs one of the unit’s two actions.
Skok jako akcja karty kosztuje jedną z dwóch akcji oddziału.
10 A free card action leaves both actions, and works once.
Darmowa akcja karty zostawia obie akcje i działa raz.
11 A heavy weapon with the icon is exhausted by its shot.
Ciężka broń z ikoną jest wyczerpana po strzale.
12 The upgrade Burst of Speed, once expended, does not come back.
Zużyte ulepszenie Burst of Speed już nie wróci.
13 A name with two bullets allows two cards of that name, but no third.
Dwie kropki przed nazwą pozwalają na dwie karty o tej nazwie, ale nie na trzecią.
14 Three rows lose a card each: the second card of every row is played.
Trzy rzędy tracą po karcie: gra się drugą kartą każdego rzędu.
15 A card of one pip has priority over a card of three.
Karta z jedną kropką ma pierwszeństwo przed kartą z trzema.
16 With equal pips and a blank on the die, the other player has priority.
Przy równych kropkach i pustym wyniku pierwszeństwo ma drugi gracz.
17 Two orders of Push go to two units at range 1–3, the commander perhaps among them.
Dwa rozkazy Push trafiają do dwóch oddziałów w zasięgu 1–3, może też do dowódcy.
18 With a commander of courage 2 near, three tokens are no panic, but still suppression.
Z dowódcą o odwadze 2 w pobliżu trzy żetony to nie panika, ale nadal przygwożdżenie.
19 With courage 1 and two tokens left after the rally, a unit panics, performs no actions, and then loses one token.
Z odwagą 1 i dwoma żetonami po zbiórce oddział wpada w panikę, nie wykonuje akcji, a potem traci jeden żeton.
20 At speed 2 the tools of speed 1 and 2 may be used, and the others follow in cohesion.
Przy prędkości 2 wolno użyć miarek 1 i 2, a reszta idzie w koherencji.
21 In a full move the rear notch ends on the far end of the tool.
W ruchu pełnym tylne wycięcie kończy na drugim końcu miarki.
22 In a partial move the base stops where its owner likes.
W ruchu częściowym podstawka staje tam, gdzie chce właściciel.
23 A tower in the way of a vehicle ends its move early.
Wieża na drodze pojazdu kończy jego ruch wcześniej.
24 Starting in difficult terrain and crossing a barricade slows once.
Start w trudnym terenie i przejście barykady spowalniają raz.
25 A tool that lies over difficult terrain slows a move too.
Miarka, która leży na trudnym terenie, też spowalnia ruch.
26 A unit climbs terrain taller than its silhouette, with the speed-1 tool.
Na teren wyższy od wzornika oddział się wspina, z miarką prędkości 1.
27 When the leader touches an enemy, both units join and both are engaged.
Gdy lider dotknie wroga, dołączają oba oddziały i oba są związane walką.
28 Troopers hide nobody from sight; a building does.
Żołnierze nikogo nie zasłaniają, a budynek tak.
29 Of two enemies in range and sight either may be attacked.
Z dwóch wrogów w zasięgu i na widoku można zaatakować każdego.
30 A mini that sees nobody adds nothing, and a weapon out of range stays out.
Figurka, która nikogo nie widzi, nic nie dodaje, a broń poza zasięgiem odpada.
31 The heavy weapon may shoot at somebody else, a blaster of the same name may not.
Ciężka broń może strzelić do kogoś innego, blaster o tej samej nazwie nie.
32 The attacker rerolls two blanks together; then surges become hits.
Atakujący przerzuca razem dwa puste wyniki; potem wzmocnienia stają się trafieniami.
33 With more than half of the minis behind heavy terrain, heavy cover takes two of three hits.
Gdy ponad połowa figurek stoi za ciężkim terenem, ciężka osłona zabiera dwa z trzech trafień.
34 On a unit without a surge chart a defence surge is a blank.
U oddziału bez tabeli wzmocnień wzmocnienie obrony jest puste.
35 Two hits less one block make one wound.
Dwa trafienia minus jeden blok to jedno obrażenie.
36 Three wounds defeat three minis of threshold 1.
Trzy obrażenia pokonują trzy figurki o progu 1.
37 Of four wounds one mini of threshold 3 takes three, the next takes one and goes on taking.
Z czterech obrażeń figurka o progu 3 bierze trzy, następna jedno i dalej bierze pierwsza.
38 A whole attack goes through its steps: five dice, one aim token, surges, no cover, defence and wounds.
Cały atak przechodzi przez swoje kroki: pięć kości, przycelowanie, wzmocnienia, bez osłony, obrona i obrażenia.
39 After an enemy near by has acted, a standby token gives a shot or a move.
Gdy pobliski wróg coś zrobi, żeton oczekiwania daje strzał lub ruch.
40 The last commander fell: a trooper unit takes over.
Padł ostatni dowódca: dowodzenie przejmuje oddział żołnierzy.
101 A walker goes over four droids: they are put back by the opponent and gain one suppression token.
Maszyna przechodzi po czterech droidach: stawia je przeciwnik, a oddział dostaje żeton przygwożdżenia.
102 When a tank reaches its resilience, one red die is rolled, and a blank disables the tank.
Gdy czołg osiąga wytrzymałość, rzuca się czerwoną kością; pusty wynik go unieruchamia.
103 Mercenaries do not help with three corps units but count towards six.
Najemnicy nie liczą się do trzech oddziałów podstawowych, ale liczą się do sześciu.
104 A mercenary is a friend, but not of the faction.
Najemnik jest sojusznikiem, ale nie należy do frakcji.
105 Two mortars need two units of shoretroopers.
Dwa moździerze wymagają dwóch oddziałów szturmowców brzegowych.
106 With Entourage a fourth special forces unit is allowed, and it gets an order.
Z Obstawą wolno mieć czwarty oddział sił specjalnych i dostaje on rozkaz.
107 Heavy cover and suppression stay at 2; Sharpshooter 1 leaves light cover.
Ciężka osłona z przygwożdżeniem to nadal 2; Snajper 1 zostawia lekką.
108 Spur and one immobilize token leave speed 1.
Pobudzenie i jeden żeton unieruchomienia zostawiają prędkość 1.
109 A unit of speed 1 with two immobilize tokens cannot move, even with Spur.
Oddział o prędkości 1 z dwoma żetonami unieruchomienia nie może się ruszyć, nawet z Pobudzeniem.
110 Two smoke tokens near a unit make its cover two better.
Dwa żetony dymu przy oddziale dają mu osłonę o dwa lepszą.
111 Pierce 3 turns two blocks of a guardian to blanks and has one left.
Przebicie 3 zamienia dwa bloki strażnika na puste wyniki i zostaje jedno.
112 Against three minis in sight, a weapon with Spray adds its dice three times.
Przeciw trzem widocznym figurkom broń z Rozpylaczem dodaje swoje kości trzy razy.
113 With Sidearm: Melee only the staff is used in melee, anything in a ranged attack.
Z Bronią podręczną do zwarcia w zwarciu używa się tylko laski, w ataku zasięgowym czegokolwiek.
114 Precise 1 from two sources rerolls four dice for one aim token.
Precyzyjny 1 z dwóch źródeł przerzuca cztery kości za jeden żeton przycelowania.
151 Impact 2 saves two of three hits from armour.
Impakt 2 ratuje dwa z trzech trafień przed pancerzem.
152 Against a defender without Armor the three hits stay as they are, Impact or not.
Przeciw obrońcy bez Pancerza trzy trafienia zostają, jakie są, mimo Impaktu.
153 Ion turns one shield for nothing, and another shield cancels a hit.
Jon obraca jedną tarczę na darmo, a druga tarcza anuluje trafienie.
154 With Deflect, one dodge token and two surges mean two wounds for the shooter.
Przy Odbiciu jeden żeton uniku i dwa wzmocnienia to dwa obrażenia dla strzelca.
155 High Velocity allows no dodge, so nothing is deflected.
Ultraszybki nie pozwala na unik, więc nic się nie odbija.
156 Low Profile in light cover cancels two hits.
Dyskretny w lekkiej osłonie anuluje dwa trafienia.
157 Sharpshooter 1 takes the cover and Low Profile with it.
Snajper 1 zabiera osłonę, a z nią zdolność Dyskretny.
158 Against Blast cover does nothing, a dodge token still works.
Przeciw Wybuchowi osłona nie działa, unik tak.
159 Danger Sense 2 adds two dice for three tokens.
Wyczulone zmysły 2 dodają dwie kości przy trzech żetonach.
160 Impervious adds two dice against Pierce 2.
Nieprzepuszczalny dodaje dwie kości przeciw Przebiciu 2.
161 Makashi Mastery gives up one Pierce and denies those dice.
Mistrzostwo Makashi oddaje jedno Przebicie i odbiera te kości.
162 Lethal: an aim token becomes Pierce 1 and breaks a block.
Zabójczy: przycelowanie zamienia się w Przebicie 1 i łamie blok.
163 Marksman: two tokens make one hit and one critical of a hit and a blank.
Strzelec wyborowy: dwa żetony robią z trafienia i pustego wyniku trafienie i trafienie krytyczne.
164 Observation and aim tokens are spent in any order, die by die.
Żetony obserwacji i przycelowania wydaje się w dowolnej kolejności.
165 Nimble gives one token back, however many were spent.
Zwinny oddaje jeden żeton, ile by ich nie wydano.
166 Two ion tokens leave droids without actions.
Dwa żetony jonów zostawiają droidy bez akcji.
167 A disrupted weapon of five dice adds three.
Uszkodzona broń o pięciu kościach dodaje trzy.
168 A unit with Unstoppable has two tokens in the pool and is activated twice.
Oddział ze zdolnością Niepowstrzymany ma w puli dwa żetony i aktywuje się dwa razy.
169 Treat cannot be used while its card is full of wound tokens.
Leczenia nie można użyć, gdy karta jest pełna żetonów obrażeń.
170 A restored mini of threshold 3 comes back with two wounds.
Przywrócona figurka o progu 3 wraca z dwoma obrażeniami.
171 A guardian with Soresu cancels one hit by a dodge token and two by dice.
Strażnik z Soresu anuluje jedno trafienie unikiem, a dwa kośćmi.
172 A beam leaps from one enemy to the next, even out of range.
Strumień przeskakuje z wroga na wroga, nawet poza zasięgiem.
173 A unit that gets out of a wrecked transport has a wound, a suppression token and no order.
Oddział, który wychodzi z rozbitego transportu, ma obrażenie, żeton przygwożdżenia i żadnego rozkazu.
174 Cunning wins a tie of pips without a die.
Chytrość wygrywa remis kropek bez rzutu.
175 Two bounties still score one point.
Dwa zlecenia nadal dają jeden punkt.
176 A unit may jump and move in one activation, but not jump twice.
Oddział może w aktywacji skoczyć i się ruszyć, ale nie skoczyć dwa razy.
177 In a mixed pool Deflect still wounds, Ataru and Djem So do not.
W mieszanej puli Odbicie nadal rani, Ataru i Djem So nie.
178 Dauntless cannot cause panic in the same activation.
Nieustraszony nie wywoła paniki w tej samej aktywacji.
179 With one action left a double card action is out of reach.
Z jedną akcją nie wykona się podwójnej akcji karty.
180 An overrun is still allowed after the attack action.
Nalot jest dozwolony nawet po akcji ataku.
`,
);
