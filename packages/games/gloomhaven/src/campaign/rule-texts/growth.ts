import { chapter } from '../../rule-texts/rule.js';

export const level = chapter('LEVEL', [
  [
    '01',
    'With enough experience a character must level up in the city.',
    'Postać, która ma dość PD, musi awansować w mieście.',
  ],
  [
    '02',
    'A character gains levels in Gloomhaven only, between scenarios.',
    'Postać awansuje tylko w Gloomhaven, między scenariuszami.',
  ],
  [
    '03',
    'Experience is never spent: it only opens the next level.',
    'Doświadczenia nigdy się nie wydaje: ono tylko otwiera następny poziom.',
  ],
  [
    '04',
    'Each level adds one card of that level or below to the pool.',
    'Każdy poziom dodaje do puli jedną kartę tego poziomu albo niższego.',
  ],
  [
    '05',
    'With each new level a character marks one perk.',
    'Z każdym nowym poziomem postać zaznacza jeden profit.',
  ],
  ['06', 'Hit points rise to those of the new level.', 'PZ rosną do wartości nowego poziomu.'],
  ['07', 'Several levels are gained one after the other.', 'Kilka poziomów zdobywa się po kolei.'],
  [
    '08',
    'Level 9 is the highest that a character can reach.',
    'Poziom 9 to najwyższy, jaki postać może osiągnąć.',
  ],
  ['09', 'The hand stays as large as it is.', 'Limit kart w ręce się nie zmienia.'],
  ['10', 'Three cards of level X are there from the start.', 'Trzy karty poziomu X są od początku.'],
  [
    '11',
    'For each scenario you choose a full hand from your pool.',
    'Do każdego scenariusza wybierasz z puli pełną rękę kart.',
  ],
  [
    '12',
    'For a first game with a class cards of level 1 are enough.',
    'Na pierwszą grę daną klasą wystarczą karty poziomu 1.',
  ],
  [
    '13',
    'A character below the prosperity level may be raised to it.',
    'Postać poniżej poziomu dobrobytu można do niego podnieść.',
  ],
]);

export const perk = chapter('PERK', [
  ['01', 'A perk changes the modifier deck at once.', 'Profit od razu zmienia talię modyfikatorów.'],
  ['02', 'A perk can be taken once for each of its boxes.', 'Profit można wziąć raz na każde jego pole.'],
  [
    '03',
    'To replace means that one card leaves and another comes.',
    'Zamiana oznacza, że jedna karta znika, a inna przychodzi.',
  ],
  [
    '04',
    'Perks come with levels, with every third checkmark, and with earlier retirements.',
    'Profity dają poziomy, każdy trzeci znacznik i wcześniejsze pożegnania.',
  ],
  [
    '05',
    'A battle goal that was met gives its checkmarks after a success.',
    'Spełniony cel bitewny daje znaczniki po sukcesie.',
  ],
  [
    '06',
    'Every third checkmark brings a perk at once, anywhere.',
    'Każdy trzeci znacznik od razu daje profit, wszędzie.',
  ],
  ['07', 'What is left over counts for the next three.', 'Nadwyżka liczy się do następnej trójki.'],
  [
    '08',
    'Checkmarks bring a character six perks at most.',
    'Znaczniki postępu dają postaci najwyżej sześć profitów.',
  ],
  [
    '09',
    'To ignore item effects means that no −1 cards are added for items.',
    'Ignorowanie efektów przedmiotów oznacza, że nie dochodzą za nie karty −1.',
  ],
]);

export const enh = chapter('ENH', [
  [
    '01',
    'Cards are enhanced once The Power of Enhancement is known.',
    'Karty wzmacnia się, gdy znana jest Potęga Wzmocnienia.',
  ],
  [
    '02',
    'Cards are enhanced in Gloomhaven only, between scenarios.',
    'Karty wzmacnia się tylko w Gloomhaven, między scenariuszami.',
  ],
  [
    '03',
    'A sticker goes on a free spot of a card in your pool.',
    'Naklejka trafia na wolne miejsce karty z Twojej puli.',
  ],
  [
    '04',
    'The sticker of an enhancement stays on its card for good.',
    'Naklejka wzmocnienia zostaje na karcie na zawsze.',
  ],
  ['05', 'The character whose card it is pays all.', 'Całość płaci postać, której to karta.'],
  ['06', 'Main lines are those in large type.', 'Zdolności podstawowe to te dużym drukiem.'],
  ['07', 'A +1 raises a number by 1.', 'Naklejka +1 podnosi liczbę o 1.'],
  [
    '08',
    'A bad condition goes on what you do to enemies.',
    'Negatywny stan naklejasz na to, co robisz wrogom.',
  ],
  [
    '09',
    'A good condition goes on what you do for yourself or allies.',
    'Pozytywny stan naklejasz na to, co robisz dla siebie lub sojuszników.',
  ],
  ['10', 'The enhancement Jump turns a move into a jump.', 'Wzmocnienie Skok zmienia zwykły ruch w skok.'],
  ['11', 'An element is created when the line is used.', 'Żywioł powstaje, gdy używasz tej zdolności.'],
  [
    '12',
    'The enhancement attack hex makes an area larger by one hex.',
    'Wzmocnienie atakowane pole powiększa obszar o jedno pole.',
  ],
  [
    '13',
    'The price begins with that of the sticker on this line.',
    'Cena zaczyna się od ceny naklejki na tej zdolności.',
  ],
  [
    '14',
    'Several targets double it, but not for an attack hex.',
    'Wiele celów podwaja ją, ale nie dla atakowanego pola.',
  ],
  [
    '15',
    'The level of the card adds 25 for each level above 1.',
    'Poziom karty dodaje 25 za każdy poziom powyżej 1.',
  ],
  ['16', 'Each sticker on the same half adds 75.', 'Każda naklejka na tej samej połowie dodaje 75.'],
  [
    '17',
    'The price is all of these parts taken together.',
    'Cena wzmocnienia to suma wszystkich tych części.',
  ],
  [
    '18',
    'An attack hex costs 200 divided by the hexes that are there, rounded down.',
    'Atakowane pole kosztuje 200 dzielone przez liczbę pól, w dół.',
  ],
  [
    '19',
    'No more cards of a class carry stickers than the city has prosperity levels.',
    'Kart klasy z naklejkami jest najwyżej tyle, ile poziomów dobrobytu.',
  ],
  [
    '20',
    'A further sticker on the same card does not count again.',
    'Kolejna naklejka na tej samej karcie nie liczy się ponownie.',
  ],
  [
    '21',
    'Stickers serve every later character of the class.',
    'Naklejki służą każdej późniejszej postaci tej klasy.',
  ],
  [
    '22',
    'For figures of summons enhancements have prices of their own.',
    'Wzmocnienia wartości przywołańców mają swoje własne ceny.',
  ],
  ['23', 'Other conditions than these have no stickers.', 'Innych stanów nie da się nakleić na kartę.'],
]);

export const retire = chapter('RETIRE', [
  [
    '01',
    'A personal quest names what to do, and what its end opens.',
    'Cel życiowy mówi, co zrobić i co otwiera jego spełnienie.',
  ],
  [
    '02',
    'Whoever has fulfilled theirs retires in the city.',
    'Kto spełni cel życiowy, w mieście przechodzi w stan spoczynku.',
  ],
  ['03', 'Before that they may still do what the city offers.', 'Przedtem może jeszcze skorzystać z miasta.'],
  [
    '04',
    'Whoever has fulfilled a personal quest goes to no further scenario.',
    'Kto spełnił cel życiowy, nie idzie już do żadnego scenariusza.',
  ],
  [
    '05',
    'Items of the retired are on sale again, their gold is lost.',
    'Przedmioty odchodzącej postaci wracają do oferty, a jej złoto przepada.',
  ],
  ['06', 'A retirement makes the city prosper by 1.', 'Pożegnanie podnosi dobrobyt miasta o 1.'],
  [
    '07',
    'The quest opens a box or an envelope, mostly a class.',
    'Cel życiowy otwiera pudełko albo kopertę, zwykle klasę.',
  ],
  ['08', 'A fulfilled quest leaves the game.', 'Spełniony cel życiowy wypada z gry.'],
  [
    '09',
    'Each retirement brings one perk to every later character of that player.',
    'Każde pożegnanie daje profit każdej późniejszej postaci tej osoby.',
  ],
  [
    '10',
    'The perks for several retirements of one line add up.',
    'Profity za kolejne pożegnania w jednej linii się sumują.',
  ],
  [
    '11',
    'Whoever leads several characters counts each line for itself.',
    'Kto prowadzi kilka postaci, liczy każdą linię osobno.',
  ],
  [
    '12',
    'The first of a class to retire adds its events.',
    'Pierwsze pożegnanie danej klasy dodaje jej zdarzenia.',
  ],
  ['13', 'A class that is opened adds its events too.', 'Otwarta klasa też dodaje swoje zdarzenia.'],
  [
    '14',
    'After a retirement a new character may be created, of any open class.',
    'Po pożegnaniu można stworzyć nową postać dowolnej dostępnej klasy.',
  ],
  [
    '15',
    'A new character may start at the level that the city has now.',
    'Nowa postać może zacząć na obecnym poziomie miasta.',
  ],
  [
    '16',
    'If no quest is left, a new character has none.',
    'Jeśli nie ma już celów życiowych, nowa postać nie ma żadnego.',
  ],
  [
    '17',
    'A character without a personal quest never retires.',
    'Postać bez celu życiowego nigdy nie przechodzi w stan spoczynku.',
  ],
  [
    '18',
    'The first retirement of a campaign opens the Town Records.',
    'Pierwsze pożegnanie w kampanii otwiera Archiwum Miejskie.',
  ],
  [
    '19',
    'Enhancements of the retired stay on the cards of the class.',
    'Wzmocnienia odchodzącej postaci zostają na kartach jej klasy.',
  ],
]);
