import type { Plain, Proc, Seat } from '@potyczka/kernel';
import { AMMO_CARDS } from '../content/ammo.js';
import { arenas } from '../content/arenas.js';
import { POWER_UP_CARDS } from '../content/power-ups/cards.js';
import type { Options } from '../options.js';
import type { Board, Player, State, T } from '../state.js';
import { BOT, type Figure, type SquareId, spawnOn } from '../vocabulary.js';
import { WEAPON_CARDS } from './arsenal.js';
import { refillAmmo, refillWeapons } from './decks.js';

const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4', 'p5'];

/** ADR-XSETUP-01 */
export const seatsOf = (o: Options): Seat[] => SEATS.slice(0, o.players);

const table = <K extends string, X>(keys: readonly K[], of: (key: K) => X): Record<K, X> =>
  Object.fromEntries(keys.map(k => [k, of(k)])) as Record<K, X>;

const newBoard = (figures: readonly Figure[]): Board => ({
  at: null,
  damage: [],
  marks: table(figures, () => 0),
  skulls: 0,
  turned: false,
  points: 0,
});

/** ADR-XSETUP-08 */
const newPlayer = (): Player => ({
  cubes: { red: 1, blue: 1, yellow: 1 },
  weapons: [],
  powerUps: [],
  turns: 0,
});

/** The box, opened: everything in its place, nothing shuffled. */
export const initial = (o: Options): Plain<State> => {
  const seats = seatsOf(o);
  const figures: Figure[] = o.bot ? [...seats, BOT] : seats;
  const ammoSquares = arenas[o.arena].rooms.squares.filter(q => !spawnOn(q));
  return {
    options: o,
    seats,
    figures,
    first: 'p1',
    turn: 'p1',
    boards: table(figures, () => newBoard(figures)),
    players: table(seats, newPlayer),
    weaponDeck: [...WEAPON_CARDS],
    powerUpDeck: [...POWER_UP_CARDS],
    powerUpDiscard: [],
    ammoDeck: [...AMMO_CARDS],
    ammoDiscard: [],
    offers: { red: [], blue: [], yellow: [] },
    tiles: table<SquareId, null>(ammoSquares, () => null),
    skulls: o.skulls,
    track: [],
    frenzy: null,
    botActed: false,
    tags: { red: [], blue: [], yellow: [] },
    tagged: [],
  };
};

/** ADR-SETUP-02, ADR-XSETUP-04 to -07 */
export function* setup(t: T): Proc {
  t.emit(
    { type: 'shuffled', pile: 'weapons', cards: t.shuffle('ADR-XSETUP-04', t.s.weaponDeck) },
    'ADR-XSETUP-04',
  );
  t.emit(
    { type: 'shuffled', pile: 'power-ups', cards: t.shuffle('ADR-XSETUP-04', t.s.powerUpDeck) },
    'ADR-XSETUP-04',
  );
  t.emit(
    { type: 'shuffled', pile: 'ammo', cards: t.shuffle('ADR-XSETUP-04', t.s.ammoDeck) },
    'ADR-XSETUP-04',
  );
  refillWeapons(t, 'ADR-XSETUP-05');
  refillAmmo(t, 'ADR-XSETUP-06');
  t.emit({ type: 'first-player', who: t.roll('ADR-XSETUP-07', t.s.seats) }, 'ADR-XSETUP-07');
}
