import { chapters } from './chapter.js';

/** Keywords in general, and unit keywords from Agile to Flawed. */
export const keywordsFirst = chapters(
  'LEG-KWU-',
  `
= GEN
1 Keywords belong to units, weapons, upgrades or command cards; the glossary binds.
Zdolności należą do oddziałów, broni, ulepszeń lub kart rozkazów; wiąże słownik.
2 Numbers add up over all sources; Scout stops at 3, Coordinate stays one order, Treat and Repair stay apart.
Liczby sumują się ze wszystkich źródeł; Zwiad kończy na 3, Koordynacja to nadal jeden rozkaz, a Leczenie i Napraw są osobne.
3 A keyword goes before basic rules; what forbids goes before what allows.
Zdolność ma pierwszeństwo przed zasadami; zakaz przed pozwoleniem.
4 What a keyword does is an effect of the card that has it.
To, co robi zdolność, jest efektem karty, na której stoi.
5 At one moment the player with priority begins, or blue; each orders their own effects, and what comes after waits.
W jednej chwili zaczyna gracz z pierwszeństwem albo niebieski; każdy układa własne efekty, a to, co następuje po, czeka.
6 Different card actions may follow each other, each once; free ones only among the unit's own actions.
Różne akcje kart mogą następować po sobie, każda raz; darmowe tylko wśród własnych akcji.
7 A fallen mini takes the keywords of its card with it.
Pokonana figurka zabiera zdolności swojej karty.
8 A move that an ability grants is no move action unless it says so.
Ruch dany przez zdolność nie jest akcją ruchu, chyba że tak mówi.
9 At needs a part, within needs all, beyond needs all outside; everything is at range 1 of itself.
„W” wymaga części, „wewnątrz” całości, „poza” całości na zewnątrz; wszystko jest w zasięgu 1 od siebie.
10 A card action with two arrows costs two actions, one with one arrow costs one.
Akcja karty z dwiema strzałkami kosztuje dwie akcje, z jedną strzałką jedną.
11 One number is the greatest range, two are least and greatest.
Jedna liczba to największy zasięg, dwie to najmniejszy i największy.
= AGILE
1 After a standard move as an action, or free move action, the unit gains X dodge tokens.
Po ruchu standardowym jako akcji lub darmowej akcji ruchu oddział otrzymuje X żetonów uniku.
2 Agile: each standard move that is an action gives the tokens again.
Zwinność: każdy standardowy ruch w akcji daje żetony na nowo.
3 Climbs, pivots, reversing, withdrawing and moves that are no actions do not.
Wspinaczka, obroty, cofanie, wycofanie i ruchy, które nie są akcją, się nie liczą.
= AI
1 Without a face-up order the unit's first action is one of those that its AI lists.
Bez odkrytego rozkazu pierwsza akcja oddziału jest jedną z wymienionych przy AI.
2 AI: of several listed actions you pick one that is possible.
AI: spośród kilku podanych akcji wybierasz taką, która jest możliwa.
3 If none is possible, anything goes.
Jeśli żadna nie jest możliwa, wolno wszystko.
4 Only the first action is bound; free actions do not matter.
Związana jest tylko pierwsza akcja; darmowe się nie liczą.
5 Override switches it off for the activation.
Nadpisanie wyłącza to na całą aktywację.
= AID
1 An aim, dodge or surge token may go to a named friendly unit at range 1 in sight instead.
Żeton przycelowania, uniku lub wzmocnienia może trafić do wymienionego sojusznika w zasięgu 1 i na widoku.
2 Aid: the unit that gets the token instead gains a suppression token.
Pomoc: oddział, który przejmuje żeton, otrzymuje też żeton przygwożdżenia.
3 Each token is decided alone and passed on once.
O każdym żetonie decyduje się osobno i przekazuje go raz.
= ALLIES
1 The unit may order mercenaries of any affiliation.
Oddział może wydawać rozkazy najemnikom każdej przynależności.
2 The army may have one mercenary unit more.
Armia może mieć jeden oddział najemników więcej.
3 Allies of Convenience: it still counts towards the limit of its rank.
Sojusz dla korzyści: nadal liczy się do limitu swojej rangi.
= ARMOR
1 Armor: the defender may cancel all hits of the attack pool.
Pancerz: obrońca może anulować wszystkie trafienia z puli ataku.
2 Armor: critical results stay, since armour cancels hits only.
Pancerz: trafienia krytyczne zostają, bo pancerz anuluje tylko zwykłe.
3 Armor: what the attacker changes, as by Impact, happens before armour cancels.
Pancerz: zmiany atakującego, jak Impakt, następują, zanim pancerz cokolwiek anuluje.
= ARMORX
1 Armor X: the defender may cancel up to X hits of the pool.
Pancerz X: obrońca może anulować do X trafień z puli ataku.
2 Armor goes before Armor X; Impact works against both.
Pancerz ma pierwszeństwo przed Pancerzem X; Impakt działa przeciw obu.
= ARSENAL
1 Each mini may add up to X weapons.
Każda figurka może dodać do X rodzajów broni.
2 Arsenal: they may go into one pool or into several, by the usual rules.
Arsenał: mogą trafić do jednej puli lub do kilku, według zwykłych zasad.
3 Not together with Barrage in one activation.
Nie razem z Ogniem zaporowym w jednej aktywacji.
= ATARU
1 Ataru Mastery: the unit may perform two attack actions in an activation.
Mistrzostwo Ataru: oddział może wykonać w aktywacji dwie akcje ataku.
2 Ataru Mastery: after its attack the unit gains a dodge token.
Mistrzostwo Ataru: po swoim ataku oddział otrzymuje żeton uniku.
3 Ataru Mastery: after it has defended, the unit gains an aim token.
Mistrzostwo Ataru: po obronie oddział otrzymuje żeton przycelowania.
4 With a dodge token spent, the attacker suffers a wound for each defence surge.
Po wydaniu uniku atakujący otrzymuje obrażenie za każde wzmocnienie obrony.
5 The attack goes on even if that defeats the attacker.
Atak trwa, nawet jeśli to pokona atakującego.
6 One weapon with Immune: Deflect in the pool prevents those wounds.
Jedna broń z Odpornością na odbicie w puli zapobiega tym obrażeniom.
= AUTHORITATIVE
1 Once a command phase an order for it may go to a friend at range 1–2.
Raz na fazę dowodzenia rozkaz dla niego może trafić do sojusznika w zasięgu 1–2.
2 Authoritative: then it has no order, and the friend answers to it.
Autorytatywny: wtedy nie ma rozkazu, a odpowiada na niego sojusznik.
= BARRAGE
1 Two attack actions, if Arsenal is not used.
Dwie akcje ataku, jeśli nie użyto Arsenału.
2 Barrage: two attacks and Arsenal exclude each other for the whole activation.
Ogień zaporowy: dwa ataki i Arsenał wykluczają się przez całą aktywację.
= BLOCK
1 After spending a dodge token defence surges block.
Po wydaniu uniku wzmocnienia obrony blokują.
2 The token cancels a hit too, if there is one.
Żeton anuluje też trafienie, jeśli jest.
3 Block: against High Velocity no dodge token is spent, so it does nothing.
Blok: przeciw broni Ultraszybkiej nie wydaje się uników, więc nie działa.
= BOLSTER
1 Card action: up to X friends at range 1 gain a surge token each.
Akcja karty: do X sojuszników w zasięgu 1 otrzymuje po żetonie wzmocnienia.
2 The unit may be one of them.
Oddział może być jednym z nich.
= BOUNTY
1 After set-up it marks an enemy commander or operative.
Po przygotowaniach oznacza wrogiego dowódcę lub agenta.
2 Who defeats the marked unit takes the mark.
Kto pokona oznaczony oddział, zabiera znacznik.
3 Any friendly unit with Bounty may collect it.
Może go zebrać każdy sojusznik ze Zleceniem.
4 A survivor with marks scores one point, however many it has.
Ocalały ze znacznikami daje jeden punkt, ilu by ich nie miał.
= CACHE
1 Tokens lie on the card from the start.
Żetony leżą na karcie od początku.
2 Cache: the unit spends tokens on the card as its own.
Skrytka: oddział wydaje żetony z karty tak jak własne.
3 Cache: tokens on the card stay there from round to round.
Skrytka: żetony na karcie zostają tam z rundy na rundę.
= CALCODDS
1 Card action: a friend at range 1 in sight gains an aim, a dodge and a suppression token.
Akcja karty: sojusznik w zasięgu 1 i na widoku otrzymuje żeton przycelowania, uniku i przygwożdżenia.
= CHARGE
1 After a move action into melee it may attack that unit for free, in melee.
Po akcji ruchu w zwarcie może za darmo zaatakować ten oddział w zwarciu.
2 Charge: its free attack counts as the one attack action of the activation.
Szarża: darmowy atak liczy się jako jedyna akcja ataku w aktywacji.
3 Charge: a jump into contact leads to it like any move.
Szarża: prowadzi do niej także skok zakończony w styku.
4 Charge: a unit can have it for a while through Enrage.
Szarża: oddział może ją mieć przez jakiś czas dzięki Wściekłości.
= CLIMBVEH
1 Climbing Vehicle: the vehicle climbs as a trooper does, notched base or not.
Pojazd wspinający się: wspina się jak żołnierz, choć ma podstawkę z wycięciem.
= COMPEL
1 A suppressed friendly trooper unit at range 1–2 may take a suppression token for a free move.
Przygwożdżony oddział sojuszniczych żołnierzy w zasięgu 1–2 może wziąć żeton przygwożdżenia za darmowy ruch.
2 Compel: it still has one action fewer, and the new token causes no panic now.
Przymuszenie: nadal ma o akcję mniej, a nowy żeton nie wywoła teraz paniki.
3 Compel: it does nothing to units with Dauntless.
Przymuszenie: nie działa na oddziały ze zdolnością Nieustraszony.
= CONTINGENCIES
1 Up to X more command cards are set aside.
Odkłada się do X dodatkowych kart rozkazów.
2 Of any pips, but otherwise legal.
Z dowolną liczbą kropek, poza tym poprawnych.
3 Contingencies: they are secret, and not in the hand.
Na wszelki wypadek: są tajne i nie należą do ręki.
4 You may exchange the card you reveal for a contingency with the same pips.
Odkrywaną kartę możesz wymienić na kartę awaryjną o tej samej liczbie kropek.
5 Contingencies: if both players have such cards, blue decides first.
Na wszelki wypadek: jeśli takie karty mają obaj gracze, najpierw decyduje niebieski.
6 When all such units are defeated, it is over.
Gdy wszystkie takie oddziały są pokonane, to koniec.
= COORDINATE
1 When it gets an order it may order a named friend at range 1.
Gdy otrzyma rozkaz, może wydać rozkaz wymienionemu sojusznikowi w zasięgu 1.
2 Coordinate: of several listed units only one gets the order.
Koordynacja: spośród wymienionych oddziałów rozkaz dostaje tylko jeden.
3 Several sources still give one order.
Kilka źródeł to nadal jeden rozkaz.
4 The chain may go on to others without an order.
Łańcuch może iść dalej do tych bez rozkazu.
= COUNTERPART
1 A counterpart joins its unit and is never alone.
Towarzysz dołącza do oddziału i nigdy nie jest sam.
2 The unit card gives rank, type, die, courage, speed and chart.
Ranga, typ, kość, odwaga, prędkość i tabela są z karty oddziału.
3 Counterpart: its own type counts only for upgrades.
Towarzysz: jego typ liczy się tylko przy ulepszeniach.
4 Wounds go where the owner likes, but the counterpart falls first.
Obrażenia trafiają, gdzie chce właściciel, ale towarzysz pada pierwszy.
5 Counterpart: its upgrades without a weapon serve the unit while it lives.
Towarzysz: jego ulepszenia bez broni służą oddziałowi, póki żyje.
6 Counterpart: those with a weapon serve only their mini.
Towarzysz: te z bronią służą tylko swojej figurce.
7 Each mini has the threshold of its card.
Każda figurka ma próg ze swojej karty.
8 The unit has the keywords of both cards.
Oddział ma zdolności z obu kart.
9 Each mini uses its own weapons; those of command cards belong to the unit.
Każda figurka używa własnej broni; ta z kart rozkazów należy do oddziału.
10 Counterpart: when that mini is defeated, the unit loses the keywords of its card.
Towarzysz: gdy ta figurka padnie, oddział traci zdolności z jej karty.
= COVER
1 Against ranged attacks cover is X better.
Przeciw atakom zasięgowym osłona jest o X lepsza.
2 At most 2, before anything is taken off.
Najwyżej 2, zanim coś się odejmie.
3 Cover X: it works even when no mini is obscured.
Osłona X: działa nawet wtedy, gdy żadna figurka nie jest przesłonięta.
= COVERTOPS
1 When deployed it may become an operative with Infiltrate.
Przy wystawieniu może stać się agentem z Infiltracją.
2 Not without another commander in the army.
Nie bez innego dowódcy w armii.
= CUNNING
1 In a tie its own command card counts one pip less.
Przy remisie jego własna karta rozkazu liczy o kropkę mniej.
2 If both have it, the tie stands.
Jeśli mają to obaj, remis zostaje.
= DANGERSENSE
1 When losing suppression it may keep up to X tokens.
Przy usuwaniu przygwożdżenia może zachować do X żetonów.
2 In defence one die more for each token, up to X.
W obronie o kość więcej za każdy żeton, do X.
3 Tokens of this attack come too late.
Żetony z tego ataku przychodzą za późno.
= DAUNTLESS
1 Suppressed after the rally, it may take a token for a free move.
Przygwożdżony po zbiórce może wziąć żeton za darmowy ruch.
2 Dauntless: Compel does nothing to such a unit.
Nieustraszony: Przymuszenie nie działa na taki oddział.
3 Dauntless: that token cannot make it panic now.
Nieustraszony: ten żeton nie wywoła teraz paniki.
= DEFEND
1 With an order it gains X dodge tokens.
Z rozkazem otrzymuje X żetonów uniku.
= DEFLECT
1 Against a ranged attack, after spending a dodge token, surges block.
Przeciw atakowi zasięgowemu, po wydaniu uniku, wzmocnienia blokują.
2 Deflect: for each defence surge rolled, the attacker suffers one wound.
Odbicie: za każde wyrzucone wzmocnienie obrony atakujący otrzymuje jedno obrażenie.
3 The attack goes on even if that defeats the attacker.
Atak trwa, nawet jeśli to pokona atakującego.
4 Deflect: it does nothing in melee or against an overrun.
Odbicie: nie działa w zwarciu ani przeciw nalotowi.
5 High Velocity stops it all, Immune: Deflect only the wounds.
Ultraszybki wyłącza wszystko, Odporność na odbicie tylko obrażenia.
= DEMORALIZE
1 After its rally it gives up to X suppression tokens to enemies at range 1–2.
Po zbiórce daje do X żetonów przygwożdżenia wrogom w zasięgu 1–2.
2 Only to those who can gain them.
Tylko tym, którzy mogą je dostać.
= DETACHMENT
1 The army must have the unit it belongs to.
Armia musi mieć oddział, do którego należy.
2 Detachment: each such unit needs a matching unit of its own in the army.
Oddział odseparowany: każdy taki oddział potrzebuje w armii osobnego oddziału do pary.
3 Detachment: it is deployed beside that leader, in the zone or not.
Oddział odseparowany: wystawia się go obok tamtego lidera, w strefie lub poza nią.
4 Detachment: each such unit is deployed beside another leader.
Oddział odseparowany: każdy taki oddział wystawiasz obok innego lidera.
5 If that cannot be, in the zone.
Jeśli się nie da, w strefie.
6 Detachment: you deploy the unit that it goes with first.
Oddział odseparowany: najpierw wystawiasz oddział, do którego on należy.
= DIRECT
1 Each round it may order a named friend at range 1–2.
Co rundę może wydać rozkaz wymienionemu sojusznikowi w zasięgu 1–2.
2 Beyond the orders of the card, and without being nominated.
Oprócz rozkazów z karty i bez nominacji.
= DISCIPLINED
1 With an order it may lose up to X suppression tokens.
Z rozkazem może usunąć do X żetonów przygwożdżenia.
= DISENGAGE
1 In melee with one enemy unit it moves as usual.
W zwarciu z jednym wrogim oddziałem rusza się jak zwykle.
2 Disengage: it does nothing when two or more enemy units are in the melee.
Odłączenie od walki: nie działa, gdy w zwarciu są dwa wrogie oddziały lub więcej.
= DISTRACT
1 Free card action: choose an enemy trooper unit at range 1–2 in sight.
Darmowa akcja karty: wybierz oddział wrogich żołnierzy w zasięgu 1–2 i na widoku.
2 This round it must attack the one that distracts, if it can.
W tej rundzie musi atakować tego, kto rozprasza, jeśli może.
3 Distract: each mini of the chosen unit uses a weapon against it if it can.
Rozproszenie: każda figurka wybranego oddziału używa przeciw niemu broni, jeśli może.
4 Distract: other units are attacked only with weapons that could not be used on it.
Rozproszenie: inne oddziały atakuje się tylko bronią, której nie dało się użyć na nim.
5 Who distracts is not inconspicuous this round.
Kto rozprasza, w tej rundzie nie jest niepozorny.
= DJEMSO
1 Djem So Mastery: if it spends a dodge token, its defence surges block in that attack.
Mistrzostwo Djem So: po wydaniu uniku wzmocnienia obrony blokują w tym ataku.
2 If something was cancelled, the attacker suffers one wound.
Jeśli coś anulowano, atakujący otrzymuje jedno obrażenie.
3 Djem So Mastery: the attack goes on though it has defeated the attacker.
Mistrzostwo Djem So: atak trwa dalej, choćby zdolność pokonała atakującego.
4 One weapon with Immune: Deflect prevents it.
Jedna broń z Odpornością na odbicie temu zapobiega.
= DUELIST
1 In melee a spent aim token gives Pierce 1.
W zwarciu wydane przycelowanie daje Przebicie 1.
2 Duelist: in melee a spent dodge token makes the unit immune to Pierce.
Pojedynkujący się: w zwarciu wydany unik daje oddziałowi odporność na Przebicie.
3 Duelist: the spent tokens do their usual work as well.
Pojedynkujący się: wydane żetony działają przy tym jak zwykle.
= ENRAGE
1 With X wounds it has Charge, no courage value and no suppression.
Z X obrażeniami ma Szarżę, nie ma wartości odwagi ani przygwożdżenia.
2 Enrage: it is then neither suppressed nor panicked.
Wściekłość: nie jest wtedy przygwożdżony ani w panice.
3 Enrage: it stops working while the unit has fewer than X wounds.
Wściekłość: przestaje działać, gdy oddział ma mniej niż X obrażeń.
= ENTOURAGE
1 One unit of that name does not count towards its rank.
Jeden oddział o tej nazwie nie liczy się do swojej rangi.
2 Each round it may order that unit at range 1–2.
Co rundę może wydać mu rozkaz w zasięgu 1–2.
= EQUIP
1 Equip: the unit must have every upgrade that the keyword lists.
Wyposażyć: oddział musi mieć każde ulepszenie, które wymienia zdolność.
= EXEMPLAR
1 Friends at range 1–2 in sight may spend its tokens.
Sojusznicy w zasięgu 1–2 i na widoku mogą wydawać jego żetony.
2 Exemplar: others may spend as many of its tokens as you like.
Wzór: inni mogą wydać tyle jego żetonów, ile chcesz.
= EXPERTCLIMBER
1 Expert Climber: in a climb the unit gets up or down two levels.
Ekspert wspinaczki: we wspinaczce oddział pokonuje wysokość do 2.
= FIELDCMD
1 Field Commander: an army with this unit needs no commander.
Dowódca polowy: armia z tym oddziałem nie potrzebuje dowódcy.
2 Field Commander: in an army without a commander the unit bears the commander token.
Dowódca polowy: w armii bez dowódcy oddział nosi żeton dowódcy.
3 With a general card it may be nominated.
Przy karcie ogólnej można go nominować.
4 Field Commander: the unit counts as a commander only to issue orders.
Dowódca polowy: oddział liczy się jako dowódca tylko przy wydawaniu rozkazów.
5 Others near it may use courage 2 against panic.
Inni w pobliżu mogą użyć odwagi 2 przeciw panice.
6 While it lives, general cards may be played.
Póki żyje, można zagrywać karty ogólne.
= FIRESUPPORT
1 With a face-up order and not in melee it may add a weapon of each mini to a friend's ranged pool.
Z odkrytym rozkazem i poza zwarciem może dodać broń każdej figurki do puli zasięgowej sojusznika.
2 Fire Support: afterwards the order of the supporting unit is turned face down.
Wsparcie ogniowe: potem rozkaz wspierającego oddziału zostaje zakryty.
3 Fire Support: it is no attack of its own: chart and tokens are the attacker's.
Wsparcie ogniowe: to nie jego atak: tabela i żetony są atakującego.
4 Fire Support: it must be able to shoot at that target itself.
Wsparcie ogniowe: sam musi móc strzelić do tego celu.
5 One supporter for a pool, one pool for a supporter.
Jeden wspierający na pulę, jedna pula na wspierającego.
6 Fire Support: it cannot join an attack with Beam.
Wsparcie ogniowe: nie dołącza się do ataku ze Strumieniem.
= FLAWED
1 Flawed: the unit's flaw card goes to your opponent.
Wadliwy: karta wady tego oddziału trafia do Twojego przeciwnika.
2 Flawed: the opponent plays the flaw card when its text allows it.
Wadliwy: przeciwnik zagrywa kartę wady wtedy, gdy pozwala jej tekst.
3 If both have one, priority decides who says first.
Jeśli mają obaj, pierwszeństwo decyduje, kto mówi pierwszy.
4 Flawed: it is discarded in the end phase.
Wadliwy: odrzuca się ją w fazie końcowej.
5 Flawed: a flaw card is no command card, whatever lies beside it.
Wadliwy: karta wady nie jest kartą rozkazu, choć leży obok nich.
`,
);
