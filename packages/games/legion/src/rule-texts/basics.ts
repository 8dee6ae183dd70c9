import { chapters } from './chapter.js';

/** Principles, cards, measuring and terrain. */
export const basics = chapters(
  'LEG-',
  `
= GEN
1 If the Polish book and the English one of the same edition disagree, the English one counts.
Jeśli polska i angielska instrukcja tego samego wydania się różnią, obowiązuje angielska.
2 A special rule, a keyword or a card goes before the basic rules.
Zasada specjalna, zdolność lub karta ma pierwszeństwo przed zasadami podstawowymi.
3 If one rule allows and another forbids, it is forbidden.
Jeśli jedna zasada na coś pozwala, a druga zabrania, to jest to zabronione.
4 Minis, tokens and terrain are objects; they stand on the battlefield.
Figurki, żetony i teren to obiekty; stoją na polu bitwy.
5 The active player is the one whose turn it is.
Aktywny gracz to ten, którego tura trwa.
6 If both have something to resolve at the same moment, the player with priority begins; while nobody has it, blue does.
Jeśli obaj gracze mają coś do rozstrzygnięcia w tej samej chwili, zaczyna gracz z pierwszeństwem; gdy nikt go nie ma, niebieski.
7 Whoever has several effects at one moment chooses their order.
Kto ma kilka efektów w jednej chwili, sam wybiera ich kolejność.
8 What comes “after” an event waits until the event is wholly done.
To, co następuje „po” zdarzeniu, czeka, aż zdarzenie skończy się w całości.
9 Your own units are friendly, all others are enemies.
Twoje oddziały są sojusznicze, wszystkie inne wrogie.
10 Each mini belongs to one unit, and each unit has one leader that can be told apart.
Każda figurka należy do jednego oddziału, a każdy oddział ma jednego rozpoznawalnego lidera.
11 The minis of a unit stay together: they keep cohesion.
Figurki oddziału trzymają się razem: zachowują koherencję.
12 A game effect is anything that a rule, a card, an ability or a keyword does.
Efekt gry to wszystko, co robi zasada, karta, zdolność lub słowo kluczowe.
13 A card effect is anything that stands on a card; keywords are card effects.
Efekt karty to wszystko, co na niej stoi; zdolności ze słów kluczowych też nimi są.
14 Reminders in italics bind nobody; the glossary does.
Przypomnienia kursywą nie wiążą; wiąże słownik.
15 There are five dice: red, black and white for attack, red and white for defence.
Jest pięć kości: czerwona, czarna i biała do ataku oraz czerwona i biała do obrony.
16 Attack dice show hits, criticals, surges and blanks; defence dice show blocks, surges and blanks.
Kości ataku pokazują trafienia, trafienia krytyczne, wzmocnienia i puste wyniki; kości obrony bloki, wzmocnienia i puste wyniki.
17 Which dice are rolled stands on the unit card, or on the upgrade or command card of the weapon.
Którymi kośćmi się rzuca, mówi karta oddziału albo karta ulepszenia lub rozkazu z bronią.
18 Keywords are of four kinds: command, unit, upgrade and weapon; their full text is in the glossary.
Słowa kluczowe dzielą się na cztery rodzaje: rozkazów, oddziałów, ulepszeń i broni; pełny opis jest w słowniku.
19 A keyword with a number adds up over all its sources.
Zdolność z liczbą sumuje się ze wszystkich źródeł.
20 A battle has six rounds; each has a command phase, an activation phase and an end phase.
Bitwa trwa sześć rund; każda ma fazę dowodzenia, aktywacji i końcową.
21 You win at once when every enemy unit is defeated.
Wygrywasz natychmiast, gdy wszystkie wrogie oddziały są pokonane.
22 Unless an objective says otherwise, the battle ends after round six, and more victory points win.
Jeśli cel nie stanowi inaczej, bitwa kończy się po szóstej rundzie i wygrywa większa liczba punktów zwycięstwa.
23 The objective card says what scores; some keywords score too.
Karta celu mówi, za co są punkty; dają je też niektóre zdolności.
24 Panicked units, and what they have claimed, count for nothing on the objective card.
Oddziały w panice i to, co pozyskały, nie liczą się do karty celu.
25 What scores at the end of a round is counted when the round marker has moved on.
Punkty za koniec rundy liczy się po przesunięciu znacznika rundy.
26 If points are equal, whoever wholly defeated units of more points wins; upgrades count, units half destroyed do not.
Przy remisie wygrywa ten, kto pokonał w całości oddziały o większej liczbie punktów; ulepszenia się liczą, oddziały rozbite częściowo nie.
27 If defeated points are equal too, the dearer army wins.
Jeśli i pokonane punkty są równe, wygrywa droższa armia.
28 If points, losses and costs are all equal, the battle is a draw.
Jeśli równe są punkty, straty i koszt armii, bitwa kończy się remisem.
= CARD
1 Battle cards are objectives (blue), deployments (red) and conditions (green).
Karty bitwy to cele (niebieskie), rozstawienia (czerwone) i warunki (zielone).
2 The objective card says what to fight for and what it scores.
Karta celu mówi, o co się walczy i ile to daje punktów.
3 The deployment card shows the zones of both sides.
Karta rozstawienia pokazuje strefy obu stron.
4 The condition card adds an effect to the whole battle.
Karta warunku dodaje efekt na całą bitwę.
5 A unit card has name, rank, points, number of minis, type, upgrade bar, keywords, wounds, courage, speed, weapons, defence die and surge chart.
Karta oddziału ma nazwę, rangę, punkty, liczbę figurek, typ, pasek ulepszeń, zdolności, próg obrażeń, odwagę, prędkość, broń, kość obrony i tabelę wzmocnień.
6 The card of a vehicle shows resilience where others show courage.
Na karcie pojazdu w miejscu odwagi stoi wytrzymałość.
7 The wound threshold says how many wounds a mini takes until it is defeated.
Próg obrażeń mówi, ile obrażeń pokonuje figurkę.
8 The speed on a unit's card names the movement tool that it uses.
Prędkość na karcie oddziału mówi, której miarki ruchu używasz.
9 An upgrade card has name, type, restriction, effect and points, and may have an icon for turning it, wounds of an added mini, a weapon and a surge chart.
Karta ulepszenia ma nazwę, typ, ograniczenie, efekt i punkty, a czasem ikonę obrotu, próg obrażeń dodanej figurki, broń i tabelę wzmocnień.
10 A surge chart on an upgrade works only where the card says.
Tabela wzmocnień na ulepszeniu działa tylko tam, gdzie mówi karta.
11 A command card has a name, pips, a restriction, orders, perhaps a weapon, and an effect that holds as it is printed.
Karta rozkazu ma nazwę, kropki, ograniczenie, rozkazy, czasem broń i efekt, który obowiązuje tak, jak go opisano.
12 A weapon on a command card is used as the card allows.
Broni z karty rozkazu używasz tak, jak pozwala ta karta.
13 Cards with an icon begin readied; only a readied card can be turned.
Karty z ikoną zaczynają przygotowane; obrócić można tylko kartę przygotowaną.
14 An exhausted card lies on its side and waits until it is readied.
Karta wyczerpana leży bokiem i czeka, aż się ją przygotuje.
15 An expended card does nothing for the rest of the game.
Karta zużyta nie działa już do końca gry.
16 When the weapon of a card with a turning icon has joined a pool, the card is turned.
Gdy broń z karty z ikoną obrotu trafi do puli, karta zostaje obrócona.
17 If a card’s weapon is an armament, all minis of the unit may add it before the card is turned.
Jeśli broń z karty to uzbrojenie, mogą ją dodać wszystkie figurki oddziału, zanim karta zostanie obrócona.
18 Recovering readies all exhausted cards of the unit.
Odpoczynek przygotowuje wszystkie wyczerpane karty oddziału.
19 When the mini that an upgrade added falls, its benefits go with it, except for added slots.
Gdy pada figurka dodana ulepszeniem, znikają jego korzyści, prócz dodanych miejsc na ulepszenia.
20 If an upgrade that added a mini is discarded while the mini lives, the mini stays and the benefits go.
Jeśli ulepszenie, które dodało figurkę, zostanie odrzucone, a figurka żyje, figurka zostaje, a korzyści znikają.
21 Of a card with two sides only the side that lies up counts; its owner chooses the side when deploying.
Z karty dwustronnej działa tylko strona odkryta; właściciel wybiera ją przy wystawianiu.
22 Distances of Force upgrades are measured from the leader.
Odległości ulepszeń Mocy mierzy się od lidera.
= MEAS
1 There are movement tools and the range tool, and anything may be measured at any time.
Są miarki ruchu i miarka zasięgu; wszystko można mierzyć w każdej chwili.
2 You use one movement tool and one range tool at a time.
Naraz używasz jednej miarki ruchu i jednej miarki zasięgu.
3 Movement tools are of speed 1, 2 and 3.
Miarki ruchu mają prędkość 1, 2 i 3.
4 Range is always the shortest distance between two objects.
Zasięg to zawsze najkrótsza odległość między dwoma obiektami.
5 The range of a target is the segment of the tool in which it lies; each is 152.4 mm long, and after five comes beyond 5.
Zasięgiem celu jest odcinek miarki, w którym on leży; każdy ma 152,4 mm, a za piątym jest „poza 5”.
6 Measure to bases; the figure on them does not matter.
Mierzy się do podstawek; sama rzeźba się nie liczy.
7 You measure only across the table: height adds nothing to the distance.
Mierzysz tylko w poziomie: wysokość nie wydłuża odległości.
8 Two numbers on a weapon are its least and greatest range, one number is the greatest.
Dwie liczby przy broni to jej najmniejszy i największy zasięg, jedna to największy.
9 A yellow range icon marks an area weapon.
Żółta ikona zasięgu oznacza broń obszarową.
10 Melee range is not measured: two minis are in melee range when their bases touch.
Zasięgu zwarcia się nie mierzy: figurki są w zasięgu zwarcia, gdy stykają się podstawkami.
11 An object is “at” a range if some part of it is inside that range.
Obiekt jest „w zasięgu”, jeśli jakaś jego część jest wewnątrz tego zasięgu.
12 A unit is at a range when one of its minis is.
Oddział jest w zasięgu, gdy jest w nim jedna z figurek.
13 Everything is at range 1 of itself.
Wszystko jest w zasięgu 1 od siebie samego.
14 An object is “within” a range if it is wholly inside that range.
Obiekt jest „wewnątrz zasięgu”, jeśli jest w nim w całości.
15 A unit is within a range when all its minis are.
Oddział jest wewnątrz zasięgu, gdy są w nim wszystkie figurki.
16 An object that is within a range is also at that range.
Obiekt, który jest wewnątrz zasięgu, jest też w zasięgu.
17 An object is “beyond” a range if it is wholly outside that range.
Obiekt jest „poza zasięgiem”, jeśli jest w całości na zewnątrz.
18 A unit is beyond a range when all its minis are.
Oddział jest poza zasięgiem, gdy są tam wszystkie figurki.
19 Creature and emplacement troopers and vehicles have notched bases, other troopers small ones.
Żołnierze na stworzeniach, z działem i pojazdy mają podstawki z wycięciem, inni żołnierze małe.
20 Base contact means that the base touches what the rule names.
Styk podstawką znaczy, że podstawka dotyka tego, co wymienia zasada.
21 Only a leader with a melee weapon may move into contact with an enemy.
Tylko lider z bronią do zwarcia może wejść w styk z wrogiem.
22 Minis at different heights touch if they do so seen from above and the step is no higher than the lower silhouette.
Figurki na różnych wysokościach stykają się, jeśli stykają się widziane z góry, a różnica nie przekracza wzornika niższej.
= TERR
1 Before the battle each piece of terrain is agreed to be scatter, area or obstacle.
Przed bitwą ustala się dla każdego terenu, czy jest rozproszony, obszarowy, czy jest przeszkodą.
2 Scatter terrain is small terrain, such as crates and lamps.
Teren rozproszony to drobny teren, na przykład skrzynie i lampy.
3 A barricade is scatter terrain and difficult for troopers.
Barykada to teren rozproszony, trudny dla żołnierzy.
4 A barricade gives troopers heavy cover, creature troopers none.
Barykada daje żołnierzom ciężką osłonę, żołnierzom na stworzeniach żadnej.
5 Barricades and tokens of objectives or conditions do not lie on each other.
Barykady i żetony celów lub warunków nie leżą na sobie.
6 No trooper stands half on a barricade.
Żaden żołnierz nie stoi na barykadzie połową podstawki.
7 Area terrain is its footprint; single trees do not matter.
Teren obszarowy to jego obrys; pojedyncze drzewa się nie liczą.
8 The volume of a piece of terrain goes from its lowest to its highest point.
Bryła terenu sięga od jego najniższego do najwyższego punktu.
9 Before the battle you agree on height, borders, cover and rules of area terrain.
Przed bitwą ustalacie wysokość, granice, osłonę i zasady terenu obszarowego.
10 An obstacle is large or tall: a trooper climbs it unless it is lower than the silhouette.
Przeszkoda jest duża lub wysoka: żołnierz się na nią wspina, chyba że jest niższa od wzornika.
11 Each piece of terrain is also open, difficult or impassable.
Każdy element terenu jest też otwarty, trudny lub niedostępny.
12 Open terrain changes nothing; the bare table is open.
Otwarty teren niczego nie zmienia; goły stół jest otwarty.
13 Difficult terrain slows a move by 1, but never below speed 1.
Trudny teren spowalnia ruch o 1, ale nigdy poniżej prędkości 1.
14 Nobody moves through or onto impassable terrain unless a rule says so.
Nikt nie przechodzi przez niedostępny teren ani na niego nie wchodzi, chyba że zasada pozwala.
15 A piece of terrain may have parts of different kinds, such as a wall with a door.
Element terenu może mieć różne części, na przykład ścianę z drzwiami.
16 A trooper stands wholly on an obstacle or wholly off it.
Żołnierz stoi na przeszkodzie w całości albo wcale.
17 Each piece of terrain gives no cover, light cover or heavy cover.
Każdy element terenu daje osłonę lekką, ciężką albo żadną.
18 The height of terrain is the upright segment of the tool in which its highest point lies.
Wysokość terenu to pionowy odcinek miarki, w którym leży jego najwyższy punkt.
19 Parts of terrain with different heights are measured one by one.
Części terenu o różnej wysokości mierzysz osobno.
20 From a mini that stands higher you measure only the difference in height.
Od figurki, która stoi wyżej, mierzysz tylko różnicę wysokości.
21 What you agreed on terrain before the battle holds all through it.
To, co ustaliliście o terenie przed bitwą, obowiązuje do jej końca.
`,
);
