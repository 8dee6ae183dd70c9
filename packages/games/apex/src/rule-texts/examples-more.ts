import type { Row } from './chapter.js';

export const shots: readonly Row[] = [
  [
    48,
    'At distance 2 the C.A.R. has a threshold of 55: its own 50, 10 more for one space outside the best range, 5 less by the sight.',
    'W odległości 2 C.A.R. ma trudność 55: własne 50, o 10 więcej za jedno pole poza optymalnym zasięgiem, o 5 mniej dzięki celownikowi.',
  ],
  [
    49,
    'Longbow with a sniper magazine at distance 6: threshold 55, 3 shots; stability 1 and recoil 1 put them on spaces with +5, −5 and −10.',
    'Longbow z magazynkiem snajperskim w odległości 6: trudność 55, 3 strzały; stabilność 1 i odrzut 1 kładą je na polach +5, −5 i −10.',
  ],
  [
    50,
    'Cards 35, 20 and 70 at a target on a lower level: the first hits by its symbol, 20 − 5 misses, 70 − 10 hits. Two hits.',
    'Karty 35, 20 i 70 do celu na niższym poziomie: pierwsza trafia symbolem, 20 − 5 chybia, 70 − 10 trafia. Dwa trafienia.',
  ],
  [
    51,
    'The 70 is a headshot; an epic helmet stops those up to 60, so this one counts. With 60 or less it would be 2 hits and no headshot.',
    '70 to strzał w głowę; epicki hełm zatrzymuje te do 60, więc ten się liczy. Przy 60 lub mniej byłyby 2 trafienia bez strzału w głowę.',
  ],
  [
    52,
    'Two hits and a headshot: 10 + 10 + 14 = 34 damage. Shield 15 → 0, health 30 → 11.',
    'Dwa trafienia i strzał w głowę: 10 + 10 + 14 = 34 obrażenia. Osłona 15 → 0, zdrowie 30 → 11.',
  ],
  [
    53,
    'Three half-hit symbols on the track make 1 hit.',
    'Trzy symbole półtrafienia na torze dają 1 trafienie.',
  ],
  [
    54,
    'Rate of fire 1 × 3: three cards on one space, one shot.',
    'Szybkostrzelność 1 × 3: trzy karty na jednym polu, jeden strzał.',
  ],
  [
    55,
    'The line passes the corner where a bin and a low wall meet; the target is adjacent to the wall and hides behind it.',
    'Linia przechodzi przez róg, w którym styka się skrzynia z niską ścianą; cel przylega do ściany i kryje się za nią.',
  ],
  [
    56,
    'A grenade is thrown 5 spaces over a wall, with no line of sight; two Aim cards move it one after the other, and it lands beside Bangalore.',
    'Granat leci 5 pól ponad ścianą, bez linii wzroku; dwie karty celowania znoszą go kolejno i spada obok Bangalore.',
  ],
  [
    57,
    'A frag grenade deals 20 on its space and 10 on those around: Bangalore takes 10.',
    'Granat odłamkowy zadaje 20 na swoim polu i 10 wokół: Bangalore otrzymuje 10.',
  ],
  [
    58,
    'A grenade that lands on a Care Package on the ground lies on level 1.',
    'Granat, który spadł na zrzut zaopatrzenia na ziemi, leży na poziomie 1.',
  ],
  [
    59,
    'Rolling Thunder comes from above and reaches spaces behind walls and on roofs. Something thrown along the ground would not.',
    'Piorun kulisty spada z góry i sięga pól za ścianami i na dachach. Coś, co leci nad ziemią, by tam nie sięgnęło.',
  ],
  [
    60,
    'Lifeline strikes with 50: 4 damage and a push. The next space is lower and holds a beacon: a collision, 4 more, and Bloodhound is put on a free space neighbouring the beacon.',
    'Lifeline uderza z 50: 4 obrażenia i odepchnięcie. Następne pole leży niżej i stoi na nim sygnalizator: kolizja, jeszcze 4, a Bloodhound trafia na wolne pole sąsiadujące z sygnalizatorem.',
  ],
  [
    61,
    'A push through the corner of a low wall and a bin is a collision: nobody moves, 4 + 4 damage.',
    'Odepchnięcie przez róg niskiej ściany i skrzyni to kolizja: nikt się nie rusza, 4 + 4 obrażenia.',
  ],
  [
    62,
    'An ally of Lifeline respawns and she plays Guardian Angel: no AP is spent, the card is discarded.',
    'Sojusznik Lifeline się odradza, a ona zagrywa Anioła stróża: nie wydaje się PA, karta trafia na stos odrzuconych.',
  ],
  [63, 'With a Dash Move 1 has 2 MP and Move 2 has 3.', 'Ze zrywem ruch 1 ma 2 PR, a ruch 2 ma 3.'],
  [
    64,
    'Who reacts before the fire with an ability plays no feat before the same fire.',
    'Kto przed ostrzałem reaguje zdolnością, nie zagrywa przed tym samym ostrzałem wyczynu.',
  ],
];

export const timesAndZones: readonly Row[] = [
  [
    65,
    'Smoke may rise on outer corners and ends of objects, on roof corners and on roof points shared by buildings; not where objects join, inside a right angle, on a taken point or on a ground point between two buildings.',
    'Dym może stanąć na zewnętrznych rogach i końcach obiektów, na rogach dachów i wspólnych punktach dachów; nie na styku obiektów, wewnątrz kąta prostego, na zajętym punkcie ani na ziemi między dwoma budynkami.',
  ],
  [
    66,
    'The line crosses a side of the smoke zone: threshold +10 both ways.',
    'Linia przecina bok strefy dymu: trudność +10 w obie strony.',
  ],
  [67, 'The line runs along a side of the zone: no change.', 'Linia biegnie wzdłuż boku strefy: bez zmian.'],
  [
    68,
    'A target in a smoke zone and in a Dome zone: both work.',
    'Cel w strefie dymu i w strefie kopuły: działają obie.',
  ],
  [
    69,
    'Smoke on a roof of level 1 hinders a shot across it on that level; between two below it there is none.',
    'Dym na dachu poziomu 1 utrudnia strzał przez niego na tym poziomie; między stojącymi niżej go nie ma.',
  ],
  [
    70,
    'Smoke on the ground does nothing if the shooter is higher and the target outside the zone.',
    'Dym na ziemi nie działa, gdy strzelec stoi wyżej, a cel poza strefą.',
  ],
  [
    71,
    'Defensive Bombardment: the token lies 2 turns ahead; then everybody in the area takes 24 damage, the figure leaves and the token cools at 3.',
    'Bombardowanie obronne: żeton leży 2 tury dalej; potem wszyscy w obszarze otrzymują 24 obrażenia, figurka schodzi, a żeton odnawia się od 3.',
  ],
  [
    72,
    'Smoke lasts 3 turns: begun in red’s turn it ends in blue’s turn of the next round, then it cools.',
    'Dym trwa 3 tury: zaczęty w turze czerwonych kończy się w turze niebieskich następnej rundy, potem się odnawia.',
  ],
  [
    73,
    'A token that cools at 2 is back after two transition phases.',
    'Żeton z odnawianiem 2 wraca po dwóch fazach przejściowych.',
  ],
  [
    74,
    'Two buildings one upon the other: level 2. A wall on a roof of level 1 reaches level 2.',
    'Dwa budynki jeden na drugim: poziom 2. Ściana na dachu poziomu 1 sięga poziomu 2.',
  ],
  [
    75,
    'From level 2 spaces near your building are hidden by their distance from its edge, and spaces directly behind something of level 1 as well.',
    'Z poziomu 2 pola blisko własnego budynku są zasłonięte przez odległość od krawędzi, a także pola tuż za czymś na poziomie 1.',
  ],
  [
    76,
    'Hemlok takes a heavy magazine and a standard stock: slot, kind of ammo and mark fit.',
    'Hemlok przyjmuje magazynek na ciężką amunicję i kolbę standardową: pasują miejsce, rodzaj amunicji i znak.',
  ],
  [
    77,
    'A wall and a low wall in one line: the point between them is taken, the two outer ones are free.',
    'Ściana i niska ściana w jednej linii: punkt między nimi jest zajęty, dwa zewnętrzne są wolne.',
  ],
  [
    78,
    'A Dome takes only its own intersection; those around it stay free.',
    'Kopuła zajmuje tylko swój punkt przecięcia; sąsiednie są wolne.',
  ],
  [
    79,
    'Every space that touches yours by a side or a corner is at distance 1, on whatever level and behind whatever.',
    'Każde pole, które styka się z Twoim bokiem lub rogiem, jest w odległości 1, na dowolnym poziomie i za czymkolwiek.',
  ],
  [
    80,
    'Who waits at the left edge of the entry tile enters at the left edge of the map.',
    'Kto czeka przy lewej krawędzi kafelka wejścia, wchodzi przez lewą krawędź mapy.',
  ],
  [
    81,
    'An exhausted knockdown shield stays exhausted when it is dropped or picked up; from a bag or a bin it comes unexhausted.',
    'Wyczerpana osłona leżącego pozostaje wyczerpana po upuszczeniu i podniesieniu; z woreczka lub skrzyni jest niewyczerpana.',
  ],
];

export const cardsInPlay: readonly Row[] = [
  [
    101,
    'C.A.R. has its best range at 3; at distance 2 with a 1× sight the threshold is 50 + 10 − 5 = 55: 55 hits, 54 misses.',
    'C.A.R. ma optymalny zasięg 3; w odległości 2 z celownikiem 1× trudność to 50 + 10 − 5 = 55: 55 trafia, 54 chybia.',
  ],
  [
    102,
    'Longbow with an extended magazine at distance 6, target lower: threshold 55 and 3 cards, on +5, −5 and −10.',
    'Longbow z powiększonym magazynkiem w odległości 6, cel niżej: trudność 55 i 3 karty, na +5, −5 i −10.',
  ],
  [
    103,
    'Cards 35, 20 and 70 there, the target with an epic helmet: a hit by symbol, a miss, a hit with a headshot that the helmet cannot stop. 2 hits, 1 headshot.',
    'Karty 35, 20 i 70, cel z epickim hełmem: trafienie symbolem, chybienie, trafienie ze strzałem w głowę, którego hełm nie zatrzyma. 2 trafienia, 1 strzał w głowę.',
  ],
  [
    104,
    'Had the third card been 60 or less and hit, it would be 2 hits and no headshot.',
    'Gdyby trzecia karta miała 60 lub mniej i trafiła, byłyby 2 trafienia bez strzału w głowę.',
  ],
  [
    105,
    'With 15 shield and 30 health: 10 + 10 + 14 = 34 damage leaves 0 shield and 11 health.',
    'Przy 15 osłony i 30 zdrowia: 10 + 10 + 14 = 34 obrażenia zostawiają 0 osłony i 11 zdrowia.',
  ],
  [
    106,
    'Ring card 1: the upper corners go 2 down, the left ones 2 to the right, the upper left one both; the lower right one stays.',
    'Karta pierścienia 1: górne rogi schodzą o 2, lewe idą o 2 w prawo, lewy górny w obie strony; prawy dolny stoi.',
  ],
  [
    107,
    'Beside a closed bin, for 1 AP: 1 epic, 1 rare and 1 common token, 2 weapons of which 1 is kept for the decision, and Move 1 is still left.',
    'Obok zamkniętej skrzyni, za 1 PA: 1 epicki, 1 rzadki i 1 zwykły żeton, 2 bronie, z których 1 zostaje do decyzji, i jeszcze ruch 1.',
  ],
  [
    108,
    'Lifeline is on the map and an ally respawns: with Guardian Angel it costs no AP, and the card is discarded.',
    'Lifeline jest na mapie, a sojusznik się odradza: z Aniołem stróżem nie kosztuje to PA, a karta zostaje odrzucona.',
  ],
  [
    109,
    'Defensive Bombardment: the figure at distance 0–5, the token 2 turns ahead; when it is due everybody in the area is hit and the token cools at 3.',
    'Bombardowanie obronne: figurka w odległości 0–5, żeton 2 tury dalej; gdy nadchodzi, obrywają wszyscy w obszarze, a żeton odnawia się od 3.',
  ],
  [
    110,
    'Smoke Launcher: the token 3 turns ahead; then the smoke ends and the token cools at 2, one less in each transition phase, until it is back on the card.',
    'Wyrzutnia dymu: żeton 3 tury dalej; potem dym znika, a żeton odnawia się od 2, o jeden mniej w każdej fazie przejściowej, aż wróci na kartę.',
  ],
  [
    111,
    'The token of Rolling Thunder lies above the Dome’s: the explosion comes first and the Dome still protects. With the order reversed it does not.',
    'Żeton Pioruna kulistego leży nad żetonem Kopuły: najpierw wybuch, kopuła jeszcze chroni. W odwrotnej kolejności nie chroni.',
  ],
  [
    112,
    'The 5 × 4 area of Rolling Thunder over a wall and roofs: all its spaces are hit, because it comes from above.',
    'Obszar 5 × 4 Pioruna kulistego nad ścianą i dachami: trafia wszystkie pola, bo spada z góry.',
  ],
  [
    113,
    'A frag grenade thrown 5 spaces without sight drifts twice and lands beside Bangalore: 10 damage. On her own space it would be 20.',
    'Granat odłamkowy rzucony na 5 pól na ślepo dwa razy znosi i spada obok Bangalore: 10 obrażeń. Na jej polu byłoby 20.',
  ],
  [
    114,
    'Gibraltar on the ground wants a Dome on a roof corner one space in: from the row next to the building it is hidden, from farther away it is seen and the Dome may stand there.',
    'Gibraltar na ziemi chce kopuły na rogu dachu o jedno pole w głąb: z rzędu przy budynku go nie widać, z dalszego widać i kopuła może tam stanąć.',
  ],
];

export const endings: readonly Row[] = [
  [
    121,
    'Two against two: Gibraltar has been eliminated once. When Bloodhound falls for the first time, red wins at once.',
    'Dwa na dwa: Gibraltar poza mapą był już raz. Gdy Bloodhound pada pierwszy raz, czerwoni od razu wygrywają.',
  ],
  [
    122,
    'Gibraltar twice, Bloodhound never: red has 2 points and the game goes on; it ends at the start of Gibraltar’s next activation, before the respawn.',
    'Gibraltar dwa razy, Bloodhound ani razu: czerwoni mają 2 punkty i gra trwa; kończy się na początku następnej aktywacji Gibraltara, przed odrodzeniem.',
  ],
  [
    123,
    'Three against three: one legend eliminated twice is 2 points, less than 4; it respawns as usual.',
    'Trzy na trzy: jedna legenda wyeliminowana dwa razy to 2 punkty, mniej niż 4; odradza się jak zwykle.',
  ],
  [
    124,
    'After round 8 with 1 point each, Bangalore with 22 and Bloodhound with 25 health: blue wins. With 25 each it is a draw; shields do not count.',
    'Po rundzie 8 przy 1 punkcie po obu stronach, Bangalore ma 22, a Bloodhound 25 zdrowia: wygrywają niebiescy. Przy 25 i 25 jest remis; osłony się nie liczą.',
  ],
  [
    125,
    'Draft, three against three: blue and red take turns, six cards, none left. Two against two: four are taken, two go to the box.',
    'Wybór, trzy na trzy: niebiescy i czerwoni na zmianę, sześć kart, nic nie zostaje. Dwa na dwa: cztery są brane, dwie wracają do pudełka.',
  ],
  [
    126,
    'Both sides draw Aim cards of 20 for the initiative: both draw again.',
    'Obie strony dobierają do inicjatywy karty celowania 20: obie dobierają ponownie.',
  ],
  [
    127,
    'Stage 1, two against two: 16 weapons, 16 common and 16 rare tokens are dealt; 8 weapons leave the game, 32 stay in the deck. Three against three: 24 of each, 12 leave, 24 stay.',
    'Etap 1, dwa na dwa: rozdaje się 16 broni, 16 zwykłych i 16 rzadkich żetonów; 8 broni wypada z gry, 32 zostają w talii. Trzy na trzy: po 24, 12 wypada, 24 zostają.',
  ],
  [
    128,
    'Who enters a canyon with 2 MP left loses them; no Dash, no dropping, no cards. The next AP pays for climbing out, or the legend is eliminated.',
    'Kto wchodzi do kanionu z 2 PR, traci je; bez zrywu, upuszczania i kart. Następne PA płaci za wyjście albo legenda zostaje wyeliminowana.',
  ],
  [
    129,
    'With 18 shield a rare body shield is put on: limit 30, shield 28, the token is exhausted. An epic one later: 38 of 40. Who picks up the exhausted rare one gets limit 30 and no points.',
    'Przy 18 osłony zakłada się rzadką osłonę osobistą: limit 30, osłona 28, żeton jest wyczerpany. Później epicka: 38 z 40. Kto podniesie wyczerpaną rzadką, ma limit 30 i żadnych punktów.',
  ],
  [
    130,
    'Shield 0, health 6, a rare knockdown shield and 14 damage: 10 is absorbed, 2 health left. With 20 damage 10 come through and the legend is eliminated.',
    'Osłona 0, zdrowie 6, rzadka osłona leżącego i 14 obrażeń: 10 pochłania, zostają 2 zdrowia. Przy 20 obrażeniach przechodzi 10 i legenda zostaje wyeliminowana.',
  ],
  [
    131,
    'Into the Void, then Move 2, then Dash as Move 1: 3 MP and 2 MP.',
    'Przez otchłań, potem ruch 2, potem zryw jako ruch 1: 3 PR i 2 PR.',
  ],
  [
    132,
    'With Beast of the Hunt Move 2 has 3 MP; the Move 1 beside a Use has 1.',
    'Z Bestią łowów ruch 2 ma 3 PR; ruch 1 przy użyciu ma 1.',
  ],
  [
    133,
    'Wraith answers a rate of fire of 5 with Into the Void: 2 cards are revealed, and if she is still there she may Move 2. Against a rate of 1 it is 1 card, and she may move too.',
    'Wraith odpowiada na szybkostrzelność 5 zdolnością Przez otchłań: odkrywa się 2 karty, a jeśli zostaje na mapie, może wykonać ruch 2. Przy szybkostrzelności 1 to 1 karta i też może się ruszyć.',
  ],
  [
    134,
    'If the shooter is in one smoke and the line goes through another, the threshold is 20 higher; if both are in the same smoke, 10.',
    'Gdy strzelec jest w jednym dymie, a linia biegnie przez drugi, trudność rośnie o 20; gdy oboje są w tym samym dymie, o 10.',
  ],
  [
    135,
    'In the transition of round 8 the Ring eliminates red’s last untouched legend: every red legend has been eliminated, blue wins at once and nothing else is compared.',
    'W fazie przejściowej rundy 8 pierścień eliminuje ostatnią nietkniętą legendę czerwonych: każda czerwona była wyeliminowana, niebiescy od razu wygrywają i niczego się nie porównuje.',
  ],
  [
    136,
    'An anchor on the corner of a roof: only from the roof it may be used; who arrives takes the roof space or a free one of the three on the ground.',
    'Punkt zaczepu na rogu dachu: użyć go można tylko z dachu; kto przyjeżdża, staje na dachu albo na wolnym z trzech pól na ziemi.',
  ],
  [
    137,
    'Lifeline, eliminated, plays Guardian Angel for her own respawn: she returns beside a beacon and still has 2 AP.',
    'Wyeliminowana Lifeline zagrywa Anioła stróża przy własnym odrodzeniu: wraca obok sygnalizatora i wciąż ma 2 PA.',
  ],
];
