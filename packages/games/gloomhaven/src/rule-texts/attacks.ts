import { chapter } from './rule.js';

export const atk = chapter('ATK', [
  [
    '01',
    'Attack X does X damage to an enemy in range, before modifiers.',
    'Atak X zadaje wrogowi w zasięgu X obrażeń przed modyfikatorami.',
  ],
  ['02', 'An attack may never be aimed at an ally.', 'Ataku nigdy nie kieruje się na sojusznika.'],
  [
    '03',
    'A ranged attack reaches enemies within its Range.',
    'Atak dystansowy sięga wrogów w swoim Zasięgu.',
  ],
  [
    '04',
    'A ranged attack on an adjacent enemy has Disadvantage.',
    'Atak dystansowy na przyległego wroga ma Niekorzyść.',
  ],
  [
    '05',
    'An attack without Range is melee and reaches the next hex.',
    'Atak bez Zasięgu to atak wręcz i sięga przyległego pola.',
  ],
  [
    '06',
    'An attack needs line of sight from some corner to some corner, touching no wall.',
    'Atak wymaga linii wzroku między rogami pól, która nie dotyka ściany.',
  ],
  [
    '07',
    'Walls are tile edges and partial hexes along them, unless a tile covers them.',
    'Ścianami są krawędzie kafli i niepełne pola przy nich, o ile nie leży na nich żeton.',
  ],
  [
    '08',
    'Only walls block sight; figures and obstacles never do.',
    'Wzrok zasłaniają tylko ściany, a nie figurki czy przeszkody.',
  ],
  ['09', 'Any ability with a range needs line of sight.', 'Każda zdolność z zasięgiem wymaga linii wzroku.'],
  ['10', 'Range is never counted through walls.', 'Zasięgu nie liczy się przez ściany.'],
  [
    '11',
    'Step 1 for each target: bonuses and penalties of the attacker.',
    'Krok 1 dla każdego celu: premie i kary atakującego.',
  ],
  ['12', 'Step 2: draw and apply modifier cards.', 'Krok 2: dobierz i zastosuj karty modyfikatorów.'],
  ['13', 'Step 3: the defence of the target lowers the attack.', 'Krok 3: obrona celu obniża atak.'],
  [
    '14',
    'Within a step the acting players choose the order.',
    'W obrębie kroku kolejność wybiera działający.',
  ],
  [
    '15',
    'Each target of an attack may suffer different damage.',
    'Każdy cel tego samego ataku może otrzymać inne obrażenia.',
  ],
  ['16', 'A monster at 0 hit points dies at once.', 'Potwór z 0 punktami życia od razu ginie.'],
  ['17', 'Nothing more is resolved on the dead.', 'Na martwym nic więcej się nie rozpatruje.'],
  [
    '18',
    'A dead monster leaves a money token, unless it was summoned or spawned.',
    'Martwy potwór zostawia żeton pieniędzy, chyba że był przywołany lub rozstawiony.',
  ],
  ['19', 'Target X: up to X different enemies in range.', 'Cel X: do X różnych wrogów w zasięgu.'],
  ['20', 'One attack never targets a figure twice.', 'Jeden atak nie ma dwa razy tego samego celu.', true],
  [
    '21',
    'Effects of an attack come to every target after its damage.',
    'Efekty ataku działają na każdy cel po obrażeniach.',
  ],
  [
    '22',
    'Effects of an attack come whether or not it did damage.',
    'Efekty ataku działają niezależnie od tego, czy zadał on obrażenia.',
  ],
  [
    '23',
    'A character may leave effects aside, experience not; monsters apply all.',
    'Postać może pominąć efekty, doświadczenia nie; potwory stosują wszystkie.',
    true,
  ],
  ['24', 'Effects without an attack name their targets.', 'Efekty bez ataku mają podane cele.'],
  ['25', 'PIERCE X ignores up to X Shield.', 'PRZEBICIE X ignoruje do X Tarczy.'],
  [
    '26',
    'ADD TARGET: one more figure in range is attacked with all effects.',
    'DODATKOWY CEL: atakujesz jeszcze jedną figurkę w zasięgu ze wszystkimi efektami.',
  ],
  [
    '27',
    'A target is never an ally, not even inside an area.',
    'Celem nigdy nie jest sojusznik, nawet w obszarze.',
  ],
]);

export const adv = chapter('ADV', [
  ['01', 'Advantage: draw two cards, use the better.', 'Korzyść: dobierz dwie karty, użyj lepszej.'],
  [
    '02',
    'Advantage with one rolling card: it is added to the other.',
    'Korzyść z jedną kartą z symbolem dobrania: dodaje się do drugiej.',
  ],
  [
    '03',
    'Advantage with two rolling cards: draw on, add everything.',
    'Korzyść i dwie karty z symbolem dobrania: dobieraj dalej i dodaj wszystko.',
  ],
  ['04', 'Disadvantage: draw two cards, use the worse.', 'Niekorzyść: dobierz dwie karty, użyj gorszej.'],
  ['05', 'Disadvantage: a rolling card does nothing.', 'Niekorzyść: karta z symbolem dobrania nic nie robi.'],
  [
    '06',
    'Disadvantage with two rolling cards: only the last plain card counts.',
    'Niekorzyść i dwie karty z symbolem dobrania: liczy się tylko ostatnia zwykła.',
  ],
  [
    '07',
    'If it is unclear which is better, the first card counts.',
    'Gdy nie wiadomo, która jest lepsza, liczy się pierwsza karta.',
  ],
  [
    '08',
    'Every effect has a positive value that cannot be measured.',
    'Każdy efekt ma dodatnią, nieokreśloną wartość.',
  ],
  [
    '09',
    'Several Advantages, or several Disadvantages, do not add up.',
    'Kilka Korzyści ani kilka Niekorzyści się nie sumuje.',
  ],
  ['10', 'Advantage and Disadvantage together cancel each other.', 'Korzyść i Niekorzyść razem się znoszą.'],
]);

export const aoe = chapter('AOE', [
  ['01', 'A pattern may be turned and mirrored.', 'Wzór obszaru można obracać i odbijać.'],
  [
    '02',
    'Each target has a card of its own, but it is one attack action.',
    'Każdy cel ma własną kartę, ale to jedna akcja ataku.',
  ],
  [
    '03',
    'A grey hex is your own; an attack whose area has one is melee.',
    'Szare pole to Twoje pole; atak, którego obszar je ma, jest wręcz.',
  ],
  [
    '04',
    'An area affects the enemies on its red hexes.',
    'Obszar oddziaływania działa na wrogów na swoich czerwonych polach.',
  ],
  [
    '05',
    'Of a ranged area one red hex must be in range.',
    'W obszarze dystansowym jedno czerwone pole musi być w zasięgu.',
  ],
  [
    '06',
    'An area attacks only enemies in line of sight.',
    'Obszar oddziaływania sięga tylko wrogów w zasięgu wzroku.',
  ],
  ['07', 'Allies inside the area are not affected.', 'Sojuszników w obszarze atak nie dotyczy.'],
]);

export const push = chapter('PUSH', [
  [
    '01',
    'PUSH X moves the target X hexes, each farther from the attacker.',
    'ODEPCHNIĘCIE X przesuwa cel o X pól, za każdym razem dalej od atakującego.',
    true,
  ],
  ['02', 'Without a legal hex a PUSH stops.', 'Bez dozwolonego pola ODEPCHNIĘCIE się zatrzymuje.'],
  [
    '03',
    'PULL X moves the target X hexes, each nearer to the attacker.',
    'PRZYCIĄGNIĘCIE X przesuwa cel o X pól, za każdym razem bliżej atakującego.',
  ],
  ['04', 'Without a legal hex a PULL stops.', 'Bez dozwolonego pola PRZYCIĄGNIĘCIE się zatrzymuje.'],
  ['05', 'The target passes its allies, not its enemies.', 'Cel mija swoich sojuszników, ale nie wrogów.'],
  [
    '06',
    'Forced movement springs traps; difficult terrain does not matter.',
    'Ruch wymuszony uruchamia pułapki; trudny teren się nie liczy.',
  ],
]);
