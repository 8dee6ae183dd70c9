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
4 Keywords are card effects.
Zdolności są efektami kart.
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
10 Two arrows cost two actions.
Dwie strzałki kosztują dwie akcje.
11 One number is the greatest range, two are least and greatest.
Jedna liczba to największy zasięg, dwie to najmniejszy i największy.
= AGILE
1 After a standard move as an action, or free move action, the unit gains X dodge tokens.
Po ruchu standardowym jako akcji lub darmowej akcji ruchu oddział otrzymuje X żetonów uniku.
2 Each such move counts.
Liczy się każdy taki ruch.
3 Climbs, pivots, reversing, withdrawing and moves that are no actions do not.
Wspinaczka, obroty, cofanie, wycofanie i ruchy, które nie są akcją, się nie liczą.
= AI
1 Without a face-up order the first action is one of those listed.
Bez odkrytego rozkazu pierwsza akcja jest jedną z wymienionych.
2 Of several the player picks one that is possible.
Z kilku gracz wybiera możliwą.
3 If none is possible, anything goes.
Jeśli żadna nie jest możliwa, wolno wszystko.
4 Only the first action is bound; free actions do not matter.
Związana jest tylko pierwsza akcja; darmowe się nie liczą.
5 Override switches it off for the activation.
Nadpisanie wyłącza to na całą aktywację.
= AID
1 An aim, dodge or surge token may go to a named friendly unit at range 1 in sight instead.
Żeton przycelowania, uniku lub wzmocnienia może trafić do wymienionego sojusznika w zasięgu 1 i na widoku.
2 Then the unit gains a suppression token.
Wtedy oddział otrzymuje żeton przygwożdżenia.
3 Each token is decided alone and passed on once.
O każdym żetonie decyduje się osobno i przekazuje go raz.
= ALLIES
1 The unit may order mercenaries of any affiliation.
Oddział może wydawać rozkazy najemnikom każdej przynależności.
2 The army may have one mercenary unit more.
Armia może mieć jeden oddział najemników więcej.
3 It still counts towards the limit of its rank.
Nadal liczy się do limitu swojej rangi.
= ARMOR
1 The defender cancels all hits.
Obrońca anuluje wszystkie trafienia.
2 Criticals stay.
Trafienia krytyczne zostają.
3 What the attacker changes comes first.
Najpierw zmiany atakującego.
= ARMORX
1 The defender cancels up to X hits.
Obrońca anuluje do X trafień.
2 Armor goes before Armor X; Impact works against both.
Pancerz ma pierwszeństwo przed Pancerzem X; Impakt działa przeciw obu.
= ARSENAL
1 Each mini may add up to X weapons.
Każda figurka może dodać do X rodzajów broni.
2 They may go into one pool or into several, by the usual rules.
Mogą trafić do jednej puli lub do kilku, według zwykłych zasad.
3 Not together with Barrage in one activation.
Nie razem z Ogniem zaporowym w jednej aktywacji.
= ATARU
1 Two attack actions in an activation.
Dwie akcje ataku w aktywacji.
2 After attacking it gains a dodge token.
Po ataku otrzymuje żeton uniku.
3 After defending it gains an aim token.
Po obronie otrzymuje żeton przycelowania.
4 With a dodge token spent, the attacker suffers a wound for each defence surge.
Po wydaniu uniku atakujący otrzymuje obrażenie za każde wzmocnienie obrony.
5 The attack goes on even if that defeats the attacker.
Atak trwa, nawet jeśli to pokona atakującego.
6 One weapon with Immune: Deflect in the pool prevents those wounds.
Jedna broń z Odpornością na odbicie w puli zapobiega tym obrażeniom.
= AUTHORITATIVE
1 Once a command phase an order for it may go to a friend at range 1–2.
Raz na fazę dowodzenia rozkaz dla niego może trafić do sojusznika w zasięgu 1–2.
2 Then it has no order, and the friend answers to it.
Wtedy nie ma rozkazu, a odpowiada na niego sojusznik.
= BARRAGE
1 Two attack actions, if Arsenal is not used.
Dwie akcje ataku, jeśli nie użyto Arsenału.
2 That holds for the whole activation.
To dotyczy całej aktywacji.
= BLOCK
1 After spending a dodge token defence surges block.
Po wydaniu uniku wzmocnienia obrony blokują.
2 The token cancels a hit too, if there is one.
Żeton anuluje też trafienie, jeśli jest.
3 High Velocity prevents it.
Ultraszybki to uniemożliwia.
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
2 The unit spends them as its own.
Oddział wydaje je jak własne.
3 They stay there between rounds.
Zostają tam między rundami.
= CALCODDS
1 Card action: a friend at range 1 in sight gains an aim, a dodge and a suppression token.
Akcja karty: sojusznik w zasięgu 1 i na widoku otrzymuje żeton przycelowania, uniku i przygwożdżenia.
= CHARGE
1 After a move action into melee it may attack that unit for free, in melee.
Po akcji ruchu w zwarcie może za darmo zaatakować ten oddział w zwarciu.
2 It counts as the attack action.
Liczy się jako akcja ataku.
3 A jump may lead to it.
Może do tego prowadzić skok.
4 Enrage can give it.
Może to dać Wściekłość.
= CLIMBVEH
1 It climbs like a trooper.
Wspina się jak żołnierz.
= COMPEL
1 A suppressed friendly trooper unit at range 1–2 may take a suppression token for a free move.
Przygwożdżony oddział sojuszniczych żołnierzy w zasięgu 1–2 może wziąć żeton przygwożdżenia za darmowy ruch.
2 It still has one action fewer, and the new token causes no panic now.
Nadal ma o akcję mniej, a nowy żeton nie wywoła teraz paniki.
3 Not units with Dauntless.
Nie dotyczy Nieustraszonych.
= CONTINGENCIES
1 Up to X more command cards are set aside.
Odkłada się do X dodatkowych kart rozkazów.
2 Of any pips, but otherwise legal.
Z dowolną liczbą kropek, poza tym poprawnych.
3 They are secret, and not in the hand.
Są tajne i nie należą do ręki.
4 A revealed card may be exchanged for one of them with the same pips.
Odkrytą kartę można wymienić na jedną z nich o tej samej liczbie kropek.
5 Blue decides first.
Najpierw decyduje niebieski.
6 When all such units are defeated, it is over.
Gdy wszystkie takie oddziały są pokonane, to koniec.
= COORDINATE
1 When it gets an order it may order a named friend at range 1.
Gdy otrzyma rozkaz, może wydać rozkaz wymienionemu sojusznikowi w zasięgu 1.
2 One unit only.
Tylko jednemu oddziałowi.
3 Several sources still give one order.
Kilka źródeł to nadal jeden rozkaz.
4 The chain may go on to others without an order.
Łańcuch może iść dalej do tych bez rozkazu.
= COUNTERPART
1 A counterpart joins its unit and is never alone.
Towarzysz dołącza do oddziału i nigdy nie jest sam.
2 The unit card gives rank, type, die, courage, speed and chart.
Ranga, typ, kość, odwaga, prędkość i tabela są z karty oddziału.
3 Its own type counts only for upgrades.
Jego typ liczy się tylko przy ulepszeniach.
4 Wounds go where the owner likes, but the counterpart falls first.
Obrażenia trafiają, gdzie chce właściciel, ale towarzysz pada pierwszy.
5 Its upgrades without a weapon serve the unit while it lives.
Jego ulepszenia bez broni służą oddziałowi, póki żyje.
6 Those with a weapon serve only their mini.
Te z bronią służą tylko swojej figurce.
7 Each mini has the threshold of its card.
Każda figurka ma próg ze swojej karty.
8 The unit has the keywords of both cards.
Oddział ma zdolności z obu kart.
9 Each mini uses its own weapons; those of command cards belong to the unit.
Każda figurka używa własnej broni; ta z kart rozkazów należy do oddziału.
10 When it falls, its keywords go.
Gdy padnie, jego zdolności znikają.
= COVER
1 Against ranged attacks cover is X better.
Przeciw atakom zasięgowym osłona jest o X lepsza.
2 At most 2, before anything is taken off.
Najwyżej 2, zanim coś się odejmie.
3 Even in the open.
Nawet w otwartym terenie.
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
2 Compel does nothing to it.
Przymuszenie na niego nie działa.
3 That token cannot make it panic now.
Ten żeton nie wywoła teraz paniki.
= DEFEND
1 With an order it gains X dodge tokens.
Z rozkazem otrzymuje X żetonów uniku.
= DEFLECT
1 Against a ranged attack, after spending a dodge token, surges block.
Przeciw atakowi zasięgowemu, po wydaniu uniku, wzmocnienia blokują.
2 And each surge wounds the attacker.
A każde wzmocnienie rani atakującego.
3 The attack goes on even if that defeats the attacker.
Atak trwa, nawet jeśli to pokona atakującego.
4 Not in melee or overrun.
Nie w zwarciu ani w nalocie.
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
2 One for each.
Jeden na każdy.
3 It is deployed beside that leader, in the zone or not.
Wystawia się go obok tamtego lidera, w strefie lub poza nią.
4 Each beside another leader.
Każdy obok innego lidera.
5 If that cannot be, in the zone.
Jeśli się nie da, w strefie.
6 The other unit is deployed first.
Najpierw wystawia się tamten oddział.
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
2 With two or more it does not.
Z dwoma lub więcej nie.
= DISTRACT
1 Free card action: choose an enemy trooper unit at range 1–2 in sight.
Darmowa akcja karty: wybierz oddział wrogich żołnierzy w zasięgu 1–2 i na widoku.
2 This round it must attack the one that distracts, if it can.
W tej rundzie musi atakować tego, kto rozprasza, jeśli może.
3 With every weapon that it can.
Każdą bronią, którą może.
4 Others only with what is left.
Innych tylko tym, co zostało.
5 Who distracts is not inconspicuous this round.
Kto rozprasza, w tej rundzie nie jest niepozorny.
= DJEMSO
1 After spending a dodge token surges block.
Po wydaniu uniku wzmocnienia blokują.
2 If something was cancelled, the attacker suffers one wound.
Jeśli coś anulowano, atakujący otrzymuje jedno obrażenie.
3 The attack goes on even so.
Atak i tak trwa.
4 One weapon with Immune: Deflect prevents it.
Jedna broń z Odpornością na odbicie temu zapobiega.
= DUELIST
1 In melee a spent aim token gives Pierce 1.
W zwarciu wydane przycelowanie daje Przebicie 1.
2 A spent dodge token makes it immune to Pierce.
Wydany unik uodparnia na Przebicie.
3 The tokens do their usual work too.
Żetony działają też jak zwykle.
= ENRAGE
1 With X wounds it has Charge, no courage value and no suppression.
Z X obrażeniami ma Szarżę, nie ma wartości odwagi ani przygwożdżenia.
2 It is then neither suppressed nor panicked.
Nie jest wtedy przygwożdżony ani w panice.
3 With fewer wounds that ends.
Przy mniejszej liczbie obrażeń to się kończy.
= ENTOURAGE
1 One unit of that name does not count towards its rank.
Jeden oddział o tej nazwie nie liczy się do swojej rangi.
2 Each round it may order that unit at range 1–2.
Co rundę może wydać mu rozkaz w zasięgu 1–2.
= EQUIP
1 It must have the listed upgrades.
Musi mieć wymienione ulepszenia.
= EXEMPLAR
1 Friends at range 1–2 in sight may spend its tokens.
Sojusznicy w zasięgu 1–2 i na widoku mogą wydawać jego żetony.
2 As many as they like.
Ile chcą.
= EXPERTCLIMBER
1 It climbs up to height 2.
Wspina się do wysokości 2.
= FIELDCMD
1 The army needs no commander.
Armia nie potrzebuje dowódcy.
2 Without one it bears the commander token.
Bez niego nosi żeton dowódcy.
3 With a general card it may be nominated.
Przy karcie ogólnej można go nominować.
4 It is a commander for orders only.
Jest dowódcą tylko dla rozkazów.
5 Others near it may use courage 2 against panic.
Inni w pobliżu mogą użyć odwagi 2 przeciw panice.
6 While it lives, general cards may be played.
Póki żyje, można zagrywać karty ogólne.
= FIRESUPPORT
1 With a face-up order and not in melee it may add a weapon of each mini to a friend's ranged pool.
Z odkrytym rozkazem i poza zwarciem może dodać broń każdej figurki do puli zasięgowej sojusznika.
2 Then its order is turned down.
Potem jego rozkaz zostaje zakryty.
3 It is no attack of its own: chart and tokens are the attacker's.
To nie jego atak: tabela i żetony są atakującego.
4 It must be able to shoot at that target itself.
Sam musi móc strzelić do tego celu.
5 One supporter for a pool, one pool for a supporter.
Jeden wspierający na pulę, jedna pula na wspierającego.
6 Not for Beam.
Nie przy Strumieniu.
= FLAWED
1 The opponent gets its flaw card.
Przeciwnik dostaje jego kartę wady.
2 And plays it when the card allows.
I zagrywa ją, gdy karta pozwala.
3 If both have one, priority decides who says first.
Jeśli mają obaj, pierwszeństwo decyduje, kto mówi pierwszy.
4 It is discarded in the end phase.
Odrzuca się ją w fazie końcowej.
5 It is no command card.
Nie jest kartą rozkazu.
`,
);
