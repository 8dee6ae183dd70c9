import { chapter } from './rule.js';

export const summ = chapter('SUMM', [
  [
    '01',
    'A summon comes to an empty hex beside its summoner.',
    'Przywołaniec pojawia się na pustym polu obok przywołującego.',
  ],
  ['02', 'It has the values of its card.', 'Ma wartości ze swojej karty.'],
  [
    '03',
    'Its card lies active until it dies, the card leaves or the summoner is exhausted.',
    'Jego karta jest aktywna, aż zginie, karta zejdzie lub przywołujący zostanie wyczerpany.',
  ],
  ['04', 'It acts directly before its summoner.', 'Działa bezpośrednio przed przywołującym.'],
  [
    '05',
    'It acts by the monster rules: Move and Attack as printed.',
    'Działa według zasad potworów: Ruch i Atak jak na karcie.',
  ],
  ['06', 'It uses the modifier deck of its summoner.', 'Używa talii modyfikatorów przywołującego.'],
  [
    '07',
    'Several summons act in the order of their coming.',
    'Kilku przywołańców działa w kolejności przywołania.',
  ],
  ['08', 'It takes no turn in its first round.', 'W pierwszej rundzie nie ma tury.'],
  ['09', 'Its kills count for its summoner.', 'Jego zabójstwa liczą się przywołującemu.'],
  [
    '10',
    'For ties of focus it comes before its summoner.',
    'Przy remisie skupienia jest przed przywołującym.',
  ],
  [
    '11',
    'It does not loot and treats closed doors as walls.',
    'Nie grabi i traktuje zamknięte drzwi jak ściany.',
  ],
  ['12', 'It acts also when its summoner rests.', 'Działa także, gdy przywołujący odpoczywa.'],
]);

export const loot = chapter('LOOT', [
  [
    '01',
    'Loot X takes all money and treasure within X hexes.',
    'Grabież X zabiera pieniądze i skarby w odległości do X pól.',
  ],
  [
    '02',
    'It needs line of sight; monsters and obstacles do not matter.',
    'Wymaga linii wzroku; potwory i przeszkody nie przeszkadzają.',
  ],
  ['03', 'Money belongs to the looter.', 'Pieniądze należą do zabierającego.'],
  ['04', 'A treasure is resolved at once.', 'Skarb rozpatruje się od razu.'],
  [
    '05',
    'An item already owned is sold for half its price.',
    'Posiadany już przedmiot sprzedaje się za połowę ceny.',
  ],
  [
    '06',
    'At the end of its turn a character takes all on its own hex.',
    'Na końcu tury postać zabiera wszystko ze swojego pola.',
  ],
  ['07', 'Summons do not do so.', 'Przywołańcy tego nie robią.'],
]);

export const xp = chapter('XP', [
  ['01', 'An action with XP gives it when performed.', 'Akcja z PD daje je po wykonaniu.'],
  ['02', 'At least one ability must be performed for it.', 'Trzeba do tego wykonać choć jedną zdolność.'],
  ['03', 'XP may hang on a condition.', 'PD może zależeć od warunku.'],
  [
    '04',
    'A slot gives its XP when the token leaves it.',
    'Miejsce użycia daje PD, gdy znacznik je opuszcza.',
  ],
  ['05', 'Kills give no XP by themselves.', 'Samo zabicie nie daje PD.'],
]);

export const dmg = chapter('DMG', [
  [
    '01',
    'A character suffers damage, or loses a card of the hand or two discards instead.',
    'Postać otrzymuje obrażenia albo traci kartę z ręki lub dwie odrzucone.',
  ],
  ['02', 'Other effects of the attack stay.', 'Inne efekty ataku pozostają.'],
  [
    '03',
    'The two cards of the round cannot be lost for it.',
    'Dwóch kart wybranych na rundę nie można w ten sposób stracić.',
  ],
  ['04', 'Monsters and summons have no such choice.', 'Potwory i przywołańcy nie mają takiego wyboru.'],
]);

export const exh = chapter('EXH', [
  ['01', 'A character below 1 hit point is exhausted.', 'Postać z mniej niż 1 PZ jest wyczerpana.'],
  [
    '02',
    'So is one who can neither play two cards nor rest.',
    'Tak samo ta, która nie może zagrać dwóch kart ani odpocząć.',
  ],
  ['03', 'Lack of cards does not change hit points.', 'Brak kart nie zmienia punktów życia.'],
  [
    '04',
    'All its cards are lost, and it leaves the scenario.',
    'Wszystkie jej karty przepadają, a ona opuszcza scenariusz.',
  ],
  [
    '05',
    'If all are exhausted the scenario is lost.',
    'Gdy wszyscy są wyczerpani, scenariusz jest przegrany.',
  ],
  ['06', 'An exhausted character keeps what it has gained.', 'Wyczerpana postać zachowuje, co zdobyła.'],
  ['07', 'Its summons are removed.', 'Jej przywołańcy znikają.'],
]);
