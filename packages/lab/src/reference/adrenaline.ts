import { type Event, game, type Options, type Result, type State, type View } from '@potyczka/adrenaline';
import { arenas } from '@potyczka/adrenaline/view';
import type { SquareId } from '@potyczka/geometry/rooms';
import { type Dice, quickDice, type Seat } from '@potyczka/kernel';
import { type Chance, copy, position, World } from '@potyczka/kernel/run';
import { COLOURS, type Colour, Floor, type Moment, others, SHOOTER } from './adrenaline-moment.js';
import { scoped, WEAPONS } from './adrenaline-weapons.js';
import { type Compare, differ, lineOf } from './difference.js';

type Table = World<State, Event, View, Options, Result>;

/** A shot draws nothing. */
const NO_CHANCE: Chance = {
  roll: rule => {
    throw new Error(`${rule} rolls during a shot`);
  },
  shuffle: rule => {
    throw new Error(`${rule} shuffles during a shot`);
  },
};

/** What a shot begins with. The others hold a Tagback Grenade each; the shooter holds a red scope or nothing. */
interface Position {
  readonly weapon: string;
  readonly options: Options;
  readonly start: Moment;
  readonly cubes: Readonly<Record<Colour, number>>;
  readonly hasScope: boolean;
}

const SCOPE = '#targeting-scope-red-1';
const GRENADES = ['red-1', 'blue-1', 'yellow-1', 'red-2'].map(c => `#tagback-grenade-${c}` as const);
const ANSWER = 'ADR-PWR-14';

const pick = <X>(dice: Dice, from: readonly X[]): X => from[dice.below(from.length)] as X;
const oneIn = (dice: Dice, n: number): boolean => dice.below(n) === 0;
const perSeat = <X>(seats: readonly string[], of: (seat: string) => X): Record<string, X> =>
  Object.fromEntries(seats.map(seat => [seat, of(seat)]));

/** A crowd around the shooter, some of them hurt and marked, with cubes for everything or for little. */
const randomPosition = (weapon: string, dice: Dice): Position => {
  const arena = pick(dice, ['A', 'B', 'C', 'D'] as const);
  const players = 4 + dice.below(2);
  const floor = new Floor(arenas[arena].rooms);
  const at = pick(dice, floor.squares);
  const victims = Array.from({ length: players - 1 }, (_, i) => `p${i + 2}`);
  const isRich = oneIn(dice, 2);
  return {
    weapon,
    options: { arena, players, skulls: 8, frenzy: true, bot: false, mode: 'deathmatch', secretPoints: false },
    start: {
      at: {
        [SHOOTER]: at,
        ...perSeat(victims, () => pick(dice, oneIn(dice, 4) ? floor.squares : floor.within(at, 2))),
      },
      damage: perSeat(victims, () => (oneIn(dice, 3) ? dice.below(13) : 0)),
      marks: perSeat(victims, () => (oneIn(dice, 3) ? dice.below(4) : 0)),
      newMarks: {},
      paid: { red: 0, blue: 0, yellow: 0 },
      hurt: [],
      saw: [],
    },
    cubes: {
      red: isRich ? 3 : dice.below(4),
      blue: isRich ? 3 : dice.below(4),
      yellow: isRich ? 3 : dice.below(4),
    },
    hasScope: oneIn(dice, 3),
  };
};

const MOST_MARKS = 3;

/** What can be seen when a shot is over, as a text. */
const told = (
  places: Readonly<Record<string, SquareId | null>>,
  damage: (who: string) => number,
  marks: (who: string) => number,
  left: Readonly<Record<Colour, number>>,
  hand: number,
  saw: readonly string[],
): string => {
  const boards = Object.keys(places)
    .toSorted()
    .map(who => `${who}@${places[who]}${who === SHOOTER ? '' : `:${damage(who)}d${marks(who)}m`}`);
  return `${boards.join(' ')} left ${COLOURS.map(c => left[c]).join('')}+${hand} may answer ${saw.toSorted().join(' ')}`;
};

/** What the ledger says. A scope in hand pays as a red cube, is played, or stays. */
const expected = ({ weapon, options, start, cubes, hasScope }: Position): ReadonlySet<string> => {
  const floor = new Floor(arenas[options.arena].rooms);
  const ends = (WEAPONS[weapon]?.(floor, start) ?? []).flatMap(m => {
    const kept = { m, hand: hasScope ? 1 : 0 };
    if (!hasScope) return [kept];
    const byCard = m.paid.red > 0 ? [{ m: { ...m, paid: { ...m.paid, red: m.paid.red - 1 } }, hand: 0 }] : [];
    return [kept, ...byCard, ...scoped(floor, m, COLOURS).map(s => ({ m: s, hand: 0 }))];
  });
  const canPay = ends.filter(({ m }) => COLOURS.every(c => m.paid[c] <= cubes[c]));
  return new Set(
    canPay.map(({ m, hand }) => {
      const left = { red: 0, blue: 0, yellow: 0 };
      for (const c of COLOURS) left[c] = cubes[c] - m.paid[c];
      const marks = (who: string): number =>
        Math.min(MOST_MARKS, (m.marks[who] ?? 0) + (m.newMarks[who] ?? 0));
      return told(m.at, who => m.damage[who] ?? 0, marks, left, hand, m.saw);
    }),
  );
};

/** The same position at the table, the shooter's turn about to begin. */
const tableOf = ({ weapon, options, start, cubes, hasScope }: Position): Table => {
  const state = copy(game.initial(options)) as State;
  const card = state.weaponDeck.find(c => c === `#weapon-${weapon}`);
  const shooter = state.players[SHOOTER];
  if (!card || !shooter) throw new Error(`no ${weapon}`);
  shooter.weapons = [{ card, loaded: true }];
  shooter.cubes = { ...cubes };
  shooter.powerUps = hasScope ? [SCOPE] : [];
  state.weaponDeck = state.weaponDeck.filter(c => c !== card);
  const held = [...shooter.powerUps, ...GRENADES];
  state.powerUpDeck = state.powerUpDeck.filter(c => !held.includes(c as (typeof held)[number]));
  for (const [i, who] of others(start).entries()) {
    const [player, board] = [state.players[who as Seat], state.boards[who as Seat]];
    if (!player || !board) throw new Error(`no ${who}`);
    player.powerUps = [GRENADES[i] as (typeof GRENADES)[number]];
    board.damage = Array.from({ length: start.damage[who] ?? 0 }, () => (who === 'p2' ? 'p3' : 'p2'));
    if (start.marks[who]) board.marks[SHOOTER] = start.marks[who];
  }
  for (const [who, at] of Object.entries(start.at)) {
    const board = state.boards[who as Seat];
    if (board) board.at = at;
  }
  return new World(game, options, position(state), NO_CHANCE);
};

const endOf = (table: Table): string => {
  const { boards, players } = table.state;
  const places = perSeat(Object.keys(players), who => boards[who as Seat]?.at ?? null);
  const answering = table.asks.filter(a => a.spec.rule === ANSWER).map(a => a.seat);
  const { cubes = { red: 0, blue: 0, yellow: 0 }, powerUps = [] } = players[SHOOTER] ?? {};
  return told(
    places,
    who => boards[who as Seat]?.damage.length ?? 0,
    who => boards[who as Seat]?.marks[SHOOTER] ?? 0,
    cubes,
    powerUps.length,
    answering,
  );
};

/** Every end of one Shoot action, found by answering the game's own questions in every way. */
const played = (where: Position): ReadonlySet<string> => {
  const found = new Set<string>();
  const walk = (table: Table): void => {
    const ask = table.ask;
    if (!ask || !table.state.players[SHOOTER]?.weapons[0]?.loaded) {
      found.add(endOf(table));
      return;
    }
    for (const answer of table.legal(ask.seat)) {
      const next = table.fork(NO_CHANCE);
      next.give(ask.seat, answer);
      walk(next);
    }
  };
  const table = tableOf(where);
  if (!table.legal(SHOOTER).includes('shoot')) return found;
  table.give(SHOOTER, 'shoot');
  walk(table);
  return found;
};

/** Compares both ways, weapon after weapon. */
export const compareShots: Compare = (positions, seed) => {
  const weapons = Object.keys(WEAPONS);
  const dice = quickDice(seed);
  const differences: string[] = [];
  let outcomes = 0;
  for (let n = 0; n < positions; n++) {
    const where = randomPosition(weapons[n % weapons.length] as string, dice);
    const theirs = expected(where);
    outcomes += theirs.size;
    const found = differ(JSON.stringify(where), theirs, played(where));
    if (found) differences.push(lineOf(found));
  }
  return { outcomes, differences };
};
