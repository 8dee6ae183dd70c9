import { chapters } from './chapter.js';

/** Armies, setting up, the command phase and orders. */
export const setup = chapters(
  'LEG-',
  `
= ARMY
1 All units of an army are of one faction, unless a rule lets others in.
Wszystkie oddziały armii są jednej frakcji, chyba że zasada dopuszcza inne.
2 Rebels and Republic are the light side, Empire and Separatists the dark side; other armies say which restricted upgrades they may take.
Rebelianci i Republika to jasna strona, Imperium i Separatyści ciemna; inne armie mówią, które ograniczone ulepszenia mogą wziąć.
3 Units and upgrades cost 800 points at most.
Oddziały i ulepszenia kosztują najwyżej 800 punktów.
4 Your army has one or two commanders.
Twoja armia ma jednego lub dwóch dowódców.
5 Your army may have up to two operatives.
Twoja armia może mieć najwyżej dwóch agentów.
6 Your army has three to six corps units.
Twoja armia ma od trzech do sześciu oddziałów podstawowych.
7 Your army may have up to three special forces units.
Twoja armia może mieć najwyżej trzy oddziały sił specjalnych.
8 Your army may have up to three support units.
Twoja armia może mieć najwyżej trzy oddziały wsparcia.
9 Your army may have up to two heavy units.
Twoja armia może mieć najwyżej dwa oddziały ciężkiego wsparcia.
10 Each icon of a unit’s upgrade bar takes one upgrade of its type.
Każda ikona paska ulepszeń oddziału mieści jedno ulepszenie swojego typu.
11 Points of upgrades count towards the points of your army.
Punkty ulepszeń wliczają się do punktów armii.
12 A unit never carries the same upgrade twice.
Oddział nigdy nie ma dwa razy tego samego ulepszenia.
13 A unit has to meet the restriction on the card of its upgrade.
Oddział musi spełniać ograniczenie z karty swojego ulepszenia.
14 Heavy weapons and personnel add a mini, and only that mini uses the weapon on the card.
Ciężka broń i personel dodają figurkę i tylko ta figurka używa broni z karty.
15 Armament, pilot, generator, ordnance and hardpoint cards give their weapon to any mini of the unit; gear and grenades as the card says.
Uzbrojenie, pilot, generator, amunicja i punkt mocowania dają broń każdej figurce oddziału; ekwipunek i granaty tak, jak mówi karta.
16 Bullets before a name say how many cards of that name an army may have, units and upgrades together.
Kropki przed nazwą mówią, ile kart o tej nazwie może mieć armia, licząc oddziały i ulepszenia razem.
17 The command hand has seven cards: two each of one, two and three pips, and Standing Orders.
Ręka rozkazów ma siedem kart: po dwie z jedną, dwiema i trzema kropkami oraz Standing Orders.
18 A command card of a unit needs that unit in the army; faction and battle force must fit too.
Karta rozkazu oddziału wymaga tego oddziału w armii; musi też pasować frakcja i siły bitewne.
19 The hand is secret; how many cards it has and what was discarded is open.
Ręka jest tajna; liczba kart i karty odrzucone są jawne.
20 The battle deck has twelve different cards, four of each kind.
Talia bitwy ma dwanaście różnych kart, po cztery każdego rodzaju.
= SETUP
1 Both players bring a legal army, a command hand and a battle deck.
Obaj gracze przynoszą poprawną armię, rękę rozkazów i talię bitwy.
2 You both prepare one size of battle: the table is 72 by 36 inches.
Przygotowujecie bitwę jednej wielkości: stół ma 72 na 36 cali.
3 You agree on the terrain of the battle and on its rules.
Wspólnie ustalacie teren bitwy i jego zasady.
4 Players place the terrain together before anything else lies there.
Gracze wspólnie ustawiają teren, zanim stanie na nim cokolwiek innego.
5 The cheaper army assigns blue and red.
Tańsza armia rozdziela kolory niebieski i czerwony.
6 If both armies cost the same, a red defence die decides who assigns colours: on a block whoever rolled.
Gdy armie kosztują tyle samo, o kolorach decyduje czerwona kość obrony: przy bloku rozdziela je ten, kto rzucał.
7 The red player chooses a long edge, the blue player takes the other.
Czerwony gracz wybiera długą krawędź, niebieski bierze drugą.
8 The blue player’s battle deck is shuffled by kind and laid out in three rows of four.
Talię bitwy niebieskiego gracza tasuje się według rodzajów i wykłada w trzech rzędach po cztery karty.
9 In turns, blue first, you discard the leftmost card of a row or keep all.
Na zmianę, zaczyna niebieski, odrzucasz pierwszą kartę rzędu albo zostawiasz wszystkie.
10 Each player has two opportunities to discard a battle card, in turn.
Każdy gracz ma na zmianę dwie okazje, by odrzucić kartę bitwy.
11 You cannot discard the last card of a row: that one is played.
Ostatniej karty rzędu nie możesz odrzucić: to ona wchodzi do gry.
12 When discarding is over, the leftmost card of each row is played.
Po odrzucaniu do gry wchodzi pierwsza karta każdego rzędu.
13 When the battle is set up, the objective comes first, then the condition.
Przygotowując bitwę, najpierw rozstawiacie cel, potem warunek.
14 Objective tokens begin with their unclaimed side up.
Żetony celów leżą na początku stroną niepozyskaną do góry.
15 Objective tokens lie on no other token and not half on terrain; terrain may be shifted a little.
Żetony celów nie leżą na innych żetonach ani częściowo na terenie; teren można nieco przesunąć.
16 A token that has to begin in contact with a unit is claimed by that unit.
Żeton, który ma zacząć w styku z oddziałem, jest przez ten oddział pozyskany.
17 No unit begins in contact with an unclaimed token.
Żaden oddział nie zaczyna w styku z niepozyskanym żetonem.
18 The objective card says what units can do with its tokens.
To, co oddziały mogą robić z żetonami, mówi karta celu.
19 In turns, the blue player first, you deploy one unit each, wholly in your own zone.
Na zmianę, zaczyna niebieski, wystawiacie po jednym oddziale, w całości we własnej strefie.
20 When you deploy a unit, all its minis are in cohesion with their leader.
Gdy wystawiasz oddział, wszystkie figurki są w koherencji z liderem.
21 No unit is deployed or moved into contact with an enemy before the battle begins.
Przed początkiem bitwy żaden oddział nie staje w styku z wrogiem.
22 When all units are deployed, the first round begins.
Gdy wszystkie oddziały są wystawione, zaczyna się pierwsza runda.
= CMD
1 Each player chooses a command card in secret.
Każdy gracz w tajemnicy wybiera kartę rozkazu.
2 A player without a commander or operative on the battlefield plays no command card.
Gracz bez dowódcy lub agenta na polu bitwy nie zagrywa karty rozkazu.
3 You can play the card of a unit only while that unit is on the battlefield.
Kartę rozkazu oddziału możesz zagrać tylko wtedy, gdy ten oddział jest na polu bitwy.
4 Both command cards are turned up together, then resolved one after the other.
Obie karty rozkazów odkrywacie razem, a potem rozstrzygacie jedną po drugiej.
5 If both players act at the same moment of the command phase, the blue player goes first.
Gdy w fazie dowodzenia obaj gracze działają w tej samej chwili, zaczyna niebieski.
6 Effects come in this order: on reveal, without a moment, with the orders, at the start of activations, during them; blue first each time.
Kolejność efektów: przy odkryciu, bez podanej chwili, przy rozkazach, na początku aktywacji, w ich trakcie; za każdym razem najpierw niebieski.
7 The player whose command card has fewer pips has priority this round.
Pierwszeństwo w rundzie ma gracz, którego karta rozkazu ma mniej kropek.
8 If both command cards have equal pips, a red defence die decides who has priority.
Przy równych kropkach o pierwszeństwie decyduje czerwona kość obrony.
9 If only one player could play a command card, that player has priority.
Jeśli tylko jeden gracz mógł zagrać kartę rozkazu, ma pierwszeństwo.
10 If nobody played a command card, the die decides who has priority.
Jeśli nikt nie zagrał karty rozkazu, o pierwszeństwie decyduje kość.
11 After the cards come nominations and orders, after those the order pools.
Po kartach następują nominacje i rozkazy, a po nich pule rozkazów.
= ORDER
1 Each player nominates a commander; a command card of a unit names that unit.
Każdy gracz nominuje dowódcę; karta rozkazu oddziału wskazuje ten oddział.
2 With a general card any commander may be nominated.
Przy karcie ogólnej można nominować dowolnego dowódcę.
3 After nominations orders are issued, the player with priority first.
Po nominacjach wydaje się rozkazy, zaczyna gracz z pierwszeństwem.
4 The command card says how many units receive orders, and which.
Karta rozkazu mówi, ile oddziałów otrzymuje rozkazy i które.
5 A unit receives an order at range 1–3 of the nominated commander, who may be one of them.
Rozkaz otrzymuje oddział w zasięgu 1–3 od nominowanego dowódcy, także on sam.
6 No unit receives two orders in one command phase.
Żaden oddział nie otrzymuje dwóch rozkazów w jednej fazie dowodzenia.
7 A unit that receives an order has the rank or type that the command card asks for.
Oddział, który otrzymuje rozkaz, ma rangę lub typ z karty rozkazu.
8 An order is a token of the unit's rank, face up beside it.
Rozkaz to żeton rangi oddziału, odkryty obok niego.
9 Orders that cannot be issued are lost.
Rozkazy, których nie da się wydać, przepadają.
10 Orders that other rules issue follow only those rules.
Rozkazy, które wydają inne zasady, podlegają tylko tym zasadom.
11 For each unit without an order, its order token goes into the pool.
Za każdy oddział bez rozkazu jego żeton rozkazu trafia do puli.
12 A defeated unit takes its order tokens with it.
Pokonany oddział zabiera swoje żetony rozkazów.
`,
);
