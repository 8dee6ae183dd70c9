import {
  arenas,
  BOT,
  COLOURS,
  type Colour,
  type Figure,
  type FigureView,
  type PlayerView,
  type SquareId,
  spawnOn,
  type View,
} from '../view-door.js';

/** Letters of the drawings: S is Dozer, who shoots; A Sprog, B :D-struct-or, C Banshee, E Violet; T the Terminator. */
const SEAT_LETTERS = 'SABCE';
const BOT_LETTER = 'T';
const CHARACTERS: readonly FigureView['character'][] = ['dozer', 'sprog', 'dstructor', 'banshee', 'violet'];
const LEAST_PLAYERS = 3;

type ByLetter<X> = Readonly<Record<string, X>>;
type Seat = View['turn'];
type Card = View['hand'][number];

/** What a picture shows besides figures on squares. Everything has a plain default. */
export interface More {
  readonly options?: Partial<View['options']>;
  readonly turn?: string;
  readonly first?: string;
  /** Loaded weapons by id; a leading `!` means unloaded. */
  readonly weapons?: ByLetter<readonly string[]>;
  /** Cubes by their initials: `RRB`. Three of each if not given. */
  readonly cubes?: ByLetter<string>;
  /** The power-ups of S, by kind, colour and number: `newton-red-1`. */
  readonly hand?: readonly string[];
  /** How many power-ups the others hold. */
  readonly powerUps?: ByLetter<number>;
  /** Damage tokens in order, by letter: `SSB`. */
  readonly damage?: ByLetter<string>;
  /** Marks on a board, by owner: `{ A: { S: 2 } }`. */
  readonly marks?: ByLetter<ByLetter<number>>;
  readonly points?: ByLetter<number>;
  readonly skullsOn?: ByLetter<number>;
  /** Letters of the boards that lie on their frenzy side. */
  readonly turned?: string;
  readonly skulls?: number;
  /** Spaces of the killshot track: the killer, and again who made the overkill: `A BB`. */
  readonly track?: string;
  readonly frenzy?: { readonly by: string; readonly left: number };
  /** Weapons on offer by spawnpoint. */
  readonly offers?: Partial<Record<Colour, readonly string[]>>;
  /** Ammo tiles by square, such as `ybb-1`. Squares that are not named have none. */
  readonly tiles?: Readonly<Record<string, string>>;
}

const figureOf = (letter: string): Figure => {
  if (letter === BOT_LETTER) return BOT;
  const i = SEAT_LETTERS.indexOf(letter);
  if (i < 0 || letter.length !== 1) throw new Error(`no figure ${letter}`);
  return `p${i + 1}` as Figure;
};

const figuresOf = (letters: string): Figure[] => [...letters].map(figureOf);

const table = <K extends string, X>(keys: readonly K[], of: (key: K) => X): Record<K, X> =>
  Object.fromEntries(keys.map(k => [k, of(k)])) as Record<K, X>;

/** The squares of a map and the letters on each. */
const drawn = (map: string): ReadonlyMap<SquareId, string> => {
  const lines = map.trim().split('\n');
  const cells = lines.flatMap((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .map((cell, column): [SquareId, string] => [`${row}${column}` as SquareId, cell.replace('.', '')]),
  );
  return new Map(cells.filter(([, cell]) => cell !== '-'));
};

/** The arena that has just these squares. */
const arenaOf = (squares: ReadonlyMap<SquareId, string>): View['options']['arena'] => {
  const ids = Object.keys(arenas) as (keyof typeof arenas)[];
  const found = ids.find(id => {
    const own = arenas[id].rooms.squares;
    return own.length === squares.size && own.every(q => squares.has(q));
  });
  if (!found) throw new Error('no arena has these squares');
  return found;
};

const lettersIn = (cells: ReadonlyMap<SquareId, string>, more: More): string =>
  [...cells.values(), ...Object.keys(more.damage ?? {}), ...Object.values(more.damage ?? {})].join('');

const figureView = (
  letter: string,
  nth: number,
  figures: readonly Figure[],
  cells: ReadonlyMap<SquareId, string>,
  more: More,
): FigureView => ({
  who: figureOf(letter),
  character: CHARACTERS[nth] as FigureView['character'],
  at: [...cells].find(([, cell]) => cell.includes(letter))?.[0] ?? null,
  damage: figuresOf(more.damage?.[letter] ?? ''),
  marks: {
    ...table(figures, () => 0),
    ...Object.fromEntries(Object.entries(more.marks?.[letter] ?? {}).map(([by, n]) => [figureOf(by), n])),
  },
  skulls: more.skullsOn?.[letter] ?? 0,
  turned: more.turned?.includes(letter) ?? false,
  points: more.points?.[letter] ?? 0,
});

const holdings = (letter: string, more: More): Omit<PlayerView, keyof FigureView> => {
  const cubes = more.cubes?.[letter] ?? 'RRRBBBYYY';
  return {
    cubes: table(COLOURS, c => [...cubes].filter(x => x === c[0]?.toUpperCase()).length),
    weapons: (more.weapons?.[letter] ?? []).map(w => ({
      card: `#weapon-${w.replace('!', '')}`,
      loaded: !w.startsWith('!'),
    })),
    powerUps: letter === 'S' ? (more.hand?.length ?? 0) : (more.powerUps?.[letter] ?? 0),
    turns: 1,
  };
};

const tilesOf = (cells: ReadonlyMap<SquareId, string>, more: More): View['tiles'] =>
  table(
    [...cells.keys()].filter(q => !spawnOn(q)),
    q => (more.tiles?.[q] ? (`#ammo-${more.tiles[q]}` as Card) : null),
  );

/** The cards that lie on no pile. */
const leftOf = (players: readonly PlayerView[], view: Pick<View, 'offers' | 'tiles'>): View['left'] => {
  const sum = (of: (p: PlayerView) => number): number => players.reduce((n, p) => n + of(p), 0);
  return {
    weapons: 21 - Object.values(view.offers).flat().length - sum(p => p.weapons.length),
    powerUps: 24 - sum(p => p.powerUps),
    ammo: 36 - Object.values(view.tiles).filter(tile => tile !== null).length,
  };
};

/**
 * A position as S sees it. The map has a cell for each square, rows from the
 * top: the letters of the figures on it, `.` for none, `-` where the arena has no square.
 */
export const positionView = (map: string, more: More = {}): View => {
  const cells = drawn(map);
  const letters = lettersIn(cells, more);
  const isHere = (letter: string): boolean => letters.includes(letter);
  const last = Math.max(...[...SEAT_LETTERS].map((l, i) => (isHere(l) ? i + 1 : 0)));
  const count = Math.max(LEAST_PLAYERS, last, more.options?.players ?? 0);
  const seatLetters = [...SEAT_LETTERS.slice(0, count)];
  const seats = seatLetters.map(l => figureOf(l) as Seat);
  const hasBot = isHere(BOT_LETTER);
  const figures: readonly Figure[] = hasBot ? [...seats, BOT] : seats;
  const skulls = more.options?.skulls ?? 8;
  const players = seatLetters.map((l, nth) => ({
    ...figureView(l, nth, figures, cells, more),
    ...holdings(l, more),
  }));
  const offers = table(COLOURS, c => (more.offers?.[c] ?? []).map(w => `#weapon-${w}` as Card));
  const tiles = tilesOf(cells, more);
  return {
    options: {
      players: seats.length,
      arena: arenaOf(cells),
      skulls,
      frenzy: true,
      bot: hasBot,
      mode: 'deathmatch',
      secretPoints: false,
      ...more.options,
    },
    seats,
    first: figureOf(more.first ?? 'S') as Seat,
    turn: figureOf(more.turn ?? 'S') as Seat,
    players,
    bot: hasBot ? figureView(BOT_LETTER, seats.length, figures, cells, more) : null,
    hand: (more.hand ?? []).map(c => `#${c}` as Card),
    offers,
    tiles,
    powerUpDiscard: [],
    ammoDiscard: [],
    left: leftOf(players, { offers, tiles }),
    skulls: more.skulls ?? skulls,
    track: (more.track?.split(' ') ?? []).map(space => {
      const [killer, overkill] = figuresOf(space);
      return { killer: killer as Figure, overkill: overkill ?? null };
    }),
    frenzy: more.frenzy ? { by: figureOf(more.frenzy.by) as Seat, left: more.frenzy.left } : null,
    tags: table(COLOURS, () => []),
  };
};
