import { chapter, type Row } from './chapter.js';

const rows: readonly (readonly [n: number, en: string, pl: string])[] = [
  [
    1,
    'Automas play Battle Royale on the maps there are.',
    'Automy grają w Battle Royale na dostępnych mapach.',
  ],
  [
    2,
    'Most Automa cards are filler of ours and marked so.',
    'Większość kart Autom to nasze wypełnienie i tak jest oznaczona.',
  ],
  [
    3,
    'Left, right, up and down are those of the map, however it is turned on the screen.',
    'Lewo, prawo, góra i dół są stałe dla mapy, jakkolwiek obrócić ekran.',
  ],
  [4, 'In the default orientation the arrow faces up.', 'W domyślnym położeniu grot wskazuje górę.'],
  [
    5,
    'With an enemy on the same space the card lies in its default orientation.',
    'Gdy wróg jest na tym samym polu, karta leży w domyślnym położeniu.',
  ],
  [
    6,
    'Ranges of both weapons count together; a gap between them is outside.',
    'Zasięgi obu broni liczą się razem; luka między nimi jest poza zasięgiem.',
  ],
  [
    7,
    'If both weapons are equally good, the Automa takes the one printed first.',
    'Jeśli obie bronie są równie dobre, Automa bierze pierwszą na karcie.',
  ],
  [8, 'Only the orientation turned by 180° faces away.', 'Tyłem leży tylko karta obrócona o 180°.'],
  [
    9,
    'After as many failed cards as there are, the Move ends.',
    'Po tylu nieudanych kartach, ile ich jest, ruch się kończy.',
  ],
  [
    10,
    'Stuck on an occupied space, it goes back to the last free one.',
    'Uwięziona na zajętym polu wraca na ostatnie wolne.',
  ],
  [
    11,
    'Destroy works for every orientation that is tried.',
    'Zniszczenie działa dla każdego sprawdzanego położenia.',
  ],
  [12, 'Own and friendly objects are destroyed too.', 'Giną także obiekty własne i sojusznicze.'],
  [
    13,
    'Objects on edges and corners that the path crosses count.',
    'Liczą się obiekty na przekraczanych krawędziach i punktach przecięcia.',
  ],
  [
    14,
    'Anchors are compared by their distance to the main enemy; equal means no trip.',
    'Zaczepy porównuje się odległością od głównego wroga; równe oznaczają brak przejazdu.',
  ],
  [15, 'A card is drawn before each trip.', 'Przed każdym przejazdem dobiera się kartę.'],
  [
    16,
    'A trip is made on the last MP too; then the Move ends.',
    'Przejazd następuje też po ostatnim PR; potem ruch się kończy.',
  ],
  [17, 'The symbol X ends only the Move in hand.', 'Symbol X kończy tylko ten ruch, który trwa.'],
  [
    18,
    'Each Automa counts its own dangers; of the Ring only the present one counts.',
    'Co i dla kogo jest zagrożeniem; liczy się tylko obecny pierścień.',
  ],
  [
    19,
    'For an Automa what is off the map is impassable.',
    'Dla Automy to, co poza mapą, jest nieprzekraczalne.',
  ],
  [
    20,
    'Displaced or blocked on its way out of danger, it stops.',
    'Przesunięta lub zablokowana w drodze ze strefy zatrzymuje się.',
  ],
  [
    21,
    'Repositioning filters one after the other; danger does not matter.',
    'Przemieszczenie filtruje po kolei; zagrożenie nie ma znaczenia.',
  ],
  [
    22,
    'An Automa eliminated in its activation discards its Feat and keeps its Charge.',
    'Automa wyeliminowana w swojej aktywacji odrzuca wyczyn i zachowuje ładowanie.',
  ],
  [
    23,
    'The last enemy falls without a shot: finish the effect, then step 10.',
    'Ostatni wróg odpada bez strzału: dokończ efekt, potem krok 10.',
  ],
  [24, 'Each ability is tested when its turn comes.', 'Każdą zdolność sprawdza się w jej chwili.'],
  [25, 'In each step a card is initiated once at most.', 'W każdym kroku kartę inicjuje się najwyżej raz.'],
  [
    26,
    'A shot must also be legal, for instance not into a Dome.',
    'Strzał musi być też dozwolony, na przykład nie do kopuły.',
  ],
  [
    27,
    'On an occupied space Optimal Shot is not looked at.',
    'Na zajętym polu nie sprawdza się optymalnego strzału.',
  ],
  [28, 'An Automa always pays Charge when it can.', 'Automa zawsze płaci ładowaniem, gdy może.'],
  [29, 'A grenade without a printed range reaches 2 to 5.', 'Granat bez podanego zasięgu sięga 2–5.'],
  [
    30,
    'Concealment on an edge of the space or on an adjacent space counts, whatever its direction.',
    'Liczy się ukrycie na krawędzi pola lub na przylegającym polu, bez względu na kierunek.',
  ],
  [
    31,
    'The farthest beacon is told by its nearest enemy, then by the sum of distances; then the player picks.',
    'O najdalszym sygnalizatorze decyduje najbliższy wróg, potem suma odległości, potem gracz.',
  ],
  [32, 'The entry sign is read as the green end.', 'Znak wejścia czytamy jako zielony koniec.'],
  [
    33,
    'The second Automa enters from the same beacon with a new card.',
    'Druga Automa wchodzi od tego samego sygnalizatora z nową kartą.',
  ],
  [
    34,
    'The entry space may be a roof, but nothing closed to Automas.',
    'Pole wejścia może być dachem, ale nie polem zamkniętym dla Autom.',
  ],
  [35, 'Nearest to an enemy means to any one of them.', 'Najbliżej wroga znaczy: dowolnego z nich.'],
  [
    36,
    'The priorities by which it returned are determined again in step 1.',
    'Priorytety z powrotu ustala się na nowo w kroku 1.',
  ],
  [
    37,
    'A full beacon drops out; with none left the activation ends.',
    'Zapełniony sygnalizator odpada; bez żadnego aktywacja się kończy.',
  ],
  [
    38,
    'After an elimination a tougher Automa gets its agreed points back.',
    'Po eliminacji silniejsza Automa odzyskuje uzgodnione punkty.',
  ],
  [39, 'No two Automas have the same initiative number.', 'Żadne dwie Automy nie mają tej samej inicjatywy.'],
  [
    40,
    'Legends of players may exchange, with an Automa nobody does.',
    'Legendy graczy mogą się wymieniać, z Automą nikt.',
  ],
  [
    41,
    'In moves that the player makes the allied Automa pays usual costs.',
    'W ruchach prowadzonych przez gracza sprzymierzona Automa płaci zwykłe koszty.',
  ],
  [
    42,
    'Together the first seat picks among equals.',
    'W kooperacji spośród równych wybiera pierwsze miejsce przy stole.',
  ],
  [
    43,
    'Choices about a pushed enemy Automa follow the fixed order.',
    'Wybory dotyczące odepchniętej wrogiej Automy idą stałą kolejnością.',
  ],
  [
    44,
    'Effects on hands, loot or ammo do nothing to Automas.',
    'Efekty dotyczące ręki, łupów i amunicji nie działają na Automy.',
  ],
  [
    45,
    'A canyon stops a pushed Automa; an allied one brought there climbs out and skips step 6.',
    'Kanion zatrzymuje odepchniętą Automę; sprzymierzona, którą tam wprowadzono, wychodzi i pomija krok 6.',
  ],
  [46, 'Portals and jump pads stop a pushed Automa.', 'Wrota i odskocznie zatrzymują odepchniętą Automę.'],
  [
    47,
    'One wins as usual, and death boxes of Automas count too.',
    'Wygrywa się jak zwykle, a skrzynie śmierci Autom też się liczą.',
  ],
  [
    48,
    'Ability tokens of Automas work as those of players.',
    'Żetony zdolności Autom działają jak u graczy.',
  ],
  [
    49,
    'A Reaction always comes from the deck, whatever Feat is active.',
    'Reakcja zawsze pochodzi z talii, bez względu na aktywny wyczyn.',
  ],
  [
    50,
    'In a Reaction no main enemy is set: default orientation, no zipline, no Optimal Shot.',
    'W reakcji nie ma głównego wroga: domyślne położenie, bez linki i optymalnego strzału.',
  ],
  [
    51,
    'Automas have no Squad Reactions, Instants or Dash.',
    'Automy nie mają reakcji drużyny, kart natychmiastowych ani zrywu.',
  ],
  [
    52,
    'No pair twice in the same direction before an MP is spent.',
    'Żadna linka dwa razy w tę samą stronę, zanim wyda się PR.',
  ],
  [
    53,
    'An elimination by itself starts no Optimal Shot.',
    'Sama eliminacja nie wywołuje optymalnego strzału.',
  ],
  [
    54,
    'Danger zones bar steps only, not relocations.',
    'Strefy zagrożenia blokują tylko kroki, nie przeniesienia.',
  ],
  [
    55,
    'A card that makes an Automa shoot follows the order of step 7.',
    'Karta, która każe Automie strzelać, trzyma się kolejności z kroku 7.',
  ],
];

/** Where the booklet is silent: what this table plays. */
export const gaps = chapter(
  'AUT-GAP',
  rows.map(([n, en, pl]): Row => [n, en, pl, 'r']),
);
