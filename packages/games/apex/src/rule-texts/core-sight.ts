import { chapter } from './chapter.js';

export const sight = chapter('APX-LOS', [
  [
    1,
    'There is line of sight if no screen that works lies on the line.',
    'Linia wzroku jest, gdy nie leży na niej działająca zasłona.',
  ],
  [
    2,
    'The line runs from centre to centre, seen from above.',
    'Linia biegnie od środka do środka, patrząc z góry.',
  ],
  [
    3,
    'Line of sight to a corner goes from the centre of your space to that point.',
    'Linia wzroku do punktu przecięcia biegnie do niego od środka pola.',
  ],
  [
    4,
    'A figure on several spaces is seen by any of them.',
    'Figurkę na kilku polach widać przez dowolne z nich.',
  ],
  [5, 'If you see somebody, they see you.', 'Kogo widzisz, ten widzi też Ciebie.'],
  [
    6,
    'Only screens block sight: walls of buildings, walls and some figures.',
    'Wzrok blokują tylko zasłony: ściany budynków, ściany i niektóre figurki.',
  ],
  [7, 'All screens on the line are judged.', 'Ocenia się wszystkie zasłony na linii.'],
  [
    8,
    'Where a line passes a shared corner, both elements must be screens to block it.',
    'Linię we wspólnym punkcie blokują tylko dwa elementy, które oba są zasłonami.',
  ],
  [9, 'Touched at a corner only, a screen does nothing.', 'Zasłona dotknięta tylko rogiem nic nie robi.'],
  [
    10,
    'A screen higher than both ends of the line blocks it.',
    'Zasłona wyższa niż oba końce linii ją blokuje.',
  ],
  [
    11,
    'What may block sight is as high as its levels add up.',
    'To, co może zasłaniać, ma wysokość równą sumie swoich poziomów.',
  ],
  [12, 'A lower one blocks in two cases only.', 'Niższa blokuje tylko w dwóch przypadkach.'],
  [
    13,
    'A line between two levels has a higher and a lower end.',
    'Linia między dwoma poziomami ma koniec wyższy i niższy.',
  ],
  [
    14,
    'The farthest screen as high as the higher end is judged.',
    'Ocenia się najdalszą zasłonę tak wysoką jak wyższy koniec.',
  ],
  [
    15,
    'What stands on the edge of your own space does not block.',
    'To, co stoi na krawędzi Twojego pola, niczego nie zasłania.',
  ],
  [
    16,
    'X is the distance from the higher end to the line of what may block.',
    'X to odległość od wyższego końca do prostej tego, co może zasłaniać.',
  ],
  [
    17,
    'To one level down, X spaces behind what may block are hidden.',
    'Poziom niżej ukrytych jest X pól za tym, co może zasłaniać.',
  ],
  [
    18,
    'To two levels down, twice as many spaces are hidden.',
    'Dwa poziomy niżej ukrytych jest dwa razy tyle pól.',
  ],
  [
    19,
    'Of the spaces in the shadow of a screen the one that touches it is the first.',
    'Z pól w cieniu zasłony pierwsze jest to, które jej dotyka.',
  ],
  [20, 'Only lines through the screen are concerned.', 'Dotyczy to tylko linii przez zasłonę.'],
  [
    21,
    'A lower corner in the shadow of a screen is hidden.',
    'Niższy punkt w cieniu zasłony jest niewidoczny.',
  ],
  [
    22,
    'From a higher corner you count the spaces up to what may block.',
    'Od wyższego punktu przecięcia liczysz pola do tego, co może zasłaniać.',
  ],
  [
    23,
    'From level 2 a wall of 1 level hides the ground space right behind it.',
    'Z poziomu 2 ściana o 1 poziomie ukrywa pole na ziemi tuż za nią.',
  ],
  [24, 'Edges of the higher space do not count.', 'Krawędzie wyższego pola się nie liczą.'],
  [
    25,
    'From level 2 either way of blocking is enough to block.',
    'Z poziomu 2 wystarczy jeden ze sposobów zasłonięcia.',
  ],
  [
    26,
    'A crossed edge with screens is one barrier, as high as the highest.',
    'Przecięta krawędź z zasłonami to jedna bariera, tak wysoka jak najwyższa.',
    'r',
  ],
  [
    27,
    'A crossed corner is a barrier if both sides are closed.',
    'Przecięty punkt jest barierą, jeśli obie strony są zamknięte.',
    'r',
  ],
  [
    28,
    'A screen on a space is a barrier if the line passes through it.',
    'Zasłona na polu jest barierą, jeśli linia przez nie przechodzi.',
    'r',
  ],
  [
    29,
    'A line ignores what it touches only at its ends, but for the foot of a roof.',
    'Linia pomija to, czego dotyka tylko na końcach, prócz stopy dachu.',
    'r',
  ],
  [
    30,
    'A screen higher than both ends blocks the line; on one level all else leaves it free.',
    'Zasłona wyższa niż oba końce przecina linię; na jednym poziomie nic innego jej nie przecina.',
    'r',
  ],
  [
    31,
    'Of equal barriers the last one on the way down counts.',
    'Z równych barier liczy się ostatnia w drodze w dół.',
    'r',
  ],
  [
    32,
    'From 2 to 0 a barrier of 1 blocks the space right behind it.',
    'Z 2 na 0 bariera o wysokości 1 blokuje pole tuż za nią.',
    'r',
  ],
  [
    33,
    'At a corner each side is judged; both must block.',
    'W punkcie ocenia się każdą stronę; blokować muszą obie.',
    'r',
  ],
  [34, 'How X is counted for spaces and for corners.', 'Jak liczy się X dla pól i dla punktów.', 'r'],
]);
