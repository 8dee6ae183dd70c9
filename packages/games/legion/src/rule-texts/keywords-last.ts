import { chapters } from './chapter.js';

/** Unit keywords from Scale to Wound, and transports. */
export const keywordsLast = chapters(
  'LEG-KWU-',
  `
= SCALE
1 Scale: in a climb the unit gets up or down two levels.
Pokonywanie wysokości: we wspinaczce oddział pokonuje wysokość do 2.
2 Difficult terrain under the tool does not slow the unit.
Trudny teren pod miarką nie spowalnia tego oddziału.
= SCOUT
1 After it is deployed, the unit may move at speed X, whatever the terrain.
Po wystawieniu oddział może się ruszyć z prędkością X, nie zważając na teren.
2 Scout: the move may be faster than the unit's own speed.
Zwiad: ten ruch może być szybszy niż własna prędkość oddziału.
3 Scout values of a unit add up, but never to more than 3.
Wartości Zwiadu oddziału sumują się, ale nigdy nie przekraczają 3.
4 The scouting move is no move action and may not end in contact with an enemy.
Ten ruch nie jest akcją ruchu i nie może się skończyć w styku z wrogiem.
= SCOUTINGPARTY
1 Up to X friendly trooper units at range 1–2 may scout along with the unit.
Do X sojuszniczych oddziałów żołnierzy w zasięgu 1–2 może iść na zwiad razem z oddziałem.
2 Scouting Party: the chosen units scout with the value of this unit.
Oddział zwiadowczy: wybrane oddziały ruszają się z wartością Zwiadu tego oddziału.
= SECRETMISSION
1 Once a game, wholly in the enemy deployment zone, the unit puts a victory token on its card.
Raz na grę oddział stojący w całości w strefie rozstawienia wroga kładzie na swojej karcie żeton zwycięstwa.
2 Secret Mission: if the unit survives with its token, you gain one victory token.
Tajna misja: jeśli oddział przetrwa z żetonem, otrzymujesz jeden żeton zwycięstwa.
= SELFPRES
1 Against panic the unit uses no courage of a unit of another affiliation.
Przeciw panice oddział nie używa odwagi oddziałów innej przynależności.
= SENTINEL
1 The unit’s standby token works at range 1–3.
Żeton oczekiwania tego oddziału działa w zasięgu 1–3.
= SHARPSHOOTER
1 The cover of the defender is X lower against this attack.
Osłona obrońcy jest w tym ataku o X mniejsza.
2 Sharpshooter: cover is first capped at 2, then reduced.
Snajper: osłonę najpierw ogranicza się do 2, a potem zmniejsza.
= SHIELDED
1 Shielded X: the unit has X shield tokens, which belong to all its minis.
Tarcza X: oddział ma X żetonów tarczy, wspólnych dla wszystkich figurek.
2 When the unit gains or loses the keyword, it gains or loses the shield tokens too.
Gdy oddział zyskuje lub traci tę zdolność, zyskuje lub traci też żetony tarczy.
3 Shield tokens begin active and are turned over when used.
Żetony tarczy zaczynają aktywne i po użyciu obracają się na drugą stronę.
4 Against a ranged attack each active shield token cancels a hit or critical.
Przeciw atakowi zasięgowemu każdy aktywny żeton tarczy anuluje trafienie lub trafienie krytyczne.
5 Shielded: shields do nothing in melee or against an overrun.
Tarcza: tarcze nie działają w zwarciu ani przeciw nalotowi.
6 Ion turns shield tokens over first; Wheel Mode forbids their use.
Jon najpierw obraca żetony tarczy; Tryb kołowy zabrania ich użycia.
= SMOKE
1 As a card action the unit places X smoke tokens at range 1 of its leader, in line of sight.
Akcją karty oddział kładzie X żetonów dymu w zasięgu 1 od lidera, w linii wzroku.
2 You put the smoke token on flat ground and on no other token.
Żeton dymu kładziesz na płaskim, nie na innym żetonie.
3 A trooper unit whose leader is at range 1 of a smoke token has cover one better.
Oddział żołnierzy, którego lider jest w zasięgu 1 od żetonu dymu, ma osłonę o jeden lepszą.
4 When a trooper unit attacks while its leader is at range 1 of a smoke token, the defender has cover one better.
Gdy atakuje oddział żołnierzy, którego lider jest w zasięgu 1 od żetonu dymu, obrońca ma osłonę o jeden lepszą.
5 Each smoke token counts once in an attack.
Każdy żeton dymu liczy się raz w ataku.
6 Smoke: smoke tokens are removed in the end phase.
Dym: żetony dymu znikają w fazie końcowej.
= SORESU
1 When the unit has spent a dodge token, defending or guarding, its defence surges become blocks.
Gdy oddział wydał żeton uniku, broniąc się lub osłaniając, jego wzmocnienia obrony stają się blokami.
2 Soresu Mastery: for each defence surge rolled, the attacker suffers a wound.
Mistrzostwo Soresu: za każde wyrzucone wzmocnienie obrony atakujący otrzymuje obrażenie.
3 When the unit guards, a dodge token cancels one of the hits without a die.
Gdy oddział osłania innych, żeton uniku anuluje jedno z trafień bez rzutu kością.
4 The attack goes on even if these wounds defeat the attacker.
Atak trwa, nawet jeśli te obrażenia pokonają atakującego.
5 Immune: Deflect prevents the wounds; High Velocity only keeps a defender from spending dodge tokens.
Odporność na odbicie zapobiega obrażeniom; Ultraszybki tylko nie pozwala obrońcy wydawać żetonów uniku.
= SPEEDER
1 The unit moves over terrain up to height X and may end on it.
Oddział porusza się nad terenem do wysokości X i może na nim stanąć.
2 Once an activation the unit must make a compulsory move, at its start or its end.
Raz na aktywację oddział musi wykonać przymusowy ruch, na początku lub na końcu.
3 The compulsory move is a full move at the unit’s full speed.
Przymusowy ruch to ruch pełny z pełną prędkością oddziału.
4 If the compulsory move does not fit, the unit moves as far as possible.
Jeśli przymusowy ruch się nie mieści, oddział rusza tak daleko, jak się da.
5 Speeder: a repulsor vehicle displaces troopers only in its compulsory move.
Śmigacz: pojazd repulsorowy przesuwa żołnierzy tylko w przymusowym ruchu.
6 A unit that cannot move does not make its compulsory move.
Oddział, który nie może się ruszyć, nie wykonuje przymusowego ruchu.
= SPOTTER
1 As a card action the unit lets up to X friendly units at range 1 gain an aim token each.
Akcją karty oddział daje po żetonie przycelowania do X sojuszniczym oddziałom w zasięgu 1.
= SPUR
1 For a suppression token a move of the unit is one speed faster, 3 at most.
Za żeton przygwożdżenia ruch oddziału jest o jedną prędkość szybszy, najwyżej 3.
2 What raises the speed of a unit comes before what lowers its speed.
To, co zwiększa prędkość oddziału, działa przed tym, co ją zmniejsza.
= STATIONARY
1 Stationary: the only move of this unit is a pivot.
Stacjonarny: jedynym ruchem tego oddziału jest obrót.
= STEADY
1 After a move action the unit may make a ranged attack for free.
Po akcji ruchu oddział może za darmo zaatakować z dystansu.
2 The free attack counts as the unit’s attack action of the activation.
Darmowy atak liczy się jako akcja ataku oddziału w tej aktywacji.
= STRAFE
1 A hovering unit with notches at its sides may move sideways instead of forward.
Unoszący się oddział z bocznymi wycięciami może zamiast do przodu ruszyć bokiem.
2 A sideways move is one speed slower than a move, but at least speed 1.
Ruch bokiem jest o jedną prędkość wolniejszy, ale nie wolniejszy niż 1.
3 A sideways move may be full or partial, and objects in the way stop the base.
Ruch bokiem może być pełny lub częściowy, a obiekty po drodze zatrzymują podstawkę.
4 In a full sideways move the opposite side notch of the base ends on the tool.
W pełnym ruchu bokiem przeciwne boczne wycięcie podstawki kończy na miarce.
5 A strafing base crosses nothing that it could not move through.
Podstawka w ruchu bokiem nie przechodzi przez nic, przez co nie mogłaby przejść.
6 Strafe: a disabled vehicle cannot move sideways.
Ruch bokiem: unieruchomiony pojazd nie może wykonać ruchu bokiem.
= STRATEGIZE
1 As a card action, for one suppression token, the unit lets X friendly units at range 1 gain an aim and a dodge token each.
Akcją karty, za żeton przygwożdżenia, oddział daje X sojuszniczym oddziałom w zasięgu 1 po żetonie przycelowania i uniku.
= TACTICAL
1 After a standard move as an action the unit gains X aim tokens.
Po ruchu standardowym jako akcji oddział otrzymuje X żetonów przycelowania.
= TAKECOVER
1 As a card action the unit lets up to X friendly units at range 1 gain a dodge token each.
Akcją karty oddział daje po żetonie uniku do X sojuszniczym oddziałom w zasięgu 1.
= TARGET
1 When the unit receives an order, it gains X aim tokens.
Gdy oddział otrzymuje rozkaz, otrzymuje też X żetonów przycelowania.
= TEAMWORK
1 While the unit is at range 1–2 of the named friendly unit, an aim or dodge token that one of the two gains is gained by the other too.
Dopóki oddział jest w zasięgu 1–2 od wymienionego sojuszniczego oddziału, żeton przycelowania lub uniku, który otrzymuje jeden z nich, otrzymuje też drugi.
2 Teamwork: a token gained through it gives no token in return.
Współpraca: żeton z tej zdolności nie daje żetonu z powrotem.
= TEMPTED
1 Tempted: the unit may have upgrades of the dark side and of the light side.
Kuszony: oddział może mieć ulepszenia ciemnej i jasnej strony.
= UNCANNYLUCK
1 When the unit defends, it may reroll up to X dice.
Gdy oddział się broni, może przerzucić do X kości.
2 Uncanny Luck: you reroll the chosen dice together, each once.
Szczęściarz: wybrane kości przerzucasz razem, każdą raz.
= UNCONCERNED
1 The unit never has the benefit of cover.
Ten oddział nigdy nie korzysta z osłony.
2 Minis of the unit are neither repaired nor restored.
Figurek tego oddziału nie można naprawić ani przywrócić.
= UNHINDERED
1 Unhindered: difficult terrain does not slow this unit.
Nieograniczony: trudny teren nie spowalnia tego oddziału.
= UNSTOPPABLE
1 The unit may be activated twice in a round.
Ten oddział można aktywować dwa razy na rundę.
2 The unit never has more than one face-up order.
Ten oddział nigdy nie ma więcej niż jednego odkrytego rozkazu.
3 One more order token of the unit’s rank goes into the pool.
Do puli trafia o jeden żeton rozkazu rangi tego oddziału więcej.
= WEAKPOINT
1 An attack from the named arc gains Impact X.
Atak z wymienionej strefy zyskuje Impakt X.
2 For an area weapon the arc is measured from the token, not from a unit.
Przy broni obszarowej strefę wyznacza żeton, a nie oddział.
= WHEELMODE
1 When the unit is activated, it may enter Wheel Mode and have speed 3.
Gdy oddział się aktywuje, może przejść w Tryb kołowy i mieć prędkość 3.
2 In Wheel Mode the unit has Cover 2 this round, cannot attack and cannot use shields.
W Trybie kołowym oddział ma w tej rundzie Osłonę 2, nie może atakować i nie używa tarcz.
3 The unit leaves Wheel Mode when the round ends.
Oddział wychodzi z Trybu kołowego z końcem rundy.
= WOUNDX
1 The unit enters play with X wound tokens.
Oddział wchodzi do gry z X żetonami obrażeń.
= TRANSPORT
1 The vehicle carries up to X friendly trooper units.
Pojazd przewozi do X sojuszniczych oddziałów żołnierzy.
2 Transport: you may deploy a unit inside when you deploy the vehicle.
Transport: gdy wystawiasz pojazd, możesz wystawić oddział w środku.
3 To get in or out is a speed-1 move in a move action of the unit.
Wsiadanie i wysiadanie to ruch oddziału z prędkością 1 w akcji ruchu.
4 Transport: a unit cannot embark and disembark in one activation.
Transport: oddział nie wsiada i nie wysiada w tej samej aktywacji.
5 Creatures and units with speed 0, Stationary or a claimed token can neither get in nor out.
Nie wsiada ani nie wysiada stworzenie ani oddział o prędkości 0, Stacjonarny lub z pozyskanym żetonem.
6 To get into an open vehicle with room, the leader ends its move in contact with it.
Do otwartego pojazdu z wolnym miejscem oddział wsiada, gdy lider kończy ruch w styku z nim.
7 Closed transport: after its move the unit spends an action to get in.
Transport zamknięty: po ruchu oddział wydaje jeszcze akcję, żeby wsiąść.
8 A unit that gets in is taken off the battlefield and its vehicle is marked.
Oddział, który wsiada, schodzi z pola bitwy, a pojazd zostaje oznaczony.
9 A unit that gets out is placed in contact with the vehicle, away from enemies, and then makes a speed-1 move.
Oddział, który wysiada, staje w styku z pojazdem, z dala od wrogów, a potem wykonuje ruch z prędkością 1.
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
15 A unit on board of a closed transport can do nothing but get out.
Oddział na pokładzie transportu zamkniętego może tylko wysiąść.
16 A unit on board of a closed transport neither attacks nor is attacked.
Oddział na pokładzie transportu zamkniętego nie atakuje i nie jest atakowany.
17 Closed transport: range to a unit on board is measured to the vehicle.
Transport zamknięty: zasięg do oddziału na pokładzie mierzysz do pojazdu.
18 Closed transport: a unit on board can suffer wounds.
Transport zamknięty: oddział na pokładzie może otrzymać obrażenia.
19 Closed transport: a unit on board rallies as usual.
Transport zamknięty: oddział na pokładzie robi zbiórkę jak zwykle.
20 Closed transport: a unit on board may get orders, and a commander may issue them.
Transport zamknięty: oddział na pokładzie przyjmuje rozkazy, a dowódca je wydaje.
21 Nobody sees into a closed transport or out of it.
Do transportu zamkniętego ani z niego nikt nic nie widzi.
22 When the vehicle is defeated, units on board are first placed around it.
Gdy pojazd zostaje pokonany, oddziały z pokładu najpierw stają wokół niego.
23 Each unit from a defeated vehicle has a suppression token, a wound and no order left.
Każdy oddział z pokonanego pojazdu ma żeton przygwożdżenia, obrażenie i zużyty rozkaz.
24 Transport: objective cards do not concern a unit on board.
Transport: karty celów nie dotyczą oddziału na pokładzie.
25 Units on board are not in contact with what their vehicle touches.
Oddziały na pokładzie nie stykają się z tym, czego dotyka pojazd.
26 An open transport follows the rules of a closed one, except where rules for open transports differ.
Transport otwarty stosuje zasady zamkniętego, chyba że zasady transportu otwartego mówią inaczej.
27 Open transport: a unit on board may spend its tokens.
Transport otwarty: oddział na pokładzie może wydawać żetony.
28 Fixed does not bind a unit on board of an open transport.
Stałe pole ostrzału nie wiąże oddziału na pokładzie transportu otwartego.
29 A unit on board of an open transport performs any actions, but only one if the vehicle moved more than once.
Oddział na pokładzie transportu otwartego wykonuje dowolne akcje, ale tylko jedną, gdy pojazd ruszył się więcej niż raz.
30 Open transport: a unit on board attacks as if from the base of the vehicle.
Transport otwarty: oddział na pokładzie atakuje tak, jakby atakował pojazd.
31 Open transport: the only move of a unit on board is to get out.
Transport otwarty: jedynym ruchem oddziału na pokładzie jest wyjście.
32 A unit on board of an open transport is attacked as the vehicle would be.
Oddział na pokładzie transportu otwartego atakuje się tak jak pojazd.
33 Open transport: a unit on board has heavy cover.
Transport otwarty: oddział na pokładzie ma ciężką osłonę.
34 Open transport: a unit on board is suppressed as usual.
Transport otwarty: oddział na pokładzie jest przygwożdżany jak zwykle.
35 An enemy that touches the open transport and a unit on board attack each other in melee only.
Wróg, który dotyka transportu otwartego, i oddział na pokładzie atakują się nawzajem tylko w zwarciu.
36 A unit on board cannot self-destruct and cannot guard.
Oddział na pokładzie nie może użyć Samozniszczenia ani Strażnika.
`,
);
