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
  ['04', 'The choice is free.', 'Wybór jest dowolny.'],
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
    'Then monsters and traps are one level higher; gold and experience are not.',
    'Wtedy potwory i pułapki są o poziom wyżej, a złoto i PD nie.',
  ],
  ['03', 'With open information the same holds for a group.', 'Przy jawnych kartach to samo dotyczy grupy.'],
  ['04', 'Hands lie open then, and all is talked over.', 'Karty leżą wtedy jawnie i wszystko można omawiać.'],
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
    'Such a figure does nothing and has initiative 99.',
    'Taka figurka nic nie robi i ma inicjatywę 99.',
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
  ['07', 'Then a new character is needed.', 'Potem potrzebna jest nowa postać.'],
]);

export const random = chapter('RANDOM', [
  [
    '01',
    'With reduced randomness 2x and BLESS count as +2.',
    'Przy zmniejszonej losowości 2x i BŁOGOSŁAWIEŃSTWO to +2.',
  ],
  ['02', 'Null and CURSE count as −2.', 'Nic i KLĄTWA to −2.'],
  [
    '03',
    'It holds for all decks; shuffling and removing stay as they are.',
    'Dotyczy to wszystkich talii; tasowanie i usuwanie się nie zmienia.',
  ],
  [
    '04',
    'The random dungeon is not played here: its cards are not in our sources.',
    'Losowych lochów tu nie rozgrywamy: ich kart nie ma w naszych źródłach.',
  ],
]);
