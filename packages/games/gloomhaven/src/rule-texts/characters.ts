import { chapter } from './rule.js';

export const summ = chapter('SUMM', [
  [
    '01',
    'A summon comes to an empty hex beside its summoner.',
    'Przywołaniec pojawia się na pustym polu obok przywołującego.',
  ],
  [
    '02',
    'A summon has the values that its card prints.',
    'Przywołaniec ma wartości, które podaje jego karta.',
  ],
  [
    '03',
    'The card of a summon lies active until the summon dies, the card leaves or the summoner is exhausted.',
    'Karta przywołańca jest aktywna, aż przywołaniec zginie, karta zejdzie lub przywołujący zostanie wyczerpany.',
  ],
  [
    '04',
    'A summon acts directly before its summoner in each round.',
    'Przywołaniec działa w każdej rundzie bezpośrednio przed przywołującym.',
  ],
  [
    '05',
    'A summon acts by the monster rules: Move and Attack as printed.',
    'Przywołaniec działa według zasad potworów: Ruch i Atak jak na karcie.',
  ],
  [
    '06',
    'A summon uses the modifier deck of its summoner.',
    'Przywołaniec używa talii modyfikatorów tego, kto go przywołał.',
  ],
  [
    '07',
    'Several summons act in the order of their coming.',
    'Kilku przywołańców działa w kolejności przywołania.',
  ],
  [
    '08',
    'A summon takes no turn in the round in which it comes.',
    'Przywołaniec nie ma tury w rundzie, w której się pojawił.',
  ],
  [
    '09',
    'Kills of a summon count as kills of its summoner.',
    'Zabójstwa przywołańca liczą się jako zabójstwa przywołującego.',
  ],
  [
    '10',
    'For ties of focus it comes before its summoner.',
    'Przy remisie skupienia jest przed przywołującym.',
  ],
  [
    '11',
    'A summon does not loot and treats closed doors as walls.',
    'Przywołaniec nie grabi i traktuje zamknięte drzwi jak ściany.',
  ],
  [
    '12',
    'A summon acts also in a round in which its summoner rests.',
    'Przywołaniec działa także w rundzie, w której przywołujący odpoczywa.',
  ],
]);

export const loot = chapter('LOOT', [
  [
    '01',
    'Loot X takes all money and treasure within X hexes.',
    'Grabież X zabiera pieniądze i skarby w odległości do X pól.',
  ],
  [
    '02',
    'A Loot action needs line of sight; monsters and obstacles do not matter.',
    'Grabież wymaga linii wzroku; potwory i przeszkody jej nie przeszkadzają.',
  ],
  [
    '03',
    'Money tokens belong to the character that looted them.',
    'Żetony pieniędzy należą do postaci, która je zebrała.',
  ],
  [
    '04',
    'A looted treasure is resolved at once, in the middle of the turn.',
    'Zebrany skarb rozpatruje się od razu, w trakcie tury.',
  ],
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
  [
    '07',
    'Summons loot nothing at the end of their turns.',
    'Przywołańcy niczego nie zbierają na końcu swojej tury.',
  ],
]);

export const xp = chapter('XP', [
  ['01', 'An action with XP gives it when performed.', 'Akcja z PD daje je po wykonaniu.'],
  [
    '02',
    'An action gives its XP if at least one of its abilities is performed.',
    'Akcja daje PD, jeśli wykonasz choć jedną z jej zdolności.',
  ],
  [
    '03',
    'The XP of an action may hang on a condition.',
    'Doświadczenie za akcję może zależeć od warunku na karcie.',
  ],
  [
    '04',
    'A slot gives its XP when the token leaves it.',
    'Miejsce użycia daje PD, gdy znacznik je opuszcza.',
  ],
  ['05', 'A kill by itself brings no XP to anybody.', 'Samo zabicie wroga nie daje nikomu PD.'],
]);

export const dmg = chapter('DMG', [
  [
    '01',
    'A character suffers damage, or loses a card of the hand or two discards instead.',
    'Postać otrzymuje obrażenia albo traci kartę z ręki lub dwie odrzucone.',
  ],
  [
    '02',
    'Whoever avoids the damage of an attack still suffers its other effects.',
    'Kto unika obrażeń z ataku, i tak podlega jego innym efektom.',
  ],
  [
    '03',
    'The two cards of the round cannot be lost to avoid damage.',
    'Dwóch kart wybranych na rundę nie można stracić, żeby uniknąć obrażeń.',
  ],
  [
    '04',
    'Monsters and summons cannot avoid damage by losing cards.',
    'Potwory i przywołańcy nie unikają obrażeń przez utratę kart.',
  ],
]);

export const exh = chapter('EXH', [
  ['01', 'A character below 1 hit point is exhausted.', 'Postać z mniej niż 1 PZ jest wyczerpana.'],
  [
    '02',
    'A character that can neither play two cards nor rest is exhausted.',
    'Postać, która nie może zagrać dwóch kart ani odpocząć, jest wyczerpana.',
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
  [
    '06',
    'An exhausted character keeps the money and the XP that it has gained.',
    'Wyczerpana postać zachowuje zdobyte pieniądze i punkty doświadczenia.',
  ],
  [
    '07',
    'The summons of an exhausted character are removed from the map.',
    'Przywołańcy wyczerpanej postaci znikają z mapy.',
  ],
]);
