import {
  game as adrenaline,
  type Event,
  type Options,
  type Result,
  type State,
  type View,
} from '@potyczka/adrenaline';
import type { SquareId } from '@potyczka/geometry/rooms';
import type { CardId, Seat } from '@potyczka/kernel';
import { type Chance, copy, position, World } from '@potyczka/kernel/run';
import { checkWith, drawn, type Ground, readGround, readSquare, shown } from '../vectors/adrenaline-field.js';
import { type Fields, fields, list, Malformed, oneOf, text, whole } from '../vectors/apex-field.js';
import type { Check } from '../vectors/check.js';

type Table = World<State, Event, View, Options, Result>;

const SHOOTER: Seat = 'p1';
const SHOOT = 'shoot';
const COLOURS = ['red', 'blue', 'yellow'] as const;
const MOST_CUBES = 3;
const FEWEST_PLAYERS = 3;

/** A shot draws nothing. */
const NO_CHANCE: Chance = {
  roll: rule => {
    throw new Error(`${rule} rolls during a shot`);
  },
  shuffle: rule => {
    throw new Error(`${rule} shuffles during a shot`);
  },
};

/** Who stands where; null is not on the board yet. */
type Placement = ReadonlyMap<Seat, SquareId | null>;

interface Vector {
  readonly ground: Ground;
  readonly placement: Placement;
  readonly weapon: CardId;
}

const readVector = (vector: Fields): Vector => {
  const ground = readGround(vector.board, 'board');
  oneOf(vector.shooter, [SHOOTER], 'shooter');
  const placement = Object.entries(fields(vector.players, 'players')).map(([seat, at], i) => {
    if (seat !== `p${i + 1}`) throw new Malformed('players are not p1, p2, … in order');
    return [seat as Seat, at === null ? null : readSquare(at, `players.${seat}`, ground)] as const;
  });
  if (!placement[0]?.[1]) throw new Malformed('the shooter is not on the board');
  const { weaponDeck } = adrenaline.initial(optionsOf(ground, placement.length));
  const weapon = oneOf(`#weapon-${text(vector.weapon, 'weapon')}`, weaponDeck, 'weapon');
  return { ground, placement: new Map(placement), weapon };
};

const optionsOf = (ground: Ground, players: number): Options => ({
  arena: ground.id,
  players: Math.max(players, FEWEST_PLAYERS),
  skulls: 8,
  frenzy: true,
  bot: false,
  mode: 'deathmatch',
  secretPoints: false,
});

/** The placement with the shooter's turn about to begin: one weapon, loaded, and cubes for everything. */
function tableOf({ ground, placement, weapon }: Vector): Table {
  const options = optionsOf(ground, placement.size);
  const state = copy(adrenaline.initial(options)) as State;
  for (const [seat, at] of placement) state.boards[seat]!.at = at;
  state.weaponDeck = state.weaponDeck.filter(card => card !== weapon);
  state.players[SHOOTER]!.weapons = [{ card: weapon, loaded: true }];
  state.players[SHOOTER]!.cubes = { red: MOST_CUBES, blue: MOST_CUBES, yellow: MOST_CUBES };
  return new World(adrenaline, options, position(state), NO_CHANCE);
}

/** The four parts of an outcome, as one text that is the same for the same outcome. */
function outcomeText(
  to: readonly (readonly [string, SquareId])[],
  damage: readonly (readonly [string, number])[],
  marks: readonly (readonly [string, number])[],
  paid: string,
): string {
  const part = (name: string, of: readonly string[]) =>
    of.length > 0 ? [`${name} ${of.toSorted().join(' ')}`] : [];
  const parts = [
    ...part(
      'to',
      to.map(([who, at]) => `${who}${shown(at)}`),
    ),
    ...part(
      'damage',
      damage.map(([who, n]) => `${who}:${n}`),
    ),
    ...part(
      'marks',
      marks.map(([who, n]) => `${who}:${n}`),
    ),
    ...part('paid', paid ? [paid] : []),
  ];
  return `{${parts.join(', ')}}`;
}

/** What a finished shot has done, read off the table. */
function outcomeOf({ state }: Table, placement: Placement): string {
  const seats = [...placement.keys()];
  const board = (seat: Seat) => state.boards[seat]!;
  const { cubes } = state.players[SHOOTER]!;
  const moved = seats.flatMap(seat => {
    const { at } = board(seat);
    return at !== null && at !== placement.get(seat) ? [[seat, at] as const] : [];
  });
  const counted = (count: (seat: Seat) => number) =>
    seats.map(seat => [seat, count(seat)] as const).filter(([, n]) => n > 0);
  return outcomeText(
    moved,
    counted(seat => board(seat).damage.length),
    counted(seat => Object.values(board(seat).marks).reduce((a, b) => a + b, 0)),
    COLOURS.map(c => c[0]!.toUpperCase().repeat(MOST_CUBES - cubes[c])).join(''),
  );
}

/** Every outcome of one Shoot action, found by answering the game's own questions in every way. */
function outcomesOf(vector: Vector): Set<string> {
  const found = new Set<string>();
  const table = tableOf(vector);
  if (!table.legal(SHOOTER).includes(SHOOT)) return found;
  table.give(SHOOTER, SHOOT);
  const walk = (at: Table): void => {
    if (!at.state.players[SHOOTER]!.weapons[0]!.loaded) {
      found.add(outcomeOf(at, vector.placement));
      return;
    }
    const { seat } = at.ask!;
    for (const answer of at.legal(seat)) {
      const next = at.fork(NO_CHANCE);
      next.give(seat, answer);
      walk(next);
    }
  };
  walk(table);
  return found;
}

const readOutcome = (value: unknown, where: string, ground: Ground): string => {
  const { to, damage, marks, paid } = fields(value, where);
  const numbers = (of: unknown, at: string) =>
    Object.entries(fields(of, at)).map(([who, n]) => [who, whole(n, `${at}.${who}`)] as const);
  return outcomeText(
    Object.entries(fields(to, `${where}.to`)).map(
      ([who, at]) => [who, readSquare(at, `${where}.to.${who}`, ground)] as const,
    ),
    numbers(damage, `${where}.damage`),
    numbers(marks, `${where}.marks`),
    text(paid, `${where}.paid`),
  );
};

const FEW = 3;

const some = (what: string, outcomes: readonly string[]): string => {
  if (outcomes.length === 0) return '';
  const more = outcomes.length > FEW ? ` and ${outcomes.length - FEW} more` : '';
  return ` ${what} ${outcomes.slice(0, FEW).join(' ')}${more}`;
};

const compare = (given: Fields): string | undefined => {
  const vector = readVector(given);
  const { ground, placement } = vector;
  const theirs = new Set(
    list(given.outcomes, 'outcomes', (outcome, where) => readOutcome(outcome, where, ground)),
  );
  const ours = outcomesOf(vector);
  const extra = [...ours].filter(x => !theirs.has(x));
  const missing = [...theirs].filter(x => !ours.has(x));
  if (extra.length + missing.length === 0) return undefined;
  const on = (square: SquareId) =>
    [...placement].flatMap(([seat, at]) => (at === square ? [seat.slice(1)] : [])).join('');
  const difference = `${ours.size} outcomes here, ${theirs.size} there;${some('only here', extra)}${some('only there', missing)}`;
  return `${difference}; ${drawn(ground, on)}`;
};

/** What one Shoot action with one weapon can do: all outcomes, as a set. */
export const check: Check = checkWith(
  ({ id, weapon }) => `vector ${String(id)} (${String(weapon)})`,
  compare,
);
