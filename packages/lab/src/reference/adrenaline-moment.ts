import type { Arena } from '@potyczka/adrenaline/view';
import { DIRECTIONS, type Direction, placeOf, type SquareId } from '@potyczka/geometry/rooms';

/** A shot as the ledger tells it, worked out the slow way. Nothing here comes from the rules of the game. */

export const SHOOTER = 'p1';
export const COLOURS = ['red', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** One moment of an action. Never changed: every step makes another. */
export interface Moment {
  /** Where everybody is who can be hit, spawnpoints of Domination included. */
  readonly at: Readonly<Record<string, SquareId>>;
  readonly damage: Readonly<Record<string, number>>;
  /** The shooter's marks from before the shot, and those that it will give (G-08). */
  readonly marks: Readonly<Record<string, number>>;
  readonly newMarks: Readonly<Record<string, number>>;
  readonly paid: Readonly<Record<Colour, number>>;
  readonly hurt: readonly string[];
  /** Who saw the shooter at the moment of a damage (G-09). */
  readonly saw: readonly string[];
  /** Spawnpoints damaged in this turn: each at most once (ADR-XDOM-03). */
  readonly tagged: readonly string[];
  /** Weapons that are loaded. */
  readonly loaded: readonly string[];
  /** Power-ups in hand, by kind and colour. */
  readonly hand: readonly string[];
}

/** A spawnpoint as something to shoot at: it has no board and does not move. */
export const isSpawn = (who: string): boolean => who.startsWith('spawn-');

/** The floor plan: whom one sees and how far it is. */
export class Floor {
  constructor(readonly rooms: Arena['rooms']) {}

  get squares(): readonly SquareId[] {
    return this.rooms.squares;
  }

  /** The square one move away, through an open border or a door. */
  step(from: SquareId, to: Direction): SquareId | undefined {
    const border = this.rooms.borders[from]?.[to] ?? 'wall';
    if (border === 'wall') return undefined;
    const [row, column] = placeOf(from);
    const [down, right] = { north: [-1, 0], south: [1, 0], east: [0, 1], west: [0, -1] }[to] as [
      number,
      number,
    ];
    return `${row + down}${column + right}`;
  }

  within(from: SquareId, moves: number): readonly SquareId[] {
    const found = new Set([from]);
    for (let n = 0; n < moves; n++) {
      for (const q of [...found]) {
        for (const d of DIRECTIONS) {
          const next = this.step(q, d);
          if (next !== undefined) found.add(next);
        }
      }
    }
    return [...found];
  }

  isAway(from: SquareId, to: SquareId, moves: number): boolean {
    if (moves === 0) return from === to;
    return this.within(from, moves).includes(to) && !this.within(from, moves - 1).includes(to);
  }

  /** ADR-VIS-06: all squares joined by open borders. */
  room(from: SquareId): readonly SquareId[] {
    const found = new Set([from]);
    for (const q of found) {
      for (const d of DIRECTIONS) {
        const next = this.step(q, d);
        if (next !== undefined && this.rooms.borders[q]?.[d] === 'open') found.add(next);
      }
    }
    return [...found];
  }

  /** ADR-VIS-02: the rooms behind the doors of a square. */
  roomsBehind(from: SquareId): readonly (readonly SquareId[])[] {
    const own = this.room(from);
    const behind = DIRECTIONS.flatMap(d => {
      const next = this.rooms.borders[from]?.[d] === 'door' ? this.step(from, d) : undefined;
      return next === undefined || own.includes(next) ? [] : [this.room(next)];
    });
    return behind;
  }

  sees(from: SquareId, to: SquareId): boolean {
    return [this.room(from), ...this.roomsBehind(from)].some(room => room.includes(to));
  }
}

export const squareOf = (m: Moment, who: string): SquareId => m.at[who] as SquareId;
export const own = (m: Moment): SquareId => squareOf(m, SHOOTER);
export const others = (m: Moment): readonly string[] =>
  Object.keys(m.at).filter(who => who !== SHOOTER && !m.tagged.includes(who));
export const on = (m: Moment, square: SquareId): readonly string[] =>
  others(m).filter(who => m.at[who] === square);

export const move = (m: Moment, who: string, to: SquareId): Moment =>
  isSpawn(who) ? m : { ...m, at: { ...m.at, [who]: to } };

export const pay = (m: Moment, ...cost: readonly Colour[]): Moment => {
  const paid = { ...m.paid };
  for (const c of cost) paid[c]++;
  return { ...m, paid };
};

const MOST_DAMAGE = 12;

/** ADR-XDMG-01, ADR-XMARK-02: damage, then the marks that lay there; the sight is that of this moment. */
export const harm = (floor: Floor, m: Moment, who: string, damage: number): Moment =>
  isSpawn(who) ? { ...m, tagged: [...m.tagged, who] } : harmFigure(floor, m, who, damage);

const harmFigure = (floor: Floor, m: Moment, who: string, damage: number): Moment => ({
  ...m,
  damage: { ...m.damage, [who]: Math.min(MOST_DAMAGE, (m.damage[who] ?? 0) + damage + (m.marks[who] ?? 0)) },
  marks: { ...m.marks, [who]: 0 },
  hurt: m.hurt.includes(who) ? m.hurt : [...m.hurt, who],
  saw: m.saw.includes(who) || !floor.sees(squareOf(m, who), own(m)) ? m.saw : [...m.saw, who],
});

/** G-08: laid down when the shot is over. */
export const mark = (m: Moment, who: string, marks: number): Moment =>
  isSpawn(who) ? m : { ...m, newMarks: { ...m.newMarks, [who]: (m.newMarks[who] ?? 0) + marks } };

export const harmAll = (floor: Floor, m: Moment, whom: readonly string[], damage: number): Moment =>
  whom.reduce((now, who) => harm(floor, now, who, damage), m);
