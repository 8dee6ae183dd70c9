import type { Rooms, SquareId } from '@potyczka/geometry/rooms';
import type { CardId, Who } from '@potyczka/kernel';
import type { Lang, Look, Paint } from '@potyczka/kernel/register';
import { columns } from '@potyczka/words/terminal';
import type { View } from '../index.js';
import { agreeing } from '../text/pl/adjectives.js';
import { drawRooms } from './rooms.js';

type Player = View['players'][number];
type FigureView = NonNullable<View['bot']> | Player;
type Figure = FigureView['who'];
type Colour = keyof View['offers'];
type RoomColour = Colour | 'green' | 'purple' | 'white';
type Character = FigureView['character'];

/** What the drawing needs of the game besides a view. */
export interface Facts {
  rooms(view: View): Rooms;
  /** The colour of the room that a square is in. */
  roomColour(view: View, square: SquareId): RoomColour;
  /** What an ammo tile gives. */
  tile(card: CardId): { readonly cubes: readonly Colour[]; readonly powerUp: boolean };
  /** What a board is worth to those who damaged it. */
  row(board: FigureView): readonly number[];
  /** What a weapon on offer costs. */
  cost(card: CardId): readonly Colour[];
  readonly colours: readonly Colour[];
  spawnOn(square: SquareId): Colour | undefined;
  figure(lang: Lang, who: Figure): string;
  square(square: SquareId): string;
  card(lang: Lang, card: CardId): string;
}

const LOOKS: Readonly<Record<Character, Look>> = {
  dozer: 'white',
  sprog: 'green',
  dstructor: 'yellow',
  banshee: 'blue',
  violet: 'purple',
};

interface Words {
  readonly letters: Readonly<Record<Colour, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly rooms: Readonly<Record<RoomColour, string>>;
  readonly heads: readonly string[];
  readonly you: string;
  readonly killshots: string;
  readonly skulls: string;
  readonly spawn: string;
  readonly hand: string;
  readonly weapons: string;
  readonly unloaded: (name: string) => string;
  readonly none: string;
  readonly frenzy: string;
  readonly secret: string;
}

const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    letters: { red: 'R', blue: 'B', yellow: 'Y' },
    colours: { red: 'red', blue: 'blue', yellow: 'yellow' },
    rooms: { red: 'red', blue: 'blue', yellow: 'yellow', green: 'green', purple: 'purple', white: 'white' },
    heads: ['', '', 'damage', 'marks', 'cubes', 'skulls', 'worth', 'points', 'cards'],
    you: 'you',
    killshots: 'Killshot track',
    skulls: 'Skulls',
    spawn: 'SPAWN',
    hand: 'Your power-ups',
    weapons: 'Weapons',
    unloaded: () => 'unloaded',
    none: 'none',
    frenzy: 'FINAL FRENZY',
    secret: '?',
  },
  pl: {
    letters: { red: 'C', blue: 'N', yellow: 'Ż' },
    colours: { red: 'czerwony', blue: 'niebieski', yellow: 'żółty' },
    rooms: {
      red: 'czerwone',
      blue: 'niebieskie',
      yellow: 'żółte',
      green: 'zielone',
      purple: 'fioletowe',
      white: 'białe',
    },
    heads: ['', '', 'obrażenia', 'znaczniki', 'kostki', 'czaszki', 'wartość', 'punkty', 'karty'],
    you: 'Ty',
    killshots: 'Tor ofiar',
    skulls: 'Czaszki',
    spawn: 'ODRODZENIE',
    hand: 'Twoje zdolności',
    weapons: 'Broń',
    unloaded: name => agreeing('rozładowan', name),
    none: 'brak',
    frenzy: 'OSTATECZNY SZAŁ',
    secret: '?',
  },
};

/** One drawing: of what, for whom, in which words. */
interface Sheet {
  readonly view: View;
  readonly me: Who;
  readonly lang: Lang;
  readonly paint: Paint;
  readonly facts: Facts;
  readonly words: Words;
  /** A letter for each figure, from its name. */
  readonly letters: ReadonlyMap<Figure, string>;
}

const figuresOf = ({ players, bot }: View): readonly FigureView[] => (bot ? [...players, bot] : players);

/** The first letter of each name that no other figure has. */
const lettersOf = (view: View, name: (who: Figure) => string): ReadonlyMap<Figure, string> => {
  const letters = new Map<Figure, string>();
  const taken = new Set<string>();
  for (const { who } of figuresOf(view)) {
    const found = [...name(who).toUpperCase()].find(c => /\p{L}/u.test(c) && !taken.has(c)) ?? '?';
    taken.add(found);
    letters.set(who, found);
  }
  return letters;
};

const token = ({ view, paint, letters }: Sheet, who: Figure): string => {
  const character = figuresOf(view).find(f => f.who === who)?.character ?? 'dozer';
  return paint(LOOKS[character], letters.get(who) ?? '?');
};

const cubes = ({ paint, words }: Sheet, list: readonly Colour[]): string =>
  list.map(c => paint(c, words.letters[c])).join('');

/** The table as somebody sees it: arena, offers, boards, track and hand. */
export function draw(view: View, me: Who, lang: Lang, paint: Paint, facts: Facts): string {
  const letters = lettersOf(view, who => facts.figure(lang, who));
  const sheet: Sheet = { view, me, lang, paint, facts, words: WORDS[lang], letters };
  return [
    ...arena(sheet),
    ...offers(sheet),
    '',
    ...boards(sheet),
    '',
    track(sheet),
    ...(me === 'spectator' ? [] : [hand(sheet)]),
  ].join('\n');
}

const CELL = { width: 15, height: 3 };

const arena = (sheet: Sheet): string[] => {
  const { view, paint, facts } = sheet;
  const cell = (square: SquareId): string[] => [
    roomLabel(sheet, square),
    whatLies(sheet, square),
    whoStands(sheet, square),
  ];
  return drawRooms(facts.rooms(view), CELL, cell, paint);
};

const roomLabel = ({ view, paint, facts, words }: Sheet, square: SquareId): string => {
  const colour = facts.roomColour(view, square);
  return `${facts.square(square)} ${paint(colour, words.rooms[colour])}`;
};

const whatLies = (sheet: Sheet, square: SquareId): string => {
  const { view, paint, facts, words } = sheet;
  const spawn = facts.spawnOn(square);
  if (spawn) return paint(spawn, `◆${words.letters[spawn]} ${words.spawn}`);
  const card = view.tiles[square];
  if (!card) return '';
  const tile = facts.tile(card);
  return cubes(sheet, tile.cubes) + (tile.powerUp ? '+' : '');
};

const whoStands = (sheet: Sheet, square: SquareId): string =>
  figuresOf(sheet.view)
    .filter(f => f.at === square)
    .map(({ who }) => (who === sheet.me ? `[${token(sheet, who)}]` : token(sheet, who)))
    .join(' ');

const offers = (sheet: Sheet): string[] => {
  const { view, lang, paint, facts, words } = sheet;
  const offered = (card: CardId): string => {
    const cost = cubes(sheet, facts.cost(card));
    return cost ? `${facts.card(lang, card)} (${cost})` : facts.card(lang, card);
  };
  const rows = facts.colours.map(c => [
    paint(c, `◆${words.letters[c]} ${words.colours[c]}`),
    view.offers[c].map(offered).join(', ') || words.none,
  ]);
  return columns(rows);
};

/** The twelve spaces of a board, parted where adrenaline and death begin (ADR-XADR-01, ADR-XDMG-02). */
const damageTrack = (sheet: Sheet, { damage }: FigureView): string => {
  const spaces = Array.from({ length: 12 }, (_, i) => (damage[i] ? token(sheet, damage[i]) : '·'));
  return [spaces.slice(0, 2), spaces.slice(2, 5), spaces.slice(5, 10), spaces.slice(10)]
    .map(part => part.join(''))
    .join(' ');
};

const marksOn = (sheet: Sheet, { marks }: FigureView): string =>
  Object.entries(marks)
    .filter(([, n]) => n > 0)
    .map(([by, n]) => token(sheet, by as Figure).concat(String(n)))
    .join(' ');

const isPlayer = (figure: FigureView): figure is Player => 'cubes' in figure;

const boards = (sheet: Sheet): string[] => {
  const { view, me, lang, paint, facts, words } = sheet;
  const row = (figure: FigureView): string[] => {
    const name = facts.figure(lang, figure.who);
    return [
      `${figure.who === view.turn ? '>' : ' '} ${token(sheet, figure.who)}`,
      figure.who === me ? paint('bold', `${name} (${words.you})`) : name,
      damageTrack(sheet, figure),
      marksOn(sheet, figure),
      isPlayer(figure)
        ? facts.colours
            .map(c => cubes(sheet, Array(figure.cubes[c]).fill(c)))
            .join(' ')
            .trim()
        : '',
      '☠'.repeat(figure.skulls),
      facts.row(figure).join(' '),
      String(figure.points ?? words.secret),
      isPlayer(figure) ? String(figure.powerUps) : '',
    ];
  };
  const heads = words.heads.map(head => paint('dim', head));
  const [head = '', ...lines] = columns([heads, ...figuresOf(view).map(row)]);
  return [head, ...figuresOf(view).flatMap((figure, i) => [lines[i] ?? '', ...weaponsOf(sheet, figure)])];
};

const weaponsOf = ({ lang, paint, facts, words }: Sheet, figure: FigureView): string[] => {
  if (!isPlayer(figure) || figure.weapons.length === 0) return [];
  const named = figure.weapons.map(({ card, loaded }) =>
    loaded
      ? facts.card(lang, card)
      : paint('dim', `${facts.card(lang, card)} (${words.unloaded(facts.card(lang, card))})`),
  );
  return [`     ${words.weapons}: ${named.join(', ')}`];
};

const track = (sheet: Sheet): string => {
  const { view, paint, facts, words } = sheet;
  const kills = view.track.map(({ killer, overkill }) =>
    [killer, ...(overkill ? [overkill] : [])].map(who => token(sheet, who)).join(''),
  );
  const skulls = '☠'.repeat(view.skulls);
  const frenzy = view.frenzy ? paint('bold', `  ${words.frenzy}`) : '';
  const tags = facts.colours
    .filter(c => view.tags[c].length > 0)
    .map(c => `  ${paint(c, `◆${words.letters[c]}`)} ${view.tags[c].map(who => token(sheet, who)).join('')}`);
  // In domination there is no killshot track, only skulls that run out.
  const name = view.options.mode === 'domination' ? words.skulls : words.killshots;
  return `${name}: ${[skulls, ...kills].filter(Boolean).join(' ')}${tags.join('')}${frenzy}`;
};

const hand = ({ view, lang, facts, words }: Sheet): string =>
  `${words.hand}: ${view.hand.map(card => facts.card(lang, card)).join(', ') || words.none}`;
