import type { State } from '@potyczka/apex';
import {
  activationStep,
  automaActivation,
  automaEnters,
  bars,
  firstFree,
  inBest,
  inRange,
  isFree,
  leaveDanger,
  moveAction,
  orient,
  returnToMap,
  surroundings,
  zipTrip,
} from '@potyczka/apex/lab';
import {
  DIRECTIONS,
  distance,
  isOnMap,
  isSame,
  neighbourIn,
  type Space,
  spacesOf,
} from '@potyczka/geometry/lattice';
import {
  CaseTable,
  everyOutcome,
  idOf,
  played,
  positionOf,
  Script,
  standing,
  WHO,
} from '../vectors/apex-automa.js';
import { type Case, readCase, readFeat, readSchemes, readSymbols } from '../vectors/apex-automa-case.js';
import {
  checkWith,
  differs,
  type Field,
  type Fields,
  fields,
  list,
  named,
  oneOf,
  readSpace,
  text,
  whole,
} from '../vectors/apex-field.js';
import type { Check } from '../vectors/check.js';

/** A case and the position of the game that it describes. */
interface Asked {
  readonly v: Fields;
  readonly c: Case;
  readonly s: State;
}

const still = (): Script => new Script([]);
const xy = ({ x, y }: Space): [number, number] => [x, y];
const key = (x: unknown): string => JSON.stringify(x);
const set = (list: readonly unknown[]): string => [...new Set(list.map(key))].sort().join(' ');
const whereIs = (s: State, who: keyof typeof WHO): Space | null =>
  s.legends.find(l => l.id === WHO[who])?.at ?? null;

/** A row of letters for each row of the map. */
const rows = (c: Case, letter: (at: Space) => string): string[] => {
  const { lattice } = c.field;
  const out = Array.from({ length: lattice.height }, () => '');
  for (const at of spacesOf(lattice)) out[at.y] += letter(at);
  return out;
};

function* compareRows(what: string, ours: readonly string[], theirs: unknown): Generator<string> {
  for (const [y, row] of list(theirs, what, text).entries())
    if (ours[y] !== row) yield differs(`${what} row ${y}`, ours[y] ?? '', row);
}

/** Whether A could stand here; its own space is asked too, those of gas traps are not. */
const mayStand = ({ c, s }: Asked, at: Space): boolean => {
  const own = whereIs(s, 'A');
  const isTrap = c.things.some(t => t.kind === 'gas-trap' && isSame(t.at, at));
  return (own !== null && isSame(own, at)) || (isFree(surroundings(s, WHO.A), at) && !isTrap);
};

/** Step 1 of its activation, from every space (AUT-PRIO). */
function* priorities(asked: Asked): Generator<string> {
  const { v, c, s } = asked;
  for (const entry of list(v.priorities, 'priorities', fields)) {
    const found = new Map<string, { main: string; by: string }>();
    for (const at of spacesOf(c.field.lattice)) {
      if (!mayStand(asked, at)) continue;
      const table = new CaseTable(standing(s, at), c, still());
      played(activationStep(table.automa(), 1));
      const [, main, by] = (table.told[0] ?? []) as string[];
      found.set(key(at), { main: by === 'E' ? '?' : (main ?? '?'), by: by === 'only' ? 'o' : (by ?? 'o') });
    }
    const letters = (part: 'main' | 'by') => rows(c, at => found.get(key(at))?.[part] ?? '#');
    yield* compareRows('main', letters('main'), entry.main);
    yield* compareRows('by', letters('by'), entry.by);
  }
}

const bandOf = ({ c, s }: Asked, at: Space, enemy: Space): string => {
  const there = new CaseTable(standing(s, at), c, still()).automa();
  if (!there.sees(enemy)) return 'D';
  const far = distance(at, enemy);
  return inBest(there.set, far) ? 'A' : inRange(there.set, far) ? 'B' : 'C';
};

function* bands(asked: Asked): Generator<string> {
  const { v, c, s } = asked;
  for (const entry of list(v.bands, 'bands', fields)) {
    const of = text(entry.of, 'of') as 'E' | 'F';
    const enemy = whereIs(s, of);
    if (!enemy) continue;
    const letter = (at: Space): string => (mayStand(asked, at) ? bandOf(asked, at, enemy) : '#');
    yield* compareRows(`bands of ${of}`, rows(c, letter), entry.rows);
    if (entry.optimal === undefined) continue;
    const optimal = (at: Space): string => {
      if (!mayStand(asked, at)) return '#';
      const there = new CaseTable(standing(s, at, { step: 6, main: WHO[of] }), c, still()).automa();
      return there.isOptimal() ? 'y' : '.';
    };
    const theirs = list(entry.optimal, 'optimal', text).map(row => row.replaceAll(/[^y#]/g, '.'));
    yield* compareRows('optimal', rows(c, optimal), theirs);
  }
}

function* dangers({ v, c, s }: Asked): Generator<string> {
  const { danger } = surroundings(s, WHO.A);
  for (const entry of list(v.danger, 'danger', fields))
    yield* compareRows(
      'danger',
      rows(c, at => (danger(at) ? 'z' : '.')),
      entry.rows,
    );
}

function* orients({ v }: Asked): Generator<string> {
  for (const [k, entry] of list(v.orients, 'orients', fields).entries()) {
    const ours = orient(readSpace(entry.from, 'from'), readSpace(entry.to, 'to'));
    if (ours !== entry.rotation) yield differs(`orients[${k}]`, String(ours), String(entry.rotation));
  }
}

function* steps({ v, c, s }: Asked): Generator<string> {
  for (const [k, entry] of list(v.steps, 'steps', fields).entries()) {
    const from = readSpace(entry.from, 'from');
    const around = surroundings(standing(s, from), WHO.A);
    for (const direction of DIRECTIONS) {
      const to = neighbourIn(from, direction);
      if (!isOnMap(c.field.lattice, to)) continue;
      const ours = set(bars(around, from, to, { last: true, ignoreDanger: false }));
      const theirs = set(list(entry[direction], direction, text));
      if (ours !== theirs) yield differs(`steps[${k}] ${direction}`, ours, theirs);
    }
  }
}

/** A in a Move action or an escape: its priorities are given. Without a main enemy it answers a shot (AUT-GAP-50). */
const moving = ({ c, s }: Asked, entry: Fields, script: Script, shuffled: boolean) => {
  const enemy = (name: unknown) => (typeof name === 'string' ? idOf(name) : null);
  const main = enemy(entry.main);
  const act = { step: 6, main, secondary: enemy(entry.secondary), shot: entry.shot === true };
  const table = new CaseTable(standing(s, readSpace(entry.from, 'from'), act), c, script, { shuffled });
  return { table, automa: table.automa(WHO.A, main ? null : { shooter: WHO.E }) };
};

const told = (table: CaseTable) => ({
  events: table.told,
  at: key(whereIs(table.s, 'A')),
  shot: table.s.act?.shot === true,
});

const expected = (o: Fields, ...also: readonly string[]) => ({
  events: o.events,
  at: key(o.at && readSpace(o.at, 'at')),
  shot: o.shot,
  ...Object.fromEntries(also.map(name => [name, o[name]])),
});

const moveOf = (asked: Asked, entry: Fields, script: Script, shuffled: boolean) => {
  const { table, automa } = moving(asked, entry, script, shuffled);
  const symbols = readSymbols(entry.symbols, 'symbols');
  const left = played(moveAction(automa, whole(entry.points, 'points'), symbols));
  return { ...told(table), left };
};

function* moves(asked: Asked): Generator<string> {
  for (const [k, entry] of list(asked.v.moves, 'moves', fields).entries()) {
    const ours = [...everyOutcome(script => moveOf(asked, entry, script, false))];
    const theirs = list(entry.outcomes, 'outcomes', fields).map(o => expected(o, 'left'));
    if (set(ours) !== set(theirs)) yield differs(`moves[${k}]`, set(ours), set(theirs));
  }
}

function* ends(asked: Asked): Generator<string> {
  for (const [k, entry] of list(asked.v.ends, 'ends', fields).entries()) {
    const ours = new Set<string>();
    for (const { at, shot } of everyOutcome(script => moveOf(asked, entry, script, true))) {
      const { x, y } = JSON.parse(at) as Space;
      ours.add(key([x, y, shot]));
    }
    const theirs = set(list(entry.ends, 'ends', x => x));
    const found = [...ours].sort().join(' ');
    if (found !== theirs) yield differs(`ends[${k}]`, found, theirs);
  }
}

function* escapes(asked: Asked): Generator<string> {
  for (const [k, entry] of list(asked.v.escapes, 'escapes', fields).entries()) {
    const ours = [
      ...everyOutcome(script => {
        const { table, automa } = moving(asked, entry, script, false);
        const escaped = played(leaveDanger(automa));
        return { ...told(table), escaped };
      }),
    ];
    const theirs = list(entry.outcomes, 'outcomes', fields).map(o => expected(o, 'escaped'));
    if (set(ours) !== set(theirs)) yield differs(`escapes[${k}]`, set(ours), set(theirs));
  }
}

function* repositions({ v, c, s }: Asked): Generator<string> {
  for (const [k, entry] of list(v.repositions, 'repositions', fields).entries()) {
    const table = new CaseTable(standing(s, readSpace(entry.from, 'from')), c, still());
    const seen: unknown[] = [];
    const { emit } = table.t;
    table.t.emit = (e, rule) => {
      if (e.type === 'weighed') seen.push(...e.candidates.map(x => [x.at.x, x.at.y, x.seen, x.up, x.cover]));
      emit(e, rule);
    };
    played(table.automa().reposition());
    if (key(seen) !== key(entry.candidates))
      yield differs(`repositions[${k}]`, key(seen), key(entry.candidates));
    const at = whereIs(table.s, 'A');
    if (key(at && xy(at)) !== key(entry.to))
      yield differs(`repositions[${k}].to`, at ? named(at) : 'nowhere', key(entry.to));
  }
}

function* zips({ v, c, s }: Asked): Generator<string> {
  for (const [k, entry] of list(v.zips, 'zips', fields).entries()) {
    const from = readSpace(entry.from, 'from');
    const table = new CaseTable(standing(s, from), c, still());
    const main = entry.main === undefined ? null : whereIs(s, text(entry.main, 'main') as 'E');
    const path = oneOf(entry.colour, ['W', 'G'], 'colour') === 'W' ? 'white' : 'green';
    const trip = zipTrip(surroundings(table.s, WHO.A), from, main, path, []);
    const ours = key([(trip && table.pairNamed(trip.pair.id)) ?? null, trip ? xy(trip.to) : null]);
    const theirs = key([entry.pair ?? null, entry.to ?? null]);
    if (ours !== theirs) yield differs(`zips[${k}]`, ours, theirs);
  }
}

const withCharge = (s: State, charge: number): State => ({
  ...s,
  legends: s.legends.map(l => (l.id === WHO.A && l.automa ? { ...l, automa: { ...l.automa, charge } } : l)),
});

/** Shot by the Automa's own procedure, whether or not it would be allowed to. */
function* shots(asked: Asked): Generator<string> {
  const { v, c, s } = asked;
  for (const [k, entry] of list(v.shots, 'shots', fields).entries()) {
    const from = readSpace(entry.from, 'from');
    const target = text(entry.target, 'target') as 'E' | 'F';
    const to = whereIs(s, target);
    if (!to) continue;
    const table = new CaseTable(withCharge(standing(s, from), whole(entry.charge, 'charge')), c, still());
    const automa = table.automa();
    const legal = automa.sees(to) && automa.mayShoot(to);
    const band = bandOf(asked, from, to);
    played(automa.shootAt(WHO[target]));
    const [, , weapon, threshold, attachments] = table.told[0] ?? [];
    const ours = key([band, legal, weapon, threshold, attachments]);
    const theirs = key([entry.band, entry.legal, entry.weapon, entry.threshold, entry.attachments]);
    if (ours !== theirs) yield differs(`shots[${k}]`, ours, theirs);
  }
}

function* placements({ v, s }: Asked): Generator<string> {
  for (const [k, entry] of list(v.placements, 'placements', fields).entries()) {
    const relation = oneOf(entry.relation, ['adjacent', 'neighbouring'], 'relation');
    const around = surroundings(s, WHO.A);
    const own = whereIs(s, 'A'); // somebody else is placed: A's own space is not free
    const bodies = own ? [...around.bodies, own] : around.bodies;
    const to = firstFree({ ...around, bodies }, readSpace(entry.around, 'around'), relation);
    const ours = key(to ? xy(to) : null);
    if (ours !== key(entry.to)) yield differs(`placements[${k}]`, ours, key(entry.to));
  }
}

function* respawns({ v, c, s }: Asked): Generator<string> {
  for (const [k, entry] of list(v.respawns, 'respawns', fields).entries()) {
    const ours = [
      ...everyOutcome(script => {
        const table = new CaseTable(standing(s, null), c, script);
        played(returnToMap(table.t, WHO.A));
        return table.told[0]?.slice(1) ?? null;
      }),
    ];
    const theirs = set(list(entry.outcomes, 'outcomes', x => x));
    if (set(ours) !== theirs) yield differs(`respawns[${k}]`, set(ours), theirs);
  }
}

/** A, then B, from the same beacon; neither is on the map before, wherever the other questions have them. */
const entering = ({ c, s }: Asked, script: Script) => {
  const outside: State = { ...s, legends: s.legends.map(l => (l.team === 'red' ? { ...l, at: null } : l)) };
  const table = new CaseTable(outside, c, script);
  let beacon: Space | null = null;
  const { emit } = table.t;
  table.t.emit = (e, rule) => {
    if (e.type === 'entered') beacon ??= e.path[0] ?? null;
    emit(e, rule);
  };
  played(automaEnters(table.t, WHO.A, null));
  played(automaEnters(table.t, WHO.B, beacon));
  const at = (who: 'A' | 'B') => {
    const space = whereIs(table.s, who);
    return space && xy(space);
  };
  return [beacon && xy(beacon), at('A'), at('B')];
};

function* drops(asked: Asked): Generator<string> {
  for (const [k, entry] of list(asked.v.drops, 'drops', fields).entries()) {
    const ours = set([...everyOutcome(script => entering(asked, script))]);
    const theirs = set(list(entry.outcomes, 'outcomes', x => x));
    if (ours !== theirs) yield differs(`drops[${k}]`, ours, theirs);
  }
}

/** A whole activation, with the return to the map if A is off it. */
const activate = ({ c, s }: Asked, entry: Fields, script: Script) => {
  const feat = readFeat(entry.feat);
  const start: State = {
    ...s,
    act: { ...(s.act as NonNullable<State['act']>) },
    cards: {
      ...s.cards,
      schemes: readSchemes(entry.schemes),
      ...(feat && { automaFeats: [feat] }),
    },
    legends: s.legends.map(l => {
      if (l.id !== WHO.A || !l.automa) return l;
      const charge = whole(entry.charge, 'charge');
      const automa = { ...l.automa, charge, active: feat ? (`#${feat.id}` as const) : null };
      return {
        ...l,
        shield: whole(entry.shield, 'shield'),
        health: whole(entry.health, 'health'),
        automa,
      };
    }),
  };
  const eliminates = list(entry.eliminates, 'eliminates', text);
  const table = new CaseTable(start, c, script, { eliminates });
  const shot = () => table.s.act?.shot === true;
  let hasShot = false;
  const { emit } = table.t;
  table.t.emit = (e, rule) => {
    hasShot ||= shot();
    emit(e, rule);
  };
  played(automaActivation(table.t, WHO.A, table.automa()));
  const a = table.s.legends.find(l => l.id === WHO.A);
  return {
    ...told(table),
    shot: hasShot,
    charge: a?.automa?.charge,
    shield: a?.shield,
    health: a?.health,
  };
};

function* activations(asked: Asked): Generator<string> {
  for (const [k, entry] of list(asked.v.activations, 'activations', fields).entries()) {
    const ours = [...everyOutcome(script => activate(asked, entry, script))];
    const theirs = list(entry.outcomes, 'outcomes', fields).map(o =>
      expected(o, 'charge', 'shield', 'health'),
    );
    if (set(ours) !== set(theirs)) yield differs(`activations[${k}]`, set(ours), set(theirs));
  }
}

const QUESTIONS = [
  priorities,
  bands,
  dangers,
  orients,
  steps,
  moves,
  ends,
  escapes,
  repositions,
  zips,
  shots,
  placements,
  respawns,
  drops,
  activations,
] as const;

function* questions(vector: Fields, field: Field): Generator<string> {
  const c = readCase(vector, field);
  const asked: Asked = { v: vector, c, s: positionOf(c) };
  for (const question of QUESTIONS) yield* question(asked);
}

/** What an Automa does, played by the game's own procedures on a position of the game. */
export const check: Check = checkWith(questions);
