import { chapters } from './chapter.js';

/** Unit keywords from Scale to Wound, and transports. */
export const keywordsLast = chapters(
  'LEG-KWU-',
  `
= SCALE
1 It climbs up to height 2.
Wspina się do wysokości 2.
2 The tool over difficult terrain does not slow it.
Miarka na trudnym terenie go nie spowalnia.
= SCOUT
1 After deployment it may move at speed X, whatever the terrain.
Po wystawieniu może ruszyć z prędkością X, nie zważając na teren.
2 Whatever its own speed.
Bez względu na własną prędkość.
3 At most 3.
Najwyżej 3.
4 It is no move action and ends in no contact.
Nie jest akcją ruchu i nie kończy się w styku.
= SCOUTINGPARTY
1 Up to X friendly trooper units at range 1–2 may go along.
Do X oddziałów sojuszniczych żołnierzy w zasięgu 1–2 może iść z nim.
2 With its Scout value.
Z jego wartością Zwiadu.
= SECRETMISSION
1 Once a game, in the enemy zone: a victory token on its card.
Raz na grę, w strefie wroga: żeton zwycięstwa na kartę.
2 If it survives, it scores one point.
Jeśli przeżyje, daje jeden punkt.
= SELFPRES
1 Against panic it uses no courage of another affiliation.
Przeciw panice nie używa odwagi innej przynależności.
= SENTINEL
1 Its standby token works at range 1–3.
Jego oczekiwanie działa w zasięgu 1–3.
= SHARPSHOOTER
1 The defender's cover is X less.
Osłona obrońcy jest o X mniejsza.
2 After it was capped at 2.
Po ograniczeniu do 2.
= SHIELDED
1 The unit has X shield tokens.
Oddział ma X żetonów tarczy.
2 With the keyword come and go the tokens.
Żetony przychodzą i odchodzą wraz ze zdolnością.
3 They begin active and are turned when used.
Zaczynają aktywne i po użyciu się obracają.
4 Against a ranged attack each cancels a hit or critical.
Przeciw atakowi zasięgowemu każdy anuluje trafienie lub trafienie krytyczne.
5 Not in melee or overrun.
Nie w zwarciu ani w nalocie.
6 Ion turns them first; Wheel Mode forbids their use.
Najpierw obraca je Jon; Tryb kołowy zabrania ich użycia.
= SMOKE
1 Card action: X smoke tokens at range 1 of the leader, in sight.
Akcja karty: X żetonów dymu w zasięgu 1 od lidera, na widoku.
2 On flat ground and on no other token.
Na płaskim i na żadnym innym żetonie.
3 Troopers near it have cover one better.
Żołnierze w pobliżu mają osłonę o jeden lepszą.
4 Troopers near it who attack meet cover one better.
Żołnierze w pobliżu, gdy atakują, trafiają na osłonę o jeden lepszą.
5 Each token counts once an attack.
Każdy żeton liczy się raz na atak.
6 Smoke goes in the end phase.
Dym znika w fazie końcowej.
= SORESU
1 After a dodge token, in defence or as a guardian, surges block.
Po uniku, w obronie lub jako strażnik, wzmocnienia blokują.
2 Each surge wounds the attacker.
Każde wzmocnienie rani atakującego.
3 As a guardian a dodge token cancels one of the hits without a die.
Jako strażnik unik anuluje jedno z trafień bez kości.
4 The attack goes on even if that defeats the attacker.
Atak trwa, nawet jeśli to pokona atakującego.
5 Immune: Deflect prevents the wounds; High Velocity only the dodge of a defender.
Odporność na odbicie zapobiega obrażeniom; Ultraszybki tylko unikowi obrońcy.
= SPEEDER
1 It moves over terrain up to height X and may end on it.
Porusza się nad terenem do wysokości X i może na nim kończyć.
2 Once an activation it must make a compulsory move, first or last.
Raz na aktywację musi wykonać przymusowy ruch, na początku lub na końcu.
3 That is a full move at full speed.
To pełny ruch z pełną prędkością.
4 If it does not fit, as far as possible.
Jeśli się nie mieści, tak daleko, jak się da.
5 Repulsors displace only in it.
Repulsory spychają tylko w nim.
6 Who cannot move does not make it.
Kto nie może się ruszyć, go nie wykonuje.
= SPOTTER
1 Card action: up to X friends at range 1 gain an aim token each.
Akcja karty: do X sojuszników w zasięgu 1 otrzymuje po żetonie przycelowania.
= SPUR
1 For a suppression token a move is one faster, at most 3.
Za żeton przygwożdżenia ruch jest o jeden szybszy, najwyżej 3.
2 What raises speed comes before what lowers it.
To, co zwiększa prędkość, działa przed tym, co zmniejsza.
= STATIONARY
1 It only pivots.
Tylko się obraca.
= STEADY
1 After a move action it may shoot for free.
Po akcji ruchu może za darmo strzelić.
2 It counts as the attack action.
Liczy się jako akcja ataku.
= STRAFE
1 A hovering unit with side notches may move sideways instead.
Unoszący się oddział z bocznymi wycięciami może ruszyć bokiem.
2 One speed slower, at least 1.
O jedną prędkość wolniej, najmniej 1.
3 In full or in part; objects stop it.
W całości lub części; obiekty go zatrzymują.
4 In full, the opposite side notch ends on the tool.
W całości przeciwne boczne wycięcie kończy na miarce.
5 It crosses nothing that it could not move through.
Nie przechodzi przez nic, przez co nie mógłby przejść.
6 A disabled vehicle does not strafe.
Unieruchomiony pojazd nie rusza bokiem.
= STRATEGIZE
1 Card action: for a suppression token X friends at range 1 gain an aim and a dodge token each.
Akcja karty: za żeton przygwożdżenia X sojuszników w zasięgu 1 otrzymuje po żetonie przycelowania i uniku.
= TACTICAL
1 After a standard move as an action it gains X aim tokens.
Po ruchu standardowym jako akcji otrzymuje X żetonów przycelowania.
= TAKECOVER
1 Card action: up to X friends at range 1 gain a dodge token each.
Akcja karty: do X sojuszników w zasięgu 1 otrzymuje po żetonie uniku.
= TARGET
1 With an order it gains X aim tokens.
Z rozkazem otrzymuje X żetonów przycelowania.
= TEAMWORK
1 Near the named friend, an aim or dodge token of one gives one to the other.
Przy wymienionym sojuszniku żeton przycelowania lub uniku jednego daje taki sam drugiemu.
2 Not again in return.
Ale nie z powrotem.
= TEMPTED
1 It may have upgrades of either side.
Może mieć ulepszenia obu stron.
= UNCANNYLUCK
1 In defence it may reroll up to X dice.
W obronie może przerzucić do X kości.
2 All together, each once.
Wszystkie razem, każdą raz.
= UNCONCERNED
1 Cover does nothing for it.
Osłona nic mu nie daje.
2 Its minis are neither repaired nor restored.
Jego figurek się nie naprawia ani nie przywraca.
= UNHINDERED
1 Difficult terrain does not slow it.
Trudny teren go nie spowalnia.
= UNSTOPPABLE
1 It may be activated twice a round.
Można go aktywować dwa razy na rundę.
2 It never has more than one face-up order.
Nigdy nie ma więcej niż jednego odkrytego rozkazu.
3 One token more of its rank goes into the pool.
Do puli trafia o jeden żeton jego rangi więcej.
= WEAKPOINT
1 From the named arc the attack gains Impact X.
Z wymienionego pola atak zyskuje Impakt X.
2 For area weapons the token counts as the attacker.
Przy broni obszarowej atakującym jest żeton.
= WHEELMODE
1 When activated it may have speed 3.
Przy aktywacji może mieć prędkość 3.
2 Then this round it has Cover 2, cannot attack and cannot use shields.
Wtedy w tej rundzie ma Osłonę 2, nie może atakować i używać tarcz.
3 It ends with the round.
Kończy się z rundą.
= WOUNDX
1 It enters play with X wounds.
Wchodzi do gry z X obrażeniami.
= TRANSPORT
1 It carries up to X friendly trooper units.
Przewozi do X oddziałów sojuszniczych żołnierzy.
2 A unit may be deployed inside.
Oddział można wystawić w środku.
3 Getting in or out is a speed-1 move in a move action.
Wsiadanie i wysiadanie to ruch z prędkością 1 w akcji ruchu.
4 Not both in one activation.
Nie oba w jednej aktywacji.
5 Not with speed 0, Stationary, a claimed token, or creatures.
Nie przy prędkości 0, Stacjonarnym, pozyskanym żetonie ani stworzenia.
6 Open: the leader ends in contact with the vehicle.
Otwarty: lider kończy w styku z pojazdem.
7 Closed: and then spends an action.
Zamknięty: i wydaje jeszcze akcję.
8 The unit is taken off the table and marked.
Oddział schodzi ze stołu i jest oznaczony.
9 Getting out: placed in contact with the vehicle, away from enemies, then a speed-1 move.
Wysiadanie: stawia się go w styku z pojazdem, z dala od wrogów, potem ruch z prędkością 1.
10 If the vehicle moved more than once, getting out takes all actions.
Jeśli pojazd ruszył się więcej niż raz, wysiadanie zajmuje wszystkie akcje.
11 In between the unit is transported.
W międzyczasie oddział jest przewożony.
12 Closed: it spends no tokens.
Zamknięty: nie wydaje żetonów.
13 Closed: it may gain them.
Zamknięty: może je otrzymywać.
14 Closed: it loses them as usual.
Zamknięty: traci je jak zwykle.
15 Closed: it does nothing but get out.
Zamknięty: nie robi nic prócz wysiadania.
16 Closed: it neither attacks nor is attacked.
Zamknięty: nie atakuje i nie jest atakowany.
17 Closed: measure to the vehicle.
Zamknięty: mierzy się do pojazdu.
18 Closed: it can be wounded.
Zamknięty: może otrzymać obrażenia.
19 Closed: it rallies.
Zamknięty: robi zbiórkę.
20 Closed: it gives and takes orders.
Zamknięty: wydaje i przyjmuje rozkazy.
21 Closed: nobody sees in or out.
Zamknięty: nic nie widać do środka ani na zewnątrz.
22 If the vehicle is defeated, they are placed around it first.
Jeśli pojazd zostaje pokonany, najpierw stawia się ich wokół niego.
23 Each has a suppression token, a wound and no order left.
Każdy ma żeton przygwożdżenia, obrażenie i zużyty rozkaz.
24 Objectives do not concern them.
Cele ich nie dotyczą.
25 They touch nothing that the vehicle touches.
Nie stykają się z tym, czego dotyka pojazd.
26 Open: as closed, but for what follows.
Otwarty: jak zamknięty, poza tym, co niżej.
27 Open: it spends tokens.
Otwarty: wydaje żetony.
28 Open: Fixed does not bind it.
Otwarty: Stałe pole ostrzału go nie wiąże.
29 Open: any actions, but one only after the vehicle moved more than once.
Otwarty: dowolne akcje, ale tylko jedna, gdy pojazd ruszył się więcej niż raz.
30 Open: it attacks as from the vehicle.
Otwarty: atakuje jak z pojazdu.
31 Open: its move is getting out.
Otwarty: jego ruchem jest wysiadanie.
32 Open: it is attacked as the vehicle would be.
Otwarty: atakuje się go jak pojazd.
33 Open: it has heavy cover.
Otwarty: ma ciężką osłonę.
34 Open: it is suppressed as usual.
Otwarty: jest przygwożdżany jak zwykle.
35 Open: with an enemy that touches the vehicle it fights in melee only.
Otwarty: z wrogiem, który dotyka pojazdu, walczy tylko w zwarciu.
36 No self-destruct and no guardian from inside.
Ze środka nie ma samozniszczenia ani strażnika.
`,
);
