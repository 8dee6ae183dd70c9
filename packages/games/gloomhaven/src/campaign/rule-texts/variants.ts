import { chapter } from '../../rule-texts/rule.js';

export const scale = chapter('SCALE', [
  [
    '01',
    'Before a scenario you choose its level, from 0 to 7.',
    'Przed scenariuszem wybierasz jego poziom, od 0 do 7.',
  ],
  [
    '02',
    'Recommended is half the average level of the characters, rounded up.',
    'Zalecany poziom to połowa średniego poziomu postaci, w górę.',
  ],
  [
    '03',
    'Easy is one below, hard one above, very hard two above.',
    'Łatwy to o jeden mniej, trudny o jeden więcej, bardzo trudny o dwa więcej.',
  ],
  [
    '04',
    'The scenario level may be any, whatever is recommended.',
    'Poziom scenariusza można wybrać dowolnie, niezależnie od zaleceń.',
  ],
  [
    '05',
    'The level sets monsters, gold, traps and bonus experience.',
    'Poziom określa potwory, złoto, pułapki i premię PD.',
  ],
  [
    '06',
    'A trap deals 2 damage and 1 more for each level; hazardous terrain half of that.',
    'Pułapka zadaje 2 obrażenia i po 1 za każdy poziom; niebezpieczny teren połowę.',
  ],
  ['07', 'Success brings 4 experience and twice the level.', 'Sukces daje 4 PD i dwukrotność poziomu.'],
  ['08', 'With the characters the recommended level rises.', 'Z poziomem postaci rośnie poziom zalecany.'],
  [
    '09',
    'Some figures follow from level and number of characters.',
    'Niektóre wartości wynikają z poziomu i liczby postaci.',
  ],
  [
    '10',
    'Monsters are placed for 2, 3 or 4 characters; exhausted ones count.',
    'Potwory rozstawia się dla 2, 3 lub 4 postaci; wyczerpane też się liczą.',
  ],
]);

export const solo = chapter('SOLO', [
  [
    '01',
    'One player may lead two or more characters alone.',
    'Jedna osoba może sama prowadzić co najmniej dwie postacie.',
  ],
  [
    '02',
    'With one player monsters and traps are one level higher; gold and experience are not.',
    'W grze solo potwory i pułapki są o poziom wyżej, a złoto i PD nie.',
  ],
  ['03', 'With open information the same holds for a group.', 'Przy jawnych kartach to samo dotyczy grupy.'],
  [
    '04',
    'With open information hands lie open, and all is talked over.',
    'W wariancie jawnych informacji karty leżą odkryte i wszystko można omawiać.',
  ],
  ['05', 'Open information is a choice, not the usual way.', 'Jawne karty to wybór, nie zwykły sposób gry.'],
  [
    '06',
    'Each line of characters counts as a player for perks of retirement.',
    'Przy profitach za pożegnania każda linia postaci liczy się jak osobny gracz.',
  ],
  [
    '07',
    'Hazardous terrain follows the raised traps.',
    'Niebezpieczny teren idzie za podniesionymi pułapkami.',
  ],
]);

export const perma = chapter('PERMA', [
  ['01', 'Whoever falls below 1 hit point dies.', 'Kto spada poniżej 1 PZ, ginie.'],
  [
    '02',
    'Whoever has no cards left is exhausted, but stays on the board as a target.',
    'Kto nie ma już kart, jest wyczerpany, ale zostaje na planszy jako cel.',
  ],
  [
    '03',
    'An exhausted figure that stays on the map does nothing and has initiative 99.',
    'Wyczerpana figurka, która zostaje na mapie, nic nie robi i ma inicjatywę 99.',
  ],
  [
    '04',
    'After a failure those who are alive at the end of the round go on.',
    'Po porażce ci, którzy żyją na końcu rundy, grają dalej.',
  ],
  [
    '05',
    'Items of the dead are on sale, gold is lost, the quest goes back.',
    'Przedmioty zmarłego trafiają do oferty, złoto przepada, cel życiowy wraca do talii.',
  ],
  ['06', 'Death brings nothing that a retirement brings.', 'Śmierć nie daje niczego, co daje pożegnanie.'],
  [
    '07',
    'Whoever has lost a character creates a new one.',
    'Kto stracił postać, tworzy nową, żeby grać dalej.',
  ],
]);

export const random = chapter('RANDOM', [
  [
    '01',
    'With reduced randomness 2x and BLESS count as +2.',
    'Przy zmniejszonej losowości 2x i BŁOGOSŁAWIEŃSTWO to +2.',
  ],
  [
    '02',
    'With less luck in the cards Null and CURSE count as −2.',
    'W wariancie z mniejszą losowością Nic i KLĄTWA liczą się jako −2.',
  ],
  [
    '03',
    'Less luck holds for all decks; shuffling and removing stay as they are.',
    'Mniejsza losowość dotyczy wszystkich talii; tasowanie i usuwanie się nie zmienia.',
  ],
  [
    '04',
    'The random dungeon is not played here: its cards are not in our sources.',
    'Losowych lochów tu nie rozgrywamy: ich kart nie ma w naszych źródłach.',
  ],
  [
    '05',
    'A random dungeon would not advance the campaign, but give experience, money, checkmarks and progress of quests.',
    'Losowe podziemia nie posuwałyby kampanii naprzód, ale dawałyby doświadczenie, pieniądze, znaczniki i postęp celów życiowych.',
  ],
  [
    '06',
    'A random dungeon has three rooms; all their monsters must fall.',
    'Losowe lochy mają trzy komnaty; paść muszą wszystkie potwory.',
  ],
  [
    '07',
    'A room is laid when the door to it is opened.',
    'Komnatę układa się, gdy otwierają się drzwi do niej.',
  ],
  [
    '08',
    'Each room comes from the top room card and the top monster card.',
    'Każda komnata powstaje z wierzchniej karty komnaty i wierzchniej karty potworów.',
  ],
  [
    '09',
    'The name of a random room is made of both titles.',
    'Nazwa losowej komnaty składa się z obu tytułów.',
  ],
  [
    '10',
    'Tiles lie as on the room card; its twelve spots hold what the monster card gives for as many characters.',
    'Kafelki leżą jak na karcie komnaty; na dwunastu miejscach staje to, co karta potworów daje przy tylu postaciach.',
  ],
  [
    '11',
    'If tiles run out, a similar one of the same kind takes their place.',
    'Gdy brakuje kafelków, zastępuje je podobny tego samego rodzaju.',
  ],
  ['12', 'Entrance and exit take the marked half hexes.', 'Wejście i wyjście zajmują oznaczone połówki pól.'],
  [
    '13',
    'In the first room characters begin within two hexes of the entrance.',
    'W pierwszej komnacie postacie zaczynają najdalej dwa pola od wejścia.',
  ],
  [
    '14',
    'Of several first entrances the players choose one.',
    'Z kilku pierwszych wejść gracze wybierają jedno.',
  ],
  [
    '15',
    'An exit of type A leads to an entrance of type A, and B to B.',
    'Wyjście typu A prowadzi do wejścia typu A, a B do B.',
  ],
  [
    '16',
    'Room cards without an entrance of the needed type are discarded until one has it.',
    'Karty komnat bez wejścia potrzebnego rodzaju odrzuca się, aż któraś je ma.',
  ],
  [
    '17',
    'Of two exits one is used; the other is closed.',
    'Z dwóch wyjść używa się jednego; drugie jest zamknięte.',
  ],
  [
    '18',
    'Of two entrances the one of the right type is used.',
    'Z dwóch wejść używa się tego właściwego typu.',
  ],
  [
    '19',
    'Each room has a minor and a major penalty: none, one or the other applies, as the players chose.',
    'Każda komnata ma małą i dużą karę: obowiązuje żadna, mała albo duża, jak wybrali gracze.',
  ],
  [
    '20',
    'Proposed: none, then the minor, then the major one.',
    'Proponowane: żadna, potem mała, potem duża.',
  ],
  ['21', 'Penalties may be raised or lowered at will.', 'Kary można dowolnie podnosić i obniżać.'],
  [
    '22',
    'In the first room the players choose who suffers what is meant for the opener of the door.',
    'W pierwszej komnacie gracze wybierają, kogo dotyka kara dla otwierającego drzwi.',
  ],
  [
    '23',
    'What speaks of the room before does nothing in the first one.',
    'Co mówi o poprzedniej komnacie, w pierwszej nie działa.',
  ],
  [
    '24',
    'Treasures give what the monster card says, and nothing that matters to the campaign.',
    'Skarby dają to, co mówi karta potworów, i nic ważnego dla kampanii.',
  ],
  [
    '25',
    'Traps are as on the monster card; a damage trap does 2 and the level.',
    'Pułapki są jak na karcie potworów; pułapka z obrażeniami zadaje 2 plus poziom.',
  ],
]);
