import { chapters } from './chapter.js';

/** Unit keywords from Scale to Wound, and transports. */
export const keywordsLast = chapters(
  'LEG-KWU-',
  `
= SCALE
1 Scale: in a climb the unit gets up or down two levels.
Pokonywanie wysokości: we wspinaczce oddział pokonuje wysokość do 2.
2 The tool over difficult terrain does not slow it.
Miarka na trudnym terenie go nie spowalnia.
= SCOUT
1 After deployment it may move at speed X, whatever the terrain.
Po wystawieniu może ruszyć z prędkością X, nie zważając na teren.
2 Scout: the move may be faster than the unit's own speed.
Zwiad: ten ruch może być szybszy niż własna prędkość oddziału.
3 Scout: values add up, but never to more than 3.
Zwiad: wartości się sumują, ale nigdy nie przekraczają 3.
4 Scout: it is no move action and ends in no contact.
Zwiad: nie jest akcją ruchu i nie kończy się w styku.
= SCOUTINGPARTY
1 Up to X friendly trooper units at range 1–2 may go along.
Do X oddziałów sojuszniczych żołnierzy w zasięgu 1–2 może iść z nim.
2 Scouting Party: the chosen units scout with the value of this unit.
Oddział zwiadowczy: wybrane oddziały ruszają się z wartością Zwiadu tego oddziału.
= SECRETMISSION
1 Once a game, wholly in the enemy deployment zone, the unit puts a victory token on its card.
Raz na grę oddział stojący w całości w strefie rozstawienia wroga kładzie na swojej karcie żeton zwycięstwa.
2 Secret Mission: if the unit survives with its token, you gain one victory token.
Tajna misja: jeśli oddział przetrwa z żetonem, otrzymujesz jeden żeton zwycięstwa.
= SELFPRES
1 Against panic it uses no courage of another affiliation.
Przeciw panice nie używa odwagi innej przynależności.
= SENTINEL
1 Sentinel: its standby token works at range 1–3.
Wartownik: jego oczekiwanie działa w zasięgu 1–3.
= SHARPSHOOTER
1 The defender's cover is X less.
Osłona obrońcy jest o X mniejsza.
2 Sharpshooter: cover is first capped at 2, then reduced.
Snajper: osłonę najpierw ogranicza się do 2, a potem zmniejsza.
= SHIELDED
1 Shielded X: the unit has X shield tokens, which belong to all its minis.
Tarcza X: oddział ma X żetonów tarczy, wspólnych dla wszystkich figurek.
2 With the keyword come and go the tokens.
Żetony przychodzą i odchodzą wraz ze zdolnością.
3 Shielded: they begin active and are turned when used.
Tarcza: zaczynają aktywne i po użyciu się obracają.
4 Against a ranged attack each cancels a hit or critical.
Przeciw atakowi zasięgowemu każdy anuluje trafienie lub trafienie krytyczne.
5 Shielded: shields do nothing in melee or against an overrun.
Tarcza: tarcze nie działają w zwarciu ani przeciw nalotowi.
6 Ion turns them first; Wheel Mode forbids their use.
Najpierw obraca je Jon; Tryb kołowy zabrania ich użycia.
= SMOKE
1 Card action: X smoke tokens at range 1 of the leader, in sight.
Akcja karty: X żetonów dymu w zasięgu 1 od lidera, na widoku.
2 You put the smoke token on flat ground and on no other token.
Żeton dymu kładziesz na płaskim, nie na innym żetonie.
3 Troopers near it have cover one better.
Żołnierze w pobliżu mają osłonę o jeden lepszą.
4 Troopers near it who attack meet cover one better.
Żołnierze w pobliżu, gdy atakują, trafiają na osłonę o jeden lepszą.
5 Each token counts once an attack.
Każdy żeton liczy się raz na atak.
6 Smoke: smoke tokens are removed in the end phase.
Dym: żetony dymu znikają w fazie końcowej.
= SORESU
1 After a dodge token, in defence or as a guardian, surges block.
Po uniku, w obronie lub jako strażnik, wzmocnienia blokują.
2 Soresu Mastery: for each defence surge rolled, the attacker suffers a wound.
Mistrzostwo Soresu: za każde wyrzucone wzmocnienie obrony atakujący otrzymuje obrażenie.
3 As a guardian a dodge token cancels one of the hits without a die.
Jako strażnik unik anuluje jedno z trafień bez kości.
4 The attack goes on even if that defeats the attacker.
Atak trwa, nawet jeśli to pokona atakującego.
5 Immune: Deflect prevents the wounds; High Velocity only the dodge of a defender.
Odporność na odbicie zapobiega obrażeniom; Ultraszybki tylko unikowi obrońcy.
= SPEEDER
1 Speeder: it moves over terrain up to height X and may end on it.
Śmigacz: porusza się nad terenem do wysokości X i może na nim kończyć.
2 Once an activation it must make a compulsory move, first or last.
Raz na aktywację musi wykonać przymusowy ruch, na początku lub na końcu.
3 Speeder: that is a full move at full speed.
Śmigacz: to pełny ruch z pełną prędkością.
4 If it does not fit, as far as possible.
Jeśli się nie mieści, tak daleko, jak się da.
5 Speeder: a repulsor vehicle displaces troopers only in its compulsory move.
Śmigacz: pojazd repulsorowy przesuwa żołnierzy tylko w przymusowym ruchu.
6 Who cannot move does not make it.
Kto nie może się ruszyć, go nie wykonuje.
= SPOTTER
1 Card action: up to X friends at range 1 gain an aim token each.
Akcja karty: do X sojuszników w zasięgu 1 otrzymuje po żetonie przycelowania.
= SPUR
1 For a suppression token a move is one faster, at most 3.
Za żeton przygwożdżenia ruch jest o jeden szybszy, najwyżej 3.
2 Spur: what raises speed comes before what lowers it.
Pobudzenie: to, co zwiększa prędkość, działa przed tym, co zmniejsza.
= STATIONARY
1 Stationary: the only move of this unit is a pivot.
Stacjonarny: jedynym ruchem tego oddziału jest obrót.
= STEADY
1 After a move action it may shoot for free.
Po akcji ruchu może za darmo strzelić.
2 Steady: its free attack counts as the one attack action of the activation.
Pewny: darmowy atak liczy się jako jedyna akcja ataku w aktywacji.
= STRAFE
1 A hovering unit with side notches may move sideways instead.
Unoszący się oddział z bocznymi wycięciami może ruszyć bokiem.
2 One speed slower, at least 1.
O jedną prędkość wolniej, najmniej 1.
3 In full or in part; objects stop it.
W całości lub części; obiekty go zatrzymują.
4 In full, the opposite side notch ends on the tool.
W całości przeciwne boczne wycięcie kończy na miarce.
5 A strafing base crosses nothing that it could not move through.
Podstawka w ruchu bokiem nie przechodzi przez nic, przez co nie mogłaby przejść.
6 Strafe: a disabled vehicle cannot move sideways.
Ruch bokiem: unieruchomiony pojazd nie może wykonać ruchu bokiem.
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
2 Teamwork: a token gained through it gives no token in return.
Współpraca: żeton z tej zdolności nie daje żetonu z powrotem.
= TEMPTED
1 Tempted: the unit may have upgrades of the dark side and of the light side.
Kuszony: oddział może mieć ulepszenia ciemnej i jasnej strony.
= UNCANNYLUCK
1 In defence it may reroll up to X dice.
W obronie może przerzucić do X kości.
2 Uncanny Luck: you reroll the chosen dice together, each once.
Szczęściarz: wybrane kości przerzucasz razem, każdą raz.
= UNCONCERNED
1 Unconcerned: the unit has no use of cover.
Obojętny: osłona nic temu oddziałowi nie daje.
2 Unconcerned: its minis are neither repaired nor restored.
Obojętny: jego figurek się nie naprawia ani nie przywraca.
= UNHINDERED
1 Unhindered: difficult terrain does not slow this unit.
Nieograniczony: trudny teren nie spowalnia tego oddziału.
= UNSTOPPABLE
1 Unstoppable: it may be activated twice a round.
Niepowstrzymany: można go aktywować dwa razy na rundę.
2 Unstoppable: it never has more than one face-up order.
Niepowstrzymany: nigdy nie ma więcej niż jednego odkrytego rozkazu.
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
2 Wheel Mode: then this round it has Cover 2, cannot attack and cannot use shields.
Tryb kołowy: wtedy w tej rundzie ma Osłonę 2, nie może atakować i używać tarcz.
3 Wheel Mode: the unit leaves it when the round ends.
Tryb kołowy: oddział wychodzi z niego z końcem rundy.
= WOUNDX
1 Wound: it enters play with X wounds.
Obrażenia: wchodzi do gry z X obrażeniami.
= TRANSPORT
1 Transport: it carries up to X friendly trooper units.
Transport: przewozi do X oddziałów sojuszniczych żołnierzy.
2 Transport: you may deploy a unit inside when you deploy the vehicle.
Transport: gdy wystawiasz pojazd, możesz wystawić oddział w środku.
3 Getting in or out is a speed-1 move in a move action.
Wsiadanie i wysiadanie to ruch z prędkością 1 w akcji ruchu.
4 Transport: a unit cannot embark and disembark in one activation.
Transport: oddział nie wsiada i nie wysiada w tej samej aktywacji.
5 A unit with speed 0, Stationary or a claimed token, and creatures, cannot get in or out.
Nie wsiada ani nie wysiada oddział o prędkości 0, Stacjonarny lub z pozyskanym żetonem ani stworzenie.
6 To get into an open vehicle with room, the leader ends its move in contact with it.
Do otwartego pojazdu z wolnym miejscem oddział wsiada, gdy lider kończy ruch w styku z nim.
7 Closed transport: after its move the unit spends an action to get in.
Transport zamknięty: po ruchu oddział wydaje jeszcze akcję, żeby wsiąść.
8 The unit is taken off the table and marked.
Oddział schodzi ze stołu i jest oznaczony.
9 Getting out: placed in contact with the vehicle, away from enemies, then a speed-1 move.
Wysiadanie: stawia się go w styku z pojazdem, z dala od wrogów, potem ruch z prędkością 1.
10 If the vehicle moved more than once, getting out takes all actions.
Jeśli pojazd ruszył się więcej niż raz, wysiadanie zajmuje wszystkie akcje.
11 Transport: from embarking until disembarking a unit is transported.
Transport: od wejścia do wyjścia oddział jest przewożony.
12 Closed transport: a unit on board cannot spend tokens.
Transport zamknięty: oddział na pokładzie nie wydaje żetonów.
13 Closed transport: a unit on board may gain tokens.
Transport zamknięty: oddział na pokładzie może otrzymywać żetony.
14 Closed transport: a unit on board loses tokens at the end of the round as usual.
Transport zamknięty: oddział na pokładzie traci żetony na końcu rundy jak zwykle.
15 Closed: it does nothing but get out.
Zamknięty: nie robi nic prócz wysiadania.
16 Closed: it neither attacks nor is attacked.
Zamknięty: nie atakuje i nie jest atakowany.
17 Closed transport: range to a unit on board is measured to the vehicle.
Transport zamknięty: zasięg do oddziału na pokładzie mierzysz do pojazdu.
18 Closed transport: a unit on board can suffer wounds.
Transport zamknięty: oddział na pokładzie może otrzymać obrażenia.
19 Closed transport: a unit on board rallies as usual.
Transport zamknięty: oddział na pokładzie robi zbiórkę jak zwykle.
20 Closed transport: a unit on board may get orders, and a commander may issue them.
Transport zamknięty: oddział na pokładzie przyjmuje rozkazy, a dowódca je wydaje.
21 Closed: nobody sees in or out.
Zamknięty: nic nie widać do środka ani na zewnątrz.
22 If the vehicle is defeated, they are placed around it first.
Jeśli pojazd zostaje pokonany, najpierw stawia się ich wokół niego.
23 Each has a suppression token, a wound and no order left.
Każdy ma żeton przygwożdżenia, obrażenie i zużyty rozkaz.
24 Transport: objective cards do not concern a unit on board.
Transport: karty celów nie dotyczą oddziału na pokładzie.
25 Transport: they touch nothing that the vehicle touches.
Transport: nie stykają się z tym, czego dotyka pojazd.
26 Open: as closed, but for what follows.
Otwarty: jak zamknięty, poza tym, co niżej.
27 Open transport: a unit on board may spend its tokens.
Transport otwarty: oddział na pokładzie może wydawać żetony.
28 Open: Fixed does not bind it.
Otwarty: Stałe pole ostrzału go nie wiąże.
29 Open: any actions, but one only after the vehicle moved more than once.
Otwarty: dowolne akcje, ale tylko jedna, gdy pojazd ruszył się więcej niż raz.
30 Open transport: a unit on board attacks as if from the base of the vehicle.
Transport otwarty: oddział na pokładzie atakuje tak, jakby atakował pojazd.
31 Open transport: the only move of a unit on board is to get out.
Transport otwarty: jedynym ruchem oddziału na pokładzie jest wyjście.
32 Open: it is attacked as the vehicle would be.
Otwarty: atakuje się go jak pojazd.
33 Open transport: a unit on board has heavy cover.
Transport otwarty: oddział na pokładzie ma ciężką osłonę.
34 Open transport: a unit on board is suppressed as usual.
Transport otwarty: oddział na pokładzie jest przygwożdżany jak zwykle.
35 Open: with an enemy that touches the vehicle it fights in melee only.
Otwarty: z wrogiem, który dotyka pojazdu, walczy tylko w zwarciu.
36 No self-destruct and no guardian from inside.
Ze środka nie ma samozniszczenia ani strażnika.
`,
);
