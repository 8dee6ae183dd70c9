import { chapters } from './chapter.js';

/** Keywords in general, and unit keywords from Agile to Flawed. */
export const keywordsFirst = chapters(
  'LEG-KWU-',
  `
= GEN
1 Keywords belong to units, weapons, upgrades or command cards; their full text is in the glossary.
Zdolności należą do oddziałów, broni, ulepszeń lub kart rozkazów; ich pełny tekst jest w słowniku.
2 Numbers of one keyword add up over all sources; Scout stops at 3, Coordinate stays one order, Treat and Repair stay apart.
Liczby jednej zdolności sumują się ze wszystkich źródeł; Zwiad kończy na 3, Koordynacja to nadal jeden rozkaz, a Leczenie i Napraw są osobne.
3 A keyword goes before the basic rules, and what forbids goes before what allows.
Zdolność ma pierwszeństwo przed zasadami podstawowymi, a zakaz przed pozwoleniem.
4 What a keyword does is an effect of the card that has it.
To, co robi zdolność, jest efektem karty, na której stoi.
5 When keywords act at one moment, the player with priority begins, or blue; each player orders their own effects.
Gdy zdolności działają w jednej chwili, zaczyna gracz z pierwszeństwem albo niebieski; każdy układa własne efekty.
6 A unit may use different card actions one after the other, each once; free ones only among its own actions.
Oddział może po kolei używać różnych akcji kart, każdej raz; darmowych tylko wśród własnych akcji.
7 A fallen mini takes the keywords of its card with it.
Pokonana figurka zabiera zdolności swojej karty.
8 A move that a keyword grants is no move action unless the keyword says so.
Ruch, który daje zdolność, nie jest akcją ruchu, chyba że zdolność tak mówi.
9 A unit is at a range with a part of it, within the range wholly, and beyond it wholly outside; every unit is at range 1 of itself.
Oddział jest „w zasięgu” częścią, „wewnątrz” w całości, „poza” w całości na zewnątrz; każdy oddział jest w zasięgu 1 od siebie.
10 A card action with two arrows costs two actions, one with one arrow costs one.
Akcja karty z dwiema strzałkami kosztuje dwie akcje, z jedną strzałką jedną.
11 One number on a keyword is its greatest range, two numbers are the least and the greatest.
Jedna liczba przy zdolności to jej największy zasięg, dwie to najmniejszy i największy.
= AGILE
1 After a standard move as an action, or as a free move action, the unit gains X dodge tokens.
Po ruchu standardowym jako akcji lub darmowej akcji ruchu oddział otrzymuje X żetonów uniku.
2 Each standard move that is an action gives the unit its tokens again.
Każdy standardowy ruch w akcji daje oddziałowi żetony na nowo.
3 A unit gains no tokens for climbs, pivots, reversing, withdrawing and moves that are no actions.
Oddział nie otrzymuje żetonów za wspinaczkę, obroty, cofanie, wycofanie się i ruchy, które nie są akcją.
= AI
1 Without a face-up order the unit's first action is one of those that its AI lists.
Bez odkrytego rozkazu pierwsza akcja oddziału jest jedną z wymienionych przy AI.
2 AI: of several listed actions you pick one that is possible.
AI: spośród kilku podanych akcji wybierasz taką, która jest możliwa.
3 If no listed action is possible, the unit may perform any action.
Jeśli żadna z podanych akcji nie jest możliwa, oddział może wykonać dowolną.
4 AI binds only the first action of the unit; free actions do not matter.
AI wiąże tylko pierwszą akcję oddziału; darmowe akcje się nie liczą.
5 A unit that was overridden ignores its AI for the whole activation.
Oddział, którego AI nadpisano, nie stosuje go przez całą aktywację.
= AID
1 When the unit would gain an aim, dodge or surge token, a named friendly unit at range 1 in line of sight may gain it instead.
Gdy oddział ma otrzymać żeton przycelowania, uniku lub wzmocnienia, może go zamiast niego dostać wymieniony sojuszniczy oddział w zasięgu 1 i w linii wzroku.
2 Aid: the unit that gets the token instead gains a suppression token.
Pomoc: oddział, który przejmuje żeton, otrzymuje też żeton przygwożdżenia.
3 You decide for each token alone, and each token is passed on once.
O każdym żetonie decydujesz osobno i przekazujesz go najwyżej raz.
= ALLIES
1 The unit may order mercenaries of any affiliation.
Oddział może wydawać rozkazy najemnikom każdej przynależności.
2 The army may have one mercenary unit more.
Armia może mieć jeden oddział najemników więcej.
3 The additional mercenary unit still counts towards the limit of its rank.
Dodatkowy oddział najemników nadal liczy się do limitu swojej rangi.
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
2 The weapons of a mini may go into one pool or into several, by the usual rules.
Broń jednej figurki może trafić do jednej puli lub do kilku, według zwykłych zasad.
3 A unit cannot use Arsenal and Barrage in one activation.
Oddział nie używa Arsenału i Ognia zaporowego w tej samej aktywacji.
= ATARU
1 Ataru Mastery: the unit may perform two attack actions in an activation.
Mistrzostwo Ataru: oddział może wykonać w aktywacji dwie akcje ataku.
2 Ataru Mastery: after its attack the unit gains a dodge token.
Mistrzostwo Ataru: po swoim ataku oddział otrzymuje żeton uniku.
3 Ataru Mastery: after it has defended, the unit gains an aim token.
Mistrzostwo Ataru: po obronie oddział otrzymuje żeton przycelowania.
4 If the unit spent a dodge token, the attacker suffers a wound for each defence surge.
Jeśli oddział wydał żeton uniku, atakujący otrzymuje obrażenie za każde wzmocnienie obrony.
5 The attack goes on even if these wounds defeat the attacker.
Atak trwa, nawet jeśli te obrażenia pokonają atakującego.
6 One weapon with Immune: Deflect in the pool prevents those wounds.
Jedna broń z Odpornością na odbicie w puli zapobiega tym obrażeniom.
= AUTHORITATIVE
1 Once a command phase, a friendly unit at range 1–2 may receive an order that was meant for this unit.
Raz na fazę dowodzenia rozkaz dla tego oddziału może otrzymać sojuszniczy oddział w zasięgu 1–2.
2 The unit that passed its order on has no order; the friendly unit has received it.
Oddział, który przekazał rozkaz, sam go nie ma; otrzymał go sojuszniczy oddział.
= BARRAGE
1 The unit may perform two attack actions in an activation if it does not use Arsenal.
Oddział może wykonać w aktywacji dwie akcje ataku, jeśli nie używa Arsenału.
2 Barrage: two attacks and Arsenal exclude each other for the whole activation.
Ogień zaporowy: dwa ataki i Arsenał wykluczają się przez całą aktywację.
= BLOCK
1 When the unit has spent a dodge token, its defence surges become blocks in that attack.
Gdy oddział wydał żeton uniku, jego wzmocnienia obrony w tym ataku stają się blokami.
2 The dodge token cancels a hit as well, if there is one.
Żeton uniku anuluje przy tym też trafienie, jeśli jakieś jest.
3 Against High Velocity no dodge token is spent, so this keyword does nothing.
Przeciw broni Ultraszybkiej nie wydaje się żetonów uniku, więc ta zdolność nie działa.
= BOLSTER
1 As a card action the unit lets up to X friendly units at range 1 gain a surge token each.
Akcją karty oddział daje po żetonie wzmocnienia do X sojuszniczym oddziałom w zasięgu 1.
2 The unit may be one of those that gain the token.
Oddział może być jednym z tych, które otrzymują żeton.
= BOUNTY
1 After set-up the unit marks one enemy commander or operative.
Po przygotowaniach oddział oznacza jednego wrogiego dowódcę lub agenta.
2 The unit that defeats the marked enemy takes the mark.
Znacznik zabiera oddział, który pokona oznaczonego wroga.
3 Any friendly unit with this keyword may take the mark.
Znacznik może zabrać każdy sojuszniczy oddział z tą zdolnością.
4 A unit that survives with marks scores one victory point, however many marks it has.
Oddział, który przetrwa ze znacznikami, daje jeden punkt zwycięstwa, ile by ich nie miał.
= CACHE
1 Tokens of the kind that the card names lie on it from the start.
Żetony wymienione na karcie leżą na niej od początku bitwy.
2 Cache: the unit spends tokens on the card as its own.
Skrytka: oddział wydaje żetony z karty tak jak własne.
3 Cache: tokens on the card stay there from round to round.
Skrytka: żetony na karcie zostają tam z rundy na rundę.
= CALCODDS
1 As a card action the unit lets a friendly unit at range 1 in line of sight gain an aim, a dodge and a suppression token.
Akcją karty oddział daje sojuszniczemu oddziałowi w zasięgu 1 i w linii wzroku żeton przycelowania, uniku i przygwożdżenia.
= CHARGE
1 After a move action into melee, the unit may attack that enemy in melee for free.
Po akcji ruchu w zwarcie oddział może za darmo zaatakować tego wroga w zwarciu.
2 The free attack of a charge counts as the unit’s attack action of the activation.
Darmowy atak w szarży liczy się jako akcja ataku oddziału w tej aktywacji.
3 A jump that ends in contact allows a charge like any move action.
Skok zakończony w styku pozwala na szarżę jak każda akcja ruchu.
4 A unit with Enrage has Charge while it has enough wounds.
Oddział z Wściekłością ma Szarżę, dopóki ma dość obrażeń.
= CLIMBVEH
1 The vehicle climbs as troopers do, although its base is notched.
Pojazd wspina się tak jak żołnierze, choć ma podstawkę z wycięciem.
= COMPEL
1 A suppressed friendly trooper unit at range 1–2 may take a suppression token for a free move.
Przygwożdżony oddział sojuszniczych żołnierzy w zasięgu 1–2 może wziąć żeton przygwożdżenia za darmowy ruch.
2 The compelled unit still has one action fewer, and its new token causes no panic now.
Przymuszony oddział nadal ma o akcję mniej, a nowy żeton nie wywoła teraz paniki.
3 A unit with Dauntless cannot be compelled.
Oddziału ze zdolnością Nieustraszony nie można przymusić.
= CONTINGENCIES
1 You set up to X more command cards aside as contingencies.
Odkładasz do X dodatkowych kart rozkazów jako awaryjne.
2 Cards set aside as contingencies may have any number of pips, but must be legal otherwise.
Karty odłożone jako awaryjne mogą mieć dowolną liczbę kropek, ale poza tym muszą być poprawne.
3 Contingencies are secret and do not belong to your hand.
Karty awaryjne są tajne i nie należą do Twojej ręki.
4 You may exchange the card you reveal for a contingency with the same pips.
Odkrywaną kartę możesz wymienić na kartę awaryjną o tej samej liczbie kropek.
5 Contingencies: if both players have such cards, blue decides first.
Na wszelki wypadek: jeśli takie karty mają obaj gracze, najpierw decyduje niebieski.
6 When all your units with this keyword are defeated, you can no longer use contingencies.
Gdy wszystkie Twoje oddziały z tą zdolnością są pokonane, kart awaryjnych już nie użyjesz.
= COORDINATE
1 When the unit receives an order, it may issue an order to a named friendly unit at range 1.
Gdy oddział otrzymuje rozkaz, może wydać rozkaz wymienionemu sojuszniczemu oddziałowi w zasięgu 1.
2 Coordinate: of several listed units only one gets the order.
Koordynacja: spośród wymienionych oddziałów rozkaz dostaje tylko jeden.
3 A unit that has Coordinate from several sources still issues one order.
Oddział, który ma Koordynację z kilku źródeł, nadal wydaje jeden rozkaz.
4 A unit that received its order this way may coordinate in turn with units that have none.
Oddział, który tak otrzymał rozkaz, może dalej koordynować z oddziałami bez rozkazu.
= COUNTERPART
1 A counterpart joins its unit and is never a unit of its own.
Towarzysz dołącza do swojego oddziału i nigdy nie jest osobnym oddziałem.
2 The unit card gives rank, type, defence die, courage, speed and surge chart, not the counterpart’s card.
Ranga, typ, kość obrony, odwaga, prędkość i tabela wzmocnień są z karty oddziału, nie towarzysza.
3 The type on the counterpart’s card counts only for its upgrades.
Typ z karty towarzysza liczy się tylko przy jego ulepszeniach.
4 The owner chooses which mini takes wounds, but the counterpart falls before the rest of the unit.
Właściciel wybiera, która figurka otrzymuje obrażenia, ale towarzysz pada przed resztą oddziału.
5 Upgrades of the counterpart without a weapon serve the whole unit while the counterpart lives.
Ulepszenia towarzysza bez broni służą całemu oddziałowi, póki towarzysz żyje.
6 Upgrades of the counterpart with a weapon serve only its own mini.
Ulepszenia towarzysza z bronią służą tylko jego figurce.
7 Each mini of the unit has the wound threshold of its own card.
Każda figurka oddziału ma próg obrażeń ze swojej karty.
8 The unit has the keywords of both cards.
Oddział ma zdolności z obu kart.
9 Each mini uses its own weapons; those of command cards belong to the unit.
Każda figurka używa własnej broni; ta z kart rozkazów należy do oddziału.
10 When the counterpart’s mini is defeated, the unit loses the keywords of its card.
Gdy figurka towarzysza padnie, oddział traci zdolności z jego karty.
= COVER
1 Against ranged attacks the cover of the unit is X better.
Przeciw atakom zasięgowym osłona oddziału jest o X lepsza.
2 Cover counts as 2 at most, before anything is taken off.
Osłona liczy się najwyżej jako 2, zanim coś się od niej odejmie.
3 Cover X works even when no mini of the unit is obscured.
Osłona X działa nawet wtedy, gdy żadna figurka oddziału nie jest przesłonięta.
= COVERTOPS
1 When the unit is deployed, it may become an operative and have Infiltrate.
Gdy wystawiasz oddział, może się stać agentem i mieć Infiltrację.
2 The unit cannot do so without another commander in the army.
Oddział nie może tego zrobić bez innego dowódcy w armii.
= CUNNING
1 In a tie of pips, the unit’s own command card counts one pip less.
Przy remisie kropek karta rozkazu tego oddziału liczy o kropkę mniej.
2 If both players revealed a card with this keyword, the tie stands.
Jeśli kartę z tą zdolnością odkryli obaj gracze, remis zostaje.
= DANGERSENSE
1 When the unit would lose suppression tokens, it may keep up to X of them.
Gdy oddział ma stracić żetony przygwożdżenia, może zachować do X z nich.
2 When the unit defends, it rolls one more die for each suppression token, up to X.
Gdy oddział się broni, rzuca dodatkową kością za każdy żeton przygwożdżenia, do X.
3 A suppression token from the same attack adds no die.
Żeton przygwożdżenia z tego samego ataku nie dodaje kości.
= DAUNTLESS
1 If the unit is still suppressed after its rally, it may take a suppression token for a free move.
Jeśli po zbiórce oddział jest nadal przygwożdżony, może wziąć żeton przygwożdżenia za darmowy ruch.
2 Dauntless: Compel does nothing to such a unit.
Nieustraszony: Przymuszenie nie działa na taki oddział.
3 The token taken for the free move cannot make the unit panic in this activation.
Żeton wzięty za darmowy ruch nie wywoła u oddziału paniki w tej aktywacji.
= DEFEND
1 When the unit receives an order, it gains X dodge tokens.
Gdy oddział otrzymuje rozkaz, otrzymuje też X żetonów uniku.
= DEFLECT
1 When the unit has spent a dodge token against a ranged attack, its defence surges become blocks.
Gdy oddział wydał żeton uniku przeciw atakowi zasięgowemu, jego wzmocnienia obrony stają się blokami.
2 Deflect: for each defence surge rolled, the attacker suffers one wound.
Odbicie: za każde wyrzucone wzmocnienie obrony atakujący otrzymuje jedno obrażenie.
3 The attack goes on even if these wounds defeat the attacker.
Atak trwa, nawet jeśli te obrażenia pokonają atakującego.
4 The keyword does nothing in melee or against an overrun.
Ta zdolność nie działa w zwarciu ani przeciw nalotowi.
5 High Velocity stops all of Deflect, Immune: Deflect only the wounds.
Ultraszybki wyłącza całe Odbicie, Odporność na odbicie tylko obrażenia.
= DEMORALIZE
1 After its rally the unit gives up to X suppression tokens to enemy units at range 1–2.
Po zbiórce oddział daje do X żetonów przygwożdżenia wrogim oddziałom w zasięgu 1–2.
2 Only units that can gain suppression tokens may be chosen.
Wybrać można tylko oddziały, które mogą otrzymać żetony przygwożdżenia.
= DETACHMENT
1 The army must have the unit that this unit belongs to.
Armia musi mieć oddział, do którego ten oddział należy.
2 Each unit with this keyword needs a matching unit of its own in the army.
Każdy oddział z tą zdolnością potrzebuje w armii osobnego oddziału do pary.
3 The unit is deployed beside the leader of its matching unit, in the zone or not.
Oddział wystawiasz obok lidera oddziału, do którego należy, w strefie lub poza nią.
4 Each unit with this keyword is deployed beside another leader.
Każdy oddział z tą zdolnością wystawiasz obok innego lidera.
5 If the unit cannot be placed beside that leader, you deploy it in your zone.
Jeśli oddziału nie da się postawić obok tamtego lidera, wystawiasz go w swojej strefie.
6 You first deploy the unit that this unit belongs to.
Najpierw wystawiasz oddział, do którego ten oddział należy.
= DIRECT
1 Each round the unit may issue an order to a named friendly unit at range 1–2.
Co rundę oddział może wydać rozkaz wymienionemu sojuszniczemu oddziałowi w zasięgu 1–2.
2 The order comes beside those of the command card, and the unit need not be nominated.
Ten rozkaz jest dodatkiem do rozkazów z karty, a oddział nie musi być nominowany.
= DISCIPLINED
1 When the unit receives an order, it may remove up to X suppression tokens.
Gdy oddział otrzymuje rozkaz, może usunąć do X żetonów przygwożdżenia.
= DISENGAGE
1 In melee with a single enemy unit the unit moves as if it were not engaged.
W zwarciu z jednym wrogim oddziałem oddział rusza się tak, jakby nie był związany walką.
2 The keyword does nothing when two or more enemy units are in the melee.
Ta zdolność nie działa, gdy w zwarciu są dwa wrogie oddziały lub więcej.
= DISTRACT
1 As a free card action the unit chooses an enemy trooper unit at range 1–2 in line of sight.
Darmową akcją karty oddział wybiera wrogi oddział żołnierzy w zasięgu 1–2 i w linii wzroku.
2 This round the chosen unit must attack the unit that distracts, if it can.
W tej rundzie wybrany oddział musi atakować ten, który go rozprasza, jeśli może.
3 Each mini of the chosen unit uses a weapon against the unit that distracts, if the mini can.
Każda figurka wybranego oddziału używa broni przeciw oddziałowi, który go rozprasza, jeśli może.
4 The chosen unit attacks other units only with weapons that could not be used on the one that distracts.
Wybrany oddział atakuje inne oddziały tylko bronią, której nie dało się użyć przeciw rozpraszającemu.
5 A unit that distracts does not count as inconspicuous this round.
Oddział, który rozprasza, w tej rundzie nie jest niepozorny.
= DJEMSO
1 When the unit has spent a dodge token, its defence surges become blocks in that attack.
Gdy oddział wydał żeton uniku, jego wzmocnienia obrony w tym ataku stają się blokami.
2 If the unit cancelled a hit or critical, the attacker suffers one wound.
Jeśli oddział anulował trafienie lub trafienie krytyczne, atakujący otrzymuje jedno obrażenie.
3 The attack goes on even if that wound defeats the attacker.
Atak trwa, nawet jeśli to obrażenie pokona atakującego.
4 One weapon with Immune: Deflect in the pool prevents that wound.
Jedna broń z Odpornością na odbicie w puli zapobiega temu obrażeniu.
= DUELIST
1 In melee a spent aim token gives Pierce 1.
W zwarciu wydane przycelowanie daje Przebicie 1.
2 Duelist: in melee a spent dodge token makes the unit immune to Pierce.
Pojedynkujący się: w zwarciu wydany unik daje oddziałowi odporność na Przebicie.
3 Duelist: the spent tokens do their usual work as well.
Pojedynkujący się: wydane żetony działają przy tym jak zwykle.
= ENRAGE
1 While the unit has at least X wounds, it has Charge and neither courage nor suppression.
Dopóki oddział ma co najmniej X obrażeń, ma Szarżę, a nie ma wartości odwagi ani przygwożdżenia.
2 An enraged unit is neither suppressed nor panicked.
Oddział z działającą Wściekłością nie jest przygwożdżony ani w panice.
3 The keyword stops working while the unit has fewer than X wounds.
Ta zdolność przestaje działać, gdy oddział ma mniej niż X obrażeń.
= ENTOURAGE
1 One unit of the name that the keyword gives does not count towards its rank.
Jeden oddział o nazwie podanej przy zdolności nie liczy się do swojej rangi.
2 Each round the unit may issue an order to its entourage at range 1–2.
Co rundę oddział może wydać rozkaz swojej obstawie w zasięgu 1–2.
= EQUIP
1 Equip: the unit must have every upgrade that the keyword lists.
Wyposażyć: oddział musi mieć każde ulepszenie, które wymienia zdolność.
= EXEMPLAR
1 Friendly units at range 1–2 in line of sight may spend tokens of this unit.
Sojusznicze oddziały w zasięgu 1–2 i w linii wzroku mogą wydawać żetony tego oddziału.
2 Other units may spend as many tokens of this unit as you like.
Inne oddziały mogą wydać tyle żetonów tego oddziału, ile chcesz.
= EXPERTCLIMBER
1 Expert Climber: in a climb the unit gets up or down two levels.
Ekspert wspinaczki: we wspinaczce oddział pokonuje wysokość do 2.
= FIELDCMD
1 Field Commander: an army with this unit needs no commander.
Dowódca polowy: armia z tym oddziałem nie potrzebuje dowódcy.
2 Field Commander: in an army without a commander the unit bears the commander token.
Dowódca polowy: w armii bez dowódcy oddział nosi żeton dowódcy.
3 With a general command card the unit may be nominated as commander.
Przy ogólnej karcie rozkazu ten oddział można nominować na dowódcę.
4 Field Commander: the unit counts as a commander only to issue orders.
Dowódca polowy: oddział liczy się jako dowódca tylko przy wydawaniu rozkazów.
5 Other friendly units at range 1–3 may use this unit’s courage 2 against panic.
Inne sojusznicze oddziały w zasięgu 1–3 mogą przeciw panice użyć odwagi 2 tego oddziału.
6 While the unit lives, you may play general command cards.
Póki oddział żyje, możesz zagrywać ogólne karty rozkazów.
= FIRESUPPORT
1 A unit with a face-up order that is not in melee may add one weapon of each mini to the ranged pool of a friendly unit.
Oddział z odkrytym rozkazem, który nie jest w zwarciu, może dodać broń każdej figurki do zasięgowej puli sojuszniczego oddziału.
2 Fire Support: afterwards the order of the supporting unit is turned face down.
Wsparcie ogniowe: potem rozkaz wspierającego oddziału zostaje zakryty.
3 The support is no attack of its own: surge chart and tokens are those of the attacker.
Wsparcie nie jest osobnym atakiem: tabela wzmocnień i żetony są atakującego.
4 The supporting unit must be able to shoot at that target itself.
Wspierający oddział sam musi móc strzelić do tego celu.
5 Each pool has one supporting unit, and each unit supports one pool.
Każdą pulę wspiera jeden oddział, a każdy oddział wspiera jedną pulę.
6 A unit cannot support an attack with Beam.
Oddział nie może wspierać ataku ze Strumieniem.
= FLAWED
1 Flawed: the unit's flaw card goes to your opponent.
Wadliwy: karta wady tego oddziału trafia do Twojego przeciwnika.
2 Flawed: the opponent plays the flaw card when its text allows it.
Wadliwy: przeciwnik zagrywa kartę wady wtedy, gdy pozwala jej tekst.
3 If both players have a flaw card, the one with priority decides first.
Jeśli kartę wady mają obaj gracze, pierwszy decyduje ten z pierwszeństwem.
4 A played flaw card is discarded in the end phase.
Zagraną kartę wady odrzuca się w fazie końcowej.
5 Flawed: a flaw card is no command card, whatever lies beside it.
Wadliwy: karta wady nie jest kartą rozkazu, choć leży obok nich.
`,
);
