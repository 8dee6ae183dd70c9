import { CASES, type Noun, same, sentence, unbroken } from '@potyczka/words';
import type { PowerUpId } from '../../content/power-ups/cards.js';
import { COLOURS, type Colour } from '../../vocabulary.js';
import type { CubeWords, PowerUpWords } from '../grammar.js';
import type { Names } from '../names.js';
import { type Adjective, adjectives, type Gender } from './adjectives.js';
import { noun } from './noun.js';

/** Lets an adjective stand before a noun, in every case. */
const joined = (a: Noun, n: Noun, label: string): Noun => ({
  label,
  ...(Object.fromEntries(CASES.map(c => [c, `${a[c]} ${n[c]}`])) as Omit<Noun, 'label'>),
});

const eachColour = <X>(of: (a: Adjective) => X): Readonly<Record<Colour, X>> =>
  Object.fromEntries(COLOURS.map(c => [c, of(adjectives[c])])) as Record<Colour, X>;

const POINT = noun(
  'punkt odrodzenia',
  'punktu odrodzenia',
  'punktowi odrodzenia',
  'punkt odrodzenia',
  'punktem odrodzenia',
  'punkcie odrodzenia',
);

const spawnpoint = (a: Adjective): Noun => joined(a.m, POINT, sentence(`${a.m.nom} ${POINT.nom}`));

/** So many cubes: 1 czerwona kostka, 2 czerwone kostki, 5 czerwonych kostek; 'kostka' at the head of a list only. */
const cube = (a: Adjective): CubeWords => {
  const counted = (one: string, few: string, many: string): string =>
    `{n, plural, one {# ${one}} few {# ${few}} many {# ${many}} other {# ${many}}}`;
  const next = {
    nom: counted(a.f.nom, a.many.nom, a.many.gen),
    acc: counted(a.f.acc, a.many.nom, a.many.gen),
  };
  return {
    head: {
      nom: counted(`${a.f.nom} kostka`, `${a.many.nom} kostki`, `${a.many.gen} kostek`),
      acc: counted(`${a.f.acc} kostkę`, `${a.many.nom} kostki`, `${a.many.gen} kostek`),
    },
    next,
    short: next.nom,
  };
};

/** Titles of our own: those on the cards are not in the source. */
const powerUp = (title: Noun, gender: Gender, text: string): PowerUpWords<Colour> => ({
  name: eachColour(a => joined(a[gender], title, `${title.nom} (${a[gender].nom})`)),
  text,
  reconstructed: true,
  ours: true,
});

const powerUps: Readonly<Record<PowerUpId, PowerUpWords<Colour>>> = {
  'targeting-scope': powerUp(
    noun(
      'Luneta celownicza',
      'Lunety celowniczej',
      'Lunecie celowniczej',
      'Lunetę celowniczą',
      'Lunetą celowniczą',
      'Lunecie celowniczej',
    ),
    'f',
    'Gdy Twój strzał zadaje obrażenia: płacisz 1 kostkę dowolnego koloru, a ktoś, kogo ten strzał rani, otrzymuje jeszcze {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażeń}}.',
  ),
  newton: powerUp(
    noun(
      'Prawo Newtona',
      'Prawa Newtona',
      'Prawu Newtona',
      'Prawo Newtona',
      'Prawem Newtona',
      'Prawie Newtona',
    ),
    'n',
    'W swojej turze, przed akcją lub po niej: przesuwasz cudzą figurkę o 1 lub {moves, plural, one {# pole} few {# pola} many {# pól} other {# pól}} w linii prostej.',
  ),
  'tagback-grenade': powerUp(
    noun(
      'Granat odwetowy',
      'Granatu odwetowego',
      'Granatowi odwetowemu',
      'Granat odwetowy',
      'Granatem odwetowym',
      'Granacie odwetowym',
    ),
    'm',
    'Gdy rani Cię ktoś, kogo widzisz: dostaje od Ciebie {marks, plural, one {# znacznik} few {# znaczniki} many {# znaczników} other {# znaczników}} namierzania.',
  ),
  teleporter: powerUp(
    noun('Teleport', 'Teleportu', 'Teleportowi', 'Teleport', 'Teleportem', 'Teleporcie'),
    'm',
    'W swojej turze, przed akcją lub po niej: Twoja figurka zjawia się na wybranym polu planszy.',
  ),
};

const room = (a: Adjective): string => sentence(`${a.n.nom} pomieszczenie`);

export const names: Names = {
  figures: {
    p1: { name: noun('Dożer', 'Dożera', 'Dożerowi', 'Dożera', 'Dożerem', 'Dożerze') },
    p2: { name: noun('Jaszczur', 'Jaszczura', 'Jaszczurowi', 'Jaszczura', 'Jaszczurem', 'Jaszczurze') },
    p3: {
      name: unbroken(
        noun(
          ':D-strukt-0R',
          ':D-strukt-0R-a',
          ':D-strukt-0R-owi',
          ':D-strukt-0R-a',
          ':D-strukt-0R-em',
          ':D-strukt-0R-ze',
        ),
      ),
    },
    p4: { name: same('Banshee') },
    p5: { name: same('Violet'), reconstructed: true },
    bot: {
      name: noun('Terminator', 'Terminatora', 'Terminatorowi', 'Terminatora', 'Terminatorem', 'Terminatorze'),
      reconstructed: true,
    },
  },
  spawnpoints: eachColour(spawnpoint),
  cubes: eachColour(cube),
  powerUps,
  hiddenPowerUp: noun(
    'karta zdolności',
    'karty zdolności',
    'karcie zdolności',
    'kartę zdolności',
    'kartą zdolności',
    'karcie zdolności',
    'Karta zdolności',
  ),
  ammoTile: 'żeton amunicji ({gives})',
  ammoText: 'Otrzymujesz {gives}.',
  rooms: {
    red: room(adjectives.red),
    blue: room(adjectives.blue),
    yellow: room(adjectives.yellow),
    green: room(adjectives.green),
    purple: room(adjectives.purple),
    white: room(adjectives.white),
  },
  piles: { weapons: 'Talia broni', 'power-ups': 'Talia zdolności', ammo: 'Żetony amunicji' },
  words: {
    free: 'za darmo',
    yes: 'Tak',
    no: 'Nie',
    damage: 'Obrażenia',
    marks: 'Znaczniki namierzania',
    skulls: 'Czaszki',
    points: 'Punkty',
    cubes: 'Kostki',
    weapons: 'Broń',
    'power-ups': 'Karty zdolności',
    'killshot-track': 'Tor ofiar',
    'first-player': 'Pierwszy gracz',
    'final-frenzy': 'Ostateczny szał',
    'tracks-full': 'dwa tory są pełne',
    'skulls-gone': 'nie ma już czaszek',
    'frenzy-side': 'Strona ostatecznego szału: 2, 1, 1, 1',
    discards: 'Odrzucone',
    winner: 'Zwycięstwo',
    reconstructed: 'Uzupełnione według wydanej gry: w naszym źródle tego nie ma.',
    ours: 'Tytułu karty brak w naszym źródle; ten nadaliśmy sami.',
  },
};
