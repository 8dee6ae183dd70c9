import { compileField, type Field, type Hex, type Terrain } from '@potyczka/geometry/hex';
import {
  type Ability,
  apply,
  type Event,
  type Figure,
  game,
  giveId,
  type Lasting,
  layField,
  type State,
  type T,
  USUAL,
} from '@potyczka/gloomhaven/lab';
import type { Ask, Choice, NumberQuestion, Proc } from '@potyczka/kernel';
import { keepLaid } from './gloomhaven-laid.js';

/** Which candidate is taken where the game asks; the keys are those of the question. */
export type Policy = (rule: string, keys: readonly string[]) => string;

/** A table for playing single procedures of the game on a position that is given: no seats, no record. */
export interface Small {
  readonly t: T;
  readonly s: State;
  readonly events: Event[];
}

const answered = <X>(value: () => X): Ask<X> =>
  ({
    *[Symbol.iterator]() {
      return value();
    },
  }) as unknown as Ask<X>;

/** Chance comes from a list, questions are answered by a policy, events change the state as in play. */
export const smallTable = (s: State, drawn: readonly string[], policy: Policy): Small => {
  const events: Event[] = [];
  const rolls = [...drawn];
  const choose = <X>(_seat: unknown, c: Choice<X>): Ask<X> =>
    answered(() => {
      const legal = c.from.filter(x => c.judge?.(x) === undefined);
      const key = policy(c.rule, legal.map(c.key));
      return legal.find(x => c.key(x) === key) ?? (legal[0] as X);
    });
  const t = {
    s,
    choose,
    together: () => {
      throw new Error('a stage has no policy');
    },
    number: (_seat: unknown, c: NumberQuestion): Ask<number> => answered(() => c.min),
    roll: <F>(rule: string, faces: readonly F[]): F => {
      const next = rolls.shift();
      if (next !== undefined) return next as unknown as F;
      return faces[
        Number(
          policy(
            `roll ${rule}`,
            faces.map((_, i) => String(i)),
          ),
        )
      ] as F;
    },
    shuffle: (_rule: string, cards: readonly `#${string}`[]) => [...cards],
    emit: (e: Event) => {
      events.push(e);
      const { land } = s;
      (apply[e.type] as (s: State, e: Event) => void)(s, e);
      keepLaid(land, s);
    },
  } as unknown as T;
  return { t, s, events };
};

/** Plays a procedure that asks nobody but the policy. */
export const played = <X>(proc: Proc<X>): X => {
  const step = proc.next();
  if (step.done !== true) throw new Error('a procedure asked outside of its policy');
  return step.value;
};

/** Every way in which a procedure can go: each answer and each face of each question, one after the other. */
export const everyWay = <X>(play: (policy: Policy) => X): X[] => {
  const results: X[] = [];
  const open: number[][] = [[]];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const taken = [...path];
    let n = 0;
    const policy: Policy = (_rule, keys) => {
      if (n === taken.length) {
        for (let other = keys.length - 1; other > 0; other--) open.push([...taken, other]);
        taken.push(0);
      }
      return keys[taken[n++] as number] as string;
    };
    results.push(play(policy));
  }
  return results;
};

/** A copy that plays on by itself; what events replace as a whole is shared. */
export const copyOf = (s: State, field: Field): State => {
  const copy: State = {
    ...s,
    land: { ...s.land },
    figures: { ...s.figures },
    decks: { ...s.decks },
    pools: { ...s.pools },
    elements: { ...s.elements },
    flags: { ...s.flags },
    acted: [...s.acted],
    heroes: Object.fromEntries(
      Object.entries(s.heroes).map(([id, h]) => [id, { ...h, tally: { ...h.tally } }]),
    ),
  };
  layField(copy.land, field);
  return copy;
};

export const COLUMNS = 31;
const MIDDLE = 15;
export const CENTRE = (MIDDLE * COLUMNS + MIDDLE) as Hex;

/** The hex so many steps from the centre in one of six directions. */
export const away = (direction: number, steps: number): Hex => {
  let [column, row] = [MIDDLE, MIDDLE];
  for (let i = 0; i < steps; i++) {
    const low = column & 1;
    const [dc, dr] = (
      [
        [0, -1],
        [1, -1 + low],
        [1, low],
        [0, 1],
        [-1, low],
        [-1, -1 + low],
      ] as const
    )[direction % 6]!;
    column += dc;
    row += dr;
  }
  return (column * COLUMNS + row) as Hex;
};

/** Straight lanes from the centre over a field of obstacles, which stop pushes but neither sight nor range. */
export const laneField = (open: ReadonlySet<number>): Field => {
  const terrain: { at: [number, number]; kind: Terrain }[] = [];
  for (let hex = 0; hex < COLUMNS * COLUMNS; hex++)
    if (!open.has(hex)) terrain.push({ at: [Math.trunc(hex / COLUMNS), hex % COLUMNS], kind: 'obstacle' });
  return compileField({ columns: COLUMNS, rows: COLUMNS, terrain });
};

/** A state of the game in the middle of a round, with nobody on the board. */
export const emptyState = (field: Field): State => {
  const s = structuredClone(game.initial(USUAL)) as State;
  s.width = COLUMNS;
  s.phase = 'turns';
  s.round = 2;
  s.land = { ...s.land, rooms: [1] };
  layField(s.land, field);
  return s;
};

export const newFigure = (id: string, by: Partial<Figure>): Figure => ({
  id,
  kind: 'monster',
  side: 'monsters',
  type: id.split('.')[0] as string,
  rank: 'normal',
  at: CENTRE,
  hp: 10,
  max: 10,
  conditions: {},
  born: 0,
  summoned: false,
  waits: false,
  owner: null,
  card: null,
  plus: 0,
  ...by,
});

/** An effect that is given, not printed. */
export const given = (n: number, owner: string, ability: Ability, value = 0): Lasting => ({
  n,
  owner,
  ability: giveId(JSON.stringify(ability), ability).id,
  on: [owner],
  until: 'scenario',
  card: null,
  value,
  used: 0,
});
