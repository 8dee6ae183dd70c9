import { chapter } from './chapter.js';

export const shooting = chapter('AUT-SHOOT', [
  [
    1,
    'In step 7 an Automa that has not shot shoots at an enemy in range and line of sight.',
    'W kroku 7 Automa, która jeszcze nie strzelała, strzela do wroga w zasięgu na linii wzroku.',
  ],
  [
    2,
    'Best range goes before range, then the main enemy before the secondary one.',
    'Optymalny zasięg ma pierwszeństwo przed zasięgiem, potem główny wróg przed pobocznym.',
  ],
  [
    3,
    'The threshold rises by 10 for each space outside best range.',
    'Trudność rośnie o 10 za każde pole poza optymalnym zasięgiem.',
  ],
  [
    4,
    'Only aiming differs from the usual Shoot action.',
    'Od zwykłego strzelania różni się tylko celowanie.',
  ],
  [5, 'The target must be in line of sight.', 'Cel musi być na linii wzroku.'],
  [
    6,
    'The weapon whose best range holds the target or is nearer to it.',
    'Broń, której optymalny zasięg obejmuje cel lub jest mu bliższy.',
    'r',
  ],
  [
    7,
    'Every attachment works whose Charge tokens are held.',
    'Działa każdy dodatek, na który starcza żetonów ładowania.',
  ],
  [
    8,
    'A Boost on the active Feat is resolved, and paid for.',
    'Wzmocnienie z aktywnego wyczynu zostaje rozpatrzone i opłacone.',
  ],
  [
    9,
    'Attachments are settled before the Boost is paid for.',
    'Dodatki ustala się przed opłaceniem wzmocnienia.',
  ],
  [
    10,
    'Before the fire you determine the hit threshold of the Automa.',
    'Przed ostrzałem ustalasz trudność trafienia Automy.',
  ],
  [
    11,
    'If the last enemy on the map is eliminated, step 10 comes next.',
    'Gdy ostatni wróg na mapie odpada, następny jest krok 10.',
  ],
  [
    12,
    'For an allied Automa the player may add a Boost only if the active Feat has none.',
    'Sprzymierzonej Automie gracz może dodać wzmocnienie tylko, gdy aktywny wyczyn go nie ma.',
  ],
]);

export const reactions = chapter('AUT-REACT', [
  [
    1,
    'An Automa that is shot at reveals its top Feat before the fire.',
    'Automa, do której się strzela, odkrywa przed ostrzałem wierzchni wyczyn.',
  ],
  [2, 'A pre-shot Reaction works at once.', 'Reakcja przed ostrzałem działa od razu.'],
  [3, 'A post-shot Reaction works after the fire.', 'Reakcja po ostrzale działa po nim.'],
  [
    4,
    'After the Reaction, or without one at once, the card is discarded.',
    'Po reakcji, a bez niej od razu, kartę się odrzuca.',
  ],
  [
    5,
    'An Automa’s Reaction is no choice; it pays for parts if it can.',
    'Reakcja Automy nie jest dobrowolna; za jej części Automa płaci, jeśli może.',
  ],
  [6, 'An Automa reveals one card for each Shoot action.', 'Automa odkrywa jedną kartę na każde strzelanie.'],
  [
    7,
    'An Automa that the shot eliminated resolves nothing after the fire.',
    'Automa wyeliminowana strzałem nic po nim nie rozpatruje.',
  ],
  [
    8,
    'For an allied Automa the player may react as well.',
    'Za sprzymierzoną Automę gracz może dodatkowo zareagować.',
    'r',
  ],
  [
    9,
    'If Reactions are prevented, no card is revealed.',
    'Gdy reakcje są zablokowane, karty się nie odkrywa.',
  ],
  [
    10,
    'A cancelled Reaction or Boost has no effect and costs nothing.',
    'Anulowana reakcja lub wzmocnienie nie działa i nic nie kosztuje.',
    'r',
  ],
  [11, 'Only the Automa that is the target reveals a card.', 'Kartę odkrywa tylko Automa, która jest celem.'],
]);

export const repositioning = chapter('AUT-TACT', [
  [
    1,
    'In step 10 an Automa with at least 1 Charge token repositions, and the token stays.',
    'W kroku 10 Automa z co najmniej 1 żetonem ładowania się przemieszcza, a żeton zostaje.',
  ],
  [
    2,
    'Tactical repositioning that a card orders needs no Charge token.',
    'Taktyczne przemieszczenie nakazane kartą nie wymaga żetonu ładowania.',
  ],
  [
    3,
    'An Automa may reposition to its own space and to free ones at distance 1, at most 1 level higher.',
    'Automa może zająć własne pole i wolne pola w odległości 1, najwyżej 1 poziom wyżej.',
    'r',
  ],
  [
    4,
    'For repositioning, the spaces that the fewest enemies see come first.',
    'Przy przemieszczeniu najpierw liczą się pola, które widzi najmniej wrogów.',
  ],
  [
    5,
    'Of the spaces that are left those on the highest level stay.',
    'Z pozostałych pól liczą się te na najwyższym poziomie.',
    'r',
  ],
  [6, 'If one space is left, the Automa goes there.', 'Jeśli zostało jedno pole, Automa idzie na nie.'],
  [7, 'Of several spaces those beside Concealment are preferred.', 'Z kilku pól lepsze są te obok ukrycia.'],
  [
    8,
    'Of equal spaces the Automa takes its own, else the first clockwise from the bottom left.',
    'Z równych pól Automa wybiera własne, a jeśli odpadło, pierwsze w prawo od lewego dołu.',
  ],
  [
    9,
    'Repositioning is a relocation: it needs no MP and no card.',
    'Taktyczne przemieszczenie to przeniesienie: bez PR i bez karty.',
  ],
  [
    10,
    'In step 10 there is no Optimal Shot; in steps 5 and 8 there is.',
    'W kroku 10 nie ma optymalnego strzału; w krokach 5 i 8 jest.',
  ],
]);

export const ending = chapter('AUT-END', [
  [
    1,
    'In step 11 the active Feat is discarded and the activation is over.',
    'W kroku 11 aktywny wyczyn się odrzuca i aktywacja się kończy.',
  ],
]);
