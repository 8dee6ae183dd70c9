import { chapter } from './chapter.js';

export const parts = chapter('APX-COMP', [
  [
    1,
    'A building of two parts is one object: a wall on each outer edge, and a roof one level above its foot.',
    'Budynek z dwóch części to jeden obiekt: ściana na każdej zewnętrznej krawędzi i dach o poziom wyżej niż podstawa.',
  ],
  [
    2,
    'A death box belongs to its legend; turned to the trophy it is 1 victory point of the team that holds it.',
    'Skrzynia śmierci należy do swojej legendy; stroną z trofeum jest 1 punktem zwycięstwa drużyny, która ją ma.',
  ],
  [
    3,
    'A legend has 2 AP in each activation, unless a card says otherwise.',
    'W każdej aktywacji legenda ma 2 PA, chyba że karta mówi inaczej.',
  ],
  [
    4,
    'For 1 AP you Move 2, Shoot or Respawn, or you Interact, Use, Melee or Destroy, each with Move 1 before or after it. No part is compulsory.',
    'Za 1 PA wykonujesz ruch 2, strzelanie lub odrodzenie albo oddziaływanie, użycie, atak wręcz lub zniszczenie, każde z ruchem 1 przed lub po. Żadna część nie jest obowiązkowa.',
  ],
  [
    5,
    'Only one Shoot action in an activation, wherever it comes from.',
    'W aktywacji jest tylko jedno strzelanie, skądkolwiek pochodzi.',
  ],
  [
    6,
    'You respawn only a legend that has been eliminated.',
    'Odradzasz tylko legendę, która została wyeliminowana.',
  ],
  [
    7,
    'In its activation a legend may take Free and Special actions of its feats, abilities and weapons.',
    'W swojej aktywacji legenda może wykonywać akcje darmowe i specjalne ze swoich wyczynów, zdolności i broni.',
  ],
  [
    8,
    'Once in an activation a feat from the hand may be discarded to Dash.',
    'Raz na aktywację można odrzucić wyczyn z ręki na zryw.',
  ],
  [
    9,
    'Before or after an action of yours you may put down tokens of the backpack on your space or a neighbouring one, for nothing.',
    'Przed własną akcją lub po niej można za darmo upuścić żetony z plecaka na własne pole albo sąsiadujące.',
  ],
  [
    10,
    'Before or after an action of yours you may pick up tokens from your space or an adjacent one, for nothing. Adjacent means the same level; neighbouring may be lower.',
    'Przed własną akcją lub po niej można za darmo podnieść żetony z własnego pola albo przylegającego. Przylegające leży na tym samym poziomie, sąsiadujące może leżeć niżej.',
  ],
  [
    11,
    'A Boost is played with the action that it names; one action takes one Boost.',
    'Wzmocnienie zagrywa się razem z akcją, którą wymienia; jedna akcja przyjmuje jedno wzmocnienie.',
  ],
  [
    12,
    'An Instant is played in anybody’s activation, when its condition is met.',
    'Kartę natychmiastową zagrywa się w dowolnej aktywacji, gdy spełniony jest jej warunek.',
  ],
  [
    13,
    'A Reaction answers a Shoot action in an enemy’s activation. Nobody has to react.',
    'Reakcja odpowiada na strzelanie w aktywacji wroga. Nikt nie musi reagować.',
  ],
  [
    14,
    'A Reaction marked Team may be played when the owner or an ally is the target, any other only when the owner is.',
    'Reakcję ze znakiem drużyny można zagrać, gdy celem jest właściciel lub sojusznik; każdą inną tylko wtedy, gdy celem jest właściciel.',
  ],
]);

export const cards = chapter('APX-CARDDATA', [
  [
    1,
    'You use a feat for all that it says, its conditions too, or for a Dash, never for both.',
    'Wyczynu używasz dla tego, co mówi, razem z warunkami, albo na zryw, nigdy do obu rzeczy.',
  ],
  [
    2,
    'Breathing Space: each legend of the team in the Dome zone, Gibraltar too, may use 1 accessory of its own for no AP. Without a Dome nothing happens.',
    'Chwila oddechu: każda legenda drużyny w strefie kopuły, także Gibraltar, może użyć 1 własnego akcesorium bez PA. Bez kopuły nic się nie dzieje.',
  ],
  [
    3,
    'Human Wall: as the target Gibraltar ignores 8 damage of the shot.',
    'Ludzki mur: jako cel Gibraltar ignoruje 8 obrażeń z tego strzału.',
  ],
  [
    4,
    'Human Wall: adjacent to a target ally, Gibraltar changes places with it, is the target and ignores 8 damage. Otherwise the card cannot be played.',
    'Ludzki mur: przylegając do sojusznika, który jest celem, Gibraltar zamienia się z nim miejscami, staje się celem i ignoruje 8 obrażeń. Inaczej karty nie można zagrać.',
  ],
  [
    5,
    'Chin Down: a headshot of the shooter’s weapon deals 10 less, not below 0, and Gibraltar ignores 10 damage.',
    'Broda w dół: strzał w głowę z broni strzelca zadaje o 10 mniej, nie mniej niż 0, a Gibraltar ignoruje 10 obrażeń.',
  ],
  [
    6,
    'Elbow and Go: Bangalore may deal 6 damage to an enemy on an adjacent space, without an Aim card or a push. Then Move 2, in any case.',
    'Łokieć i naprzód: Bangalore może zadać 6 obrażeń wrogowi na przylegającym polu, bez karty celowania i odepchnięcia. Potem w każdym razie ruch 2.',
  ],
  [
    7,
    'Smoke Screen and Wall of Smoke: Bangalore may initiate Smoke Launcher as part of the Reaction, if a token is available. Smoke that already stands serves too.',
    'Zasłona dymna i Ściana dymu: Bangalore może w ramach reakcji inicjować Wyrzutnię dymu, jeśli ma żeton. Dym, który już stoi, też się liczy.',
  ],
  [
    8,
    'Smoke Screen: if the shot meets smoke, the lower-level symbol does not help the shooter, and cards with the Concealment symbol miss wherever the target stands.',
    'Zasłona dymna: jeśli strzał spotyka dym, symbol niższego poziomu nie pomaga strzelcowi, a karty z symbolem ukrycia chybiają, gdziekolwiek stoi cel.',
  ],
  [
    9,
    'Wall of Smoke: if the shot meets smoke, its threshold is exactly 65, whatever range, sights and smoke say. Modifiers of the Aim track still count.',
    'Ściana dymu: jeśli strzał spotyka dym, jego trudność to dokładnie 65, cokolwiek mówią zasięg, celowniki i dym. Modyfikatory toru celowania nadal się liczą.',
  ],
  [
    10,
    'Fall Back: Move 3; or Move 1, after which you may use a common accessory.',
    'Odwrót: ruch 3; albo ruch 1 i możliwe użycie zwykłego akcesorium.',
  ],
  [
    11,
    'Rift Walk: a legend of either team beside a portal is put on a free space neighbouring the other portal.',
    'Spacer przez wyrwę: legenda dowolnej drużyny obok wrót trafia na wolne pole sąsiadujące z drugimi wrotami.',
  ],
  [
    12,
    'Voices of the Void: before the reveal look at the top 4 Aim cards, put any on the bottom and the rest back in any order.',
    'Głosy otchłani: przed odkryciem obejrzyj 4 wierzchnie karty celowania, dowolne połóż na spód, resztę odłóż na wierzch w dowolnej kolejności.',
  ],
  [
    13,
    'Whispers: after the fire one legend of the team, Wraith too, may Move 2.',
    'Szepty: po ostrzale jedna legenda drużyny, także Wraith, może wykonać ruch 2.',
  ],
  [
    14,
    'Hit and Run: Shoot, then Move 2 for 1 AP; it is the Shoot action of the activation.',
    'Strzał i odskok: strzelanie, potem ruch 2 za 1 PA; to jedyne strzelanie tej aktywacji.',
  ],
  [
    15,
    'Guided Shot is played for the shot of any legend of the team and is its only Shoot Boost.',
    'Prowadzony strzał zagrywa się do strzału dowolnej legendy drużyny i jest to jego jedyne wzmocnienie.',
  ],
  [
    16,
    'Guided Shot: threshold −10 if the target is outside the weapon’s best range.',
    'Prowadzony strzał: trudność −10, jeśli cel jest poza optymalnym zasięgiem broni.',
  ],
  [
    17,
    'Guided Shot: after the reveal the shooter may put up to 2 Aim cards on the bottom and draw new ones into the same spaces. The new ones stay.',
    'Prowadzony strzał: po odkryciu strzelec może odłożyć na spód najwyżej 2 karty celowania i dobrać nowe na te same pola toru. Nowe zostają.',
  ],
  [
    18,
    'Ride Along: one legend of the team may Move 1 and use an adjacent zipline, in any order; neither has to be done.',
    'Wspólny zjazd: jedna legenda drużyny może wykonać ruch 1 i użyć przylegającej linki, w dowolnej kolejności; żadna część nie jest obowiązkowa.',
  ],
  [
    19,
    'Calibrated Optics: stability +2, at most 3 in all, and each space outside the best range costs 5 instead of 10.',
    'Skalibrowana optyka: stabilność +2, razem najwyżej 3, a każde pole poza optymalnym zasięgiem kosztuje 5 zamiast 10.',
  ],
  [
    20,
    'Field Supplies: beside a supply bin, open or not, Lifeline restores 12 health or 12 shield to herself or to one ally on an adjacent space.',
    'Zapasy polowe: obok skrzyni z zaopatrzeniem, otwartej lub nie, Lifeline przywraca 12 zdrowia albo 12 osłony sobie lub jednemu sojusznikowi na przylegającym polu.',
  ],
  [
    21,
    'Guardian Angel: when a legend of the team respawns, it costs no AP; an ally may return on a free space adjacent to Lifeline instead of a beacon.',
    'Anioł stróż: gdy legenda drużyny się odradza, nie kosztuje to PA; sojusznik może wrócić na wolne pole przylegające do Lifeline zamiast obok sygnalizatora.',
  ],
  [
    22,
    'To play Guardian Angel for an ally Lifeline must be on the map. Played for herself, she returns beside a beacon for no AP.',
    'Aby zagrać Anioła stróża dla sojusznika, Lifeline musi być na mapie. Dla siebie: wraca obok sygnalizatora bez PA.',
  ],
  [
    23,
    'A Ring card has a number for each side of the map: the border of that side moves in by so many spaces. The first: top 2, left 2.',
    'Karta pierścienia ma liczbę dla każdego boku mapy: o tyle pól przesuwa się do środka granica tego boku. Pierwsza: góra 2, lewa 2.',
  ],
  [
    24,
    'A supply bin card says how many tokens of each rank are drawn; of 2 weapons 1 is kept.',
    'Karta skrzyni mówi, ile żetonów której rangi się dobiera; z 2 broni zatrzymuje się 1.',
  ],
  [
    25,
    'Aim cards run from 20 to 80. Shooting looks at value and symbols, melee and initiative at the value, a grenade at the arrow.',
    'Karty celowania mają od 20 do 80. Strzelanie patrzy na wartość i symbole, atak wręcz i inicjatywa na wartość, granat na strzałkę.',
  ],
]);
