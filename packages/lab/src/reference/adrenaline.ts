import { type Event, game, type Options, type Result, type State, type View } from '@potyczka/adrenaline';
import { arenas } from '@potyczka/adrenaline/view';
import type { SquareId } from '@potyczka/geometry/rooms';
import { type Dice, quickDice, type Seat } from '@potyczka/kernel';
import { type Chance, copy, position, World } from '@potyczka/kernel/run';
import { endsOf, FORMS, type FormName } from './adrenaline-action.js';
import { COLOURS, type Colour, Floor, isSpawn, type Moment, SHOOTER } from './adrenaline-moment.js';
import { WEAPONS } from './adrenaline-weapons.js';
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

/** What an action begins with. The others hold a Tagback Grenade each. */
interface Position {
  readonly form: FormName;
  readonly weapons: readonly string[];
  readonly options: Options;
  readonly start: Moment;
  readonly cubes: Readonly<Record<Colour, number>>;
  /** The shooter's own damage: with six there is a move before the shot. */
  readonly hurt: number;
}

const GRENADES = ['red-1', 'blue-1', 'yellow-1', 'red-2'].map(c => `#tagback-grenade-${c}` as const);
const KINDS = ['targeting-scope', 'targeting-scope', 'newton', 'teleporter'];
const SPAWNS: readonly [string, SquareId][] = [
  ['spawn-red', '10'],
  ['spawn-blue', '02'],
  ['spawn-yellow', '23'],
];

const pick = <X>(dice: Dice, from: readonly X[]): X => from[dice.below(from.length)] as X;
const oneIn = (dice: Dice, n: number): boolean => dice.below(n) === 0;
const perSeat = <X>(seats: readonly string[], of: (seat: string) => X): Record<string, X> =>
  Object.fromEntries(seats.map(seat => [seat, of(seat)]));

/** With the Terminator there are three or four people, otherwise four or five. In the last turn nobody is near death: it would be scored at once. */
const randomOptions = (dice: Dice, form: FormName): Options => {
  const bot = oneIn(dice, 3);
  return {
    arena: pick(dice, ['A', 'B', 'C', 'D'] as const),
    players: (bot ? 3 : 4) + dice.below(2),
    skulls: 8,
    frenzy: true,
    bot,
    mode: form !== 'frenzy-after' && oneIn(dice, 3) ? 'domination' : 'deathmatch',
    secretPoints: false,
  };
};

/** A crowd around the shooter, some of them hurt and marked, with cubes for everything or for little. */
const randomPosition = (weapon: string, dice: Dice): Position => {
  const form = pick(dice, ['plain', 'plain', 'adrenaline', 'frenzy-before', 'frenzy-after'] as const);
  const options = randomOptions(dice, form);
  const floor = new Floor(arenas[options.arena].rooms);
  const at = pick(dice, floor.squares);
  const victims = Array.from({ length: options.players - 1 }, (_, i) => `p${i + 2}`).concat(
    options.bot ? ['bot'] : [],
  );
  const isRich = oneIn(dice, 2);
  const second = oneIn(dice, 8) ? pick(dice, Object.keys(WEAPONS)) : weapon;
  const weapons = [...new Set([weapon, second])];
  const cubes = (): number => (isRich ? 3 : dice.below(4));
  return {
    form,
    weapons,
    options,
    start: {
      at: {
        [SHOOTER]: at,
        ...perSeat(victims, () => pick(dice, oneIn(dice, 4) ? floor.squares : floor.within(at, 2))),
        ...(options.mode === 'domination' && Object.fromEntries(SPAWNS)),
      },
      damage: perSeat(victims, () => (oneIn(dice, 3) ? dice.below(form === 'frenzy-after' ? 3 : 13) : 0)),
      marks: perSeat(victims, () => (oneIn(dice, 3) ? dice.below(4) : 0)),
      newMarks: {},
      paid: { red: 0, blue: 0, yellow: 0 },
      hurt: [],
      saw: [],
      tagged: [],
      loaded: weapons.filter(() => !FORMS[form].reload || oneIn(dice, 2)),
      hand: Array.from(
        { length: oneIn(dice, 20) ? 2 : dice.below(2) },
        () => `${pick(dice, KINDS)}-${pick(dice, COLOURS)}`,
      ),
    },
    cubes: { red: cubes(), blue: cubes(), yellow: cubes() },
    hurt: form === 'adrenaline' ? 6 + dice.below(5) : dice.below(form === 'plain' ? 6 : 3),
  };
};

const MOST_MARKS = 3;

/** What can be seen when an action is over. */
interface Seen {
  readonly places: Readonly<Record<string, SquareId | null>>;
  readonly damage: (who: string) => number;
  readonly marks: (who: string) => number;
  readonly left: Readonly<Record<Colour, number>>;
  readonly hand: readonly string[];
  readonly loaded: readonly string[];
  readonly tagged: readonly string[];
  readonly saw: readonly string[];
}

const told = (e: Seen): string => {
  const boards = Object.keys(e.places)
    .toSorted()
    .map(who => `${who}@${e.places[who]}${who === SHOOTER ? '' : `:${e.damage(who)}d${e.marks(who)}m`}`);
  const words = (of: readonly string[]): string => of.toSorted().join(',');
  const left = COLOURS.map(c => e.left[c]).join('');
  return `${boards.join(' ')} left ${left} hand ${words(e.hand)} loaded ${words(e.loaded)} tags ${words(e.tagged)} may answer ${words(e.saw)}`;
};

/** What the ledger says. */
const expected = ({ form, weapons, options, start, cubes }: Position): ReadonlySet<string> => {
  const floor = new Floor(arenas[options.arena].rooms);
  const ends = endsOf(floor, start, weapons, FORMS[form]).filter(m =>
    COLOURS.every(c => m.paid[c] <= cubes[c]),
  );
  return new Set(
    ends.map(m => {
      const left = { red: 0, blue: 0, yellow: 0 };
      for (const c of COLOURS) left[c] = cubes[c] - m.paid[c];
      const marks = (who: string): number =>
        Math.min(MOST_MARKS, (m.marks[who] ?? 0) + (m.newMarks[who] ?? 0));
      const places = Object.fromEntries(Object.entries(m.at).filter(([who]) => !isSpawn(who)));
      const saw = m.saw.filter(who => who !== 'bot');
      return told({ ...m, places, damage: who => m.damage[who] ?? 0, marks, left, saw });
    }),
  );
};

/** A card of the kind and colour that nobody holds yet. */
const take = (state: State, name: string): `#${string}` => {
  const card = state.powerUpDeck.find(c => c.startsWith(`#${name}`));
  if (!card) throw new Error(`no ${name}`);
  state.powerUpDeck = state.powerUpDeck.filter(c => c !== card);
  return card;
};

const setShooter = (state: State, { weapons, start, cubes, hurt }: Position): void => {
  const shooter = state.players[SHOOTER];
  const board = state.boards[SHOOTER];
  if (!shooter || !board) throw new Error('nobody shoots');
  shooter.weapons = weapons.map(w => ({ card: `#weapon-${w}`, loaded: start.loaded.includes(w) }));
  shooter.cubes = { ...cubes };
  shooter.powerUps = start.hand.map(name => take(state, name));
  board.damage = Array.from({ length: hurt }, () => 'p2');
  state.weaponDeck = state.weaponDeck.filter(c => shooter.weapons.every(w => w.card !== c));
};

const setOthers = (state: State, { start }: Position): void => {
  state.powerUpDeck = state.powerUpDeck.filter(c => !GRENADES.includes(c as (typeof GRENADES)[number]));
  for (const [i, who] of Object.keys(start.damage).entries()) {
    const [player, board] = [state.players[who as Seat], state.boards[who as Seat]];
    if (player) player.powerUps = [GRENADES[i] as (typeof GRENADES)[number]];
    if (!board) throw new Error(`no ${who}`);
    board.damage = Array.from({ length: start.damage[who] ?? 0 }, () => (who === 'p2' ? 'p3' : 'p2'));
    if (start.marks[who]) board.marks[SHOOTER] = start.marks[who];
  }
  for (const [who, at] of Object.entries(start.at)) {
    const board = state.boards[who as Seat];
    if (board) board.at = at;
  }
};

/** The same position at the table, the shooter's turn about to begin. */
const tableOf = (where: Position): Table => {
  const state = copy(game.initial(where.options)) as State;
  setShooter(state, where);
  setOthers(state, where);
  state.botActed = true;
  for (const player of Object.values(state.players)) player.turns = 1;
  if (FORMS[where.form].reload) {
    state.skulls = 0;
    state.frenzy = { by: 'p3', left: state.seats.length };
    state.first = where.form === 'frenzy-before' ? 'p3' : SHOOTER;
  }
  return new World(game, where.options, position(state), NO_CHANCE);
};

const endOf = (table: Table): string => {
  const { boards, players, tagged } = table.state;
  const { cubes = { red: 0, blue: 0, yellow: 0 }, powerUps = [], weapons = [] } = players[SHOOTER] ?? {};
  return told({
    places: perSeat(Object.keys(boards), who => boards[who as Seat]?.at ?? null) as Seen['places'],
    damage: who => boards[who as Seat]?.damage.length ?? 0,
    marks: who => boards[who as Seat]?.marks[SHOOTER] ?? 0,
    left: cubes,
    hand: powerUps.map(card => card.slice(1, -2)),
    loaded: weapons.filter(w => w.loaded).map(w => w.card.slice('#weapon-'.length)),
    tagged: tagged.map(c => `spawn-${c}`),
    saw: table.asks.filter(a => a.spec.rule === ANSWER).map(a => a.seat),
  });
};

const ANSWER = 'ADR-PWR-14';
const NEXT = 'ADR-TURN-02';

/** Every end of one Shoot action, found by answering the game's own questions in every way. */
const played = (where: Position): ReadonlySet<string> => {
  const found = new Set<string>();
  const walk = (table: Table): void => {
    const ask = table.ask;
    const isOver = !ask || ask.seat !== SHOOTER || table.state.turn !== SHOOTER;
    if (isOver || ask.spec.rule === ANSWER || ask.spec.rule === NEXT) {
      found.add(endOf(table));
      return;
    }
    const answers = table.legal(ask.seat);
    for (const [i, answer] of answers.entries()) {
      const next = i < answers.length - 1 ? table.fork(NO_CHANCE) : table; // the last one needs no copy
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
