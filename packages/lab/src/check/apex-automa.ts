import {
  activation,
  bars,
  dropBeacons,
  dropSpace,
  firstFree,
  inBest,
  inRange,
  isFree,
  leaveDanger,
  moveAction,
  orient,
  prioritise,
  respawnBeacons,
  respawnSpaces,
  type SchemeLetter,
  thresholdOf,
  weaponFor,
  zipTrip,
} from '@potyczka/apex/automa';
import {
  DIRECTIONS,
  distance,
  isOnMap,
  isSame,
  neighbourIn,
  type Space,
  spacesOf,
} from '@potyczka/geometry/lattice';
import { Automa, everyOutcome, played, Script } from '../vectors/apex-automa.js';
import { type Case, readCase, readSymbols } from '../vectors/apex-automa-case.js';
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

const still = (): Script => new Script([]);
const xy = ({ x, y }: Space): [number, number] => [x, y];
const key = (x: unknown): string => JSON.stringify(x);
const set = (list: readonly unknown[]): string => [...new Set(list.map(key))].sort().join(' ');

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
const mayStand = (c: Case, a: Automa, at: Space): boolean => {
  const own = c.legends.find(l => l.id === 'A')?.at;
  const isTrap = c.things.some(t => t.kind === 'gas-trap' && isSame(t.at, at));
  return (own !== null && own !== undefined && isSame(own, at)) || (isFree(a.around(), at) && !isTrap);
};

function* priorities(v: Fields, c: Case): Generator<string> {
  const a = new Automa(c, still());
  for (const entry of list(v.priorities, 'priorities', fields)) {
    const found = new Map<string, { main: string; by: string }>();
    for (const at of spacesOf(c.field.lattice)) {
      if (!mayStand(c, a, at)) continue;
      const { main, by } = prioritise(c.field.lattice, at, c.weapons, a.enemies());
      found.set(key(at), { main: main ?? '?', by: by === 'only' ? 'o' : by });
    }
    yield* compareRows(
      'main',
      rows(c, at => found.get(key(at))?.main ?? '#'),
      entry.main,
    );
    yield* compareRows(
      'by',
      rows(c, at => found.get(key(at))?.by ?? '#'),
      entry.by,
    );
  }
}

const bandOf = (c: Case, a: Automa, at: Space, enemy: Space): string => {
  const there = new Automa(c, a.script, { from: at });
  if (!there.sees(enemy)) return 'D';
  const far = distance(at, enemy);
  return inBest(c.weapons, far) ? 'A' : inRange(c.weapons, far) ? 'B' : 'C';
};

function* bands(v: Fields, c: Case): Generator<string> {
  const a = new Automa(c, still());
  for (const entry of list(v.bands, 'bands', fields)) {
    const enemy = c.legends.find(l => l.id === entry.of)?.at;
    if (!enemy) continue;
    const letter = (at: Space): string => (mayStand(c, a, at) ? bandOf(c, a, at, enemy) : '#');
    yield* compareRows(`bands of ${String(entry.of)}`, rows(c, letter), entry.rows);
    if (entry.optimal === undefined) continue;
    const optimal = (at: Space): string => {
      if (!mayStand(c, a, at)) return '#';
      const legal = new Automa(c, still(), { from: at }).mayShoot(enemy);
      return legal && bandOf(c, a, at, enemy) === 'A' ? 'y' : '.';
    };
    const theirs = list(entry.optimal, 'optimal', text).map(row => row.replaceAll(/[^y#]/g, '.'));
    yield* compareRows('optimal', rows(c, optimal), theirs);
  }
}

function* dangers(v: Fields, c: Case): Generator<string> {
  const a = new Automa(c, still());
  for (const entry of list(v.danger, 'danger', fields))
    yield* compareRows(
      'danger',
      rows(c, at => (a.danger(at) ? 'z' : '.')),
      entry.rows,
    );
}

function* orients(v: Fields): Generator<string> {
  for (const [k, entry] of list(v.orients, 'orients', fields).entries()) {
    const ours = orient(readSpace(entry.from, 'from'), readSpace(entry.to, 'to'));
    if (ours !== entry.rotation) yield differs(`orients[${k}]`, String(ours), String(entry.rotation));
  }
}

function* steps(v: Fields, c: Case): Generator<string> {
  for (const [k, entry] of list(v.steps, 'steps', fields).entries()) {
    const from = readSpace(entry.from, 'from');
    const a = new Automa(c, still(), { from });
    for (const direction of DIRECTIONS) {
      const to = neighbourIn(from, direction);
      if (!isOnMap(c.field.lattice, to)) continue;
      const ours = set(bars(a.around(), from, to, { last: true, ignoreDanger: false }));
      const theirs = set(list(entry[direction], direction, text));
      if (ours !== theirs) yield differs(`steps[${k}] ${direction}`, ours, theirs);
    }
  }
}

/** A in a Move action or an escape: its priorities are given. */
const moving = (c: Case, entry: Fields, script: Script, shuffled: boolean): Automa => {
  const a = new Automa(c, script, { from: readSpace(entry.from, 'from'), shuffled });
  a.mainId = entry.main === undefined || entry.main === null ? null : text(entry.main, 'main');
  a.secondaryId = entry.secondary === undefined ? null : text(entry.secondary, 'secondary');
  a.shot = entry.shot === true;
  a.step = a.mainId === null ? 0 : 6;
  return a;
};

function* moves(v: Fields, c: Case): Generator<string> {
  for (const [k, entry] of list(v.moves, 'moves', fields).entries()) {
    const ours = [...everyOutcome(script => moveOf(c, entry, script, false))].map(({ a, left }) => ({
      events: a.events,
      at: xy(a.at()),
      left,
      shot: a.shot,
    }));
    const theirs = list(entry.outcomes, 'outcomes', fields).map(o => ({
      events: o.events,
      at: o.at,
      left: o.left,
      shot: o.shot,
    }));
    if (set(ours) !== set(theirs)) yield differs(`moves[${k}]`, set(ours), set(theirs));
  }
}

const moveOf = (c: Case, entry: Fields, script: Script, shuffled: boolean) => {
  const a = moving(c, entry, script, shuffled);
  const left = played(moveAction(a, whole(entry.points, 'points'), readSymbols(entry.symbols, 'symbols')));
  return { a, left };
};

function* ends(v: Fields, c: Case): Generator<string> {
  for (const [k, entry] of list(v.ends, 'ends', fields).entries()) {
    const ours: unknown[] = [];
    for (const { a } of everyOutcome(script => moveOf(c, entry, script, true)))
      ours.push([a.at().x, a.at().y, a.shot]);
    const theirs = list(entry.ends, 'ends', x => x);
    if (set(ours) !== set(theirs)) yield differs(`ends[${k}]`, set(ours), set(theirs));
  }
}

function* escapes(v: Fields, c: Case): Generator<string> {
  for (const [k, entry] of list(v.escapes, 'escapes', fields).entries()) {
    const ours = [
      ...everyOutcome(script => {
        const a = moving(c, entry, script, false);
        const escaped = played(leaveDanger(a));
        return { events: a.events, at: xy(a.at()), escaped, shot: a.shot };
      }),
    ];
    const theirs = list(entry.outcomes, 'outcomes', fields).map(o => ({
      events: o.events,
      at: o.at,
      escaped: o.escaped,
      shot: o.shot,
    }));
    if (set(ours) !== set(theirs)) yield differs(`escapes[${k}]`, set(ours), set(theirs));
  }
}

function* repositions(v: Fields, c: Case): Generator<string> {
  for (const [k, entry] of list(v.repositions, 'repositions', fields).entries()) {
    const a = new Automa(c, still(), { from: readSpace(entry.from, 'from') });
    const ours = a.candidates().map(x => [x.at.x, x.at.y, x.seen, x.up, x.cover]);
    if (key(ours) !== key(entry.candidates))
      yield differs(`repositions[${k}]`, key(ours), key(entry.candidates));
    played(a.reposition());
    if (key(xy(a.at())) !== key(entry.to))
      yield differs(`repositions[${k}].to`, named(a.at()), key(entry.to));
  }
}

function* zips(v: Fields, c: Case): Generator<string> {
  for (const [k, entry] of list(v.zips, 'zips', fields).entries()) {
    const from = readSpace(entry.from, 'from');
    const a = new Automa(c, still(), { from });
    const main = c.legends.find(l => l.id === entry.main)?.at ?? null;
    const path = oneOf(entry.colour, ['W', 'G'], 'colour') === 'W' ? 'white' : 'green';
    const trip = zipTrip(a.around(), from, main, path, []);
    const ours = key([trip?.pair.id ?? null, trip ? xy(trip.to) : null]);
    const theirs = key([entry.pair ?? null, entry.to ?? null]);
    if (ours !== theirs) yield differs(`zips[${k}]`, ours, theirs);
  }
}

function* shots(v: Fields, c: Case): Generator<string> {
  for (const [k, entry] of list(v.shots, 'shots', fields).entries()) {
    const from = readSpace(entry.from, 'from');
    const a = new Automa(c, still(), { from });
    const to = c.legends.find(l => l.id === entry.target)?.at;
    if (!to) continue;
    const far = distance(from, to);
    const { slot } = weaponFor(c.weapons, far);
    const { threshold, attachments } = thresholdOf(c.weapons[slot]!, far, whole(entry.charge, 'charge'));
    const ours = key([
      bandOf(c, a, from, to),
      a.sees(to) && a.mayShoot(to),
      slot + 1,
      threshold + a.smoke(to),
      attachments,
    ]);
    const theirs = key([entry.band, entry.legal, entry.weapon, entry.threshold, entry.attachments]);
    if (ours !== theirs) yield differs(`shots[${k}]`, ours, theirs);
  }
}

function* placements(v: Fields, c: Case): Generator<string> {
  for (const [k, entry] of list(v.placements, 'placements', fields).entries()) {
    const a = new Automa(c, still());
    const relation = oneOf(entry.relation, ['adjacent', 'neighbouring'], 'relation');
    const to = firstFree(withA(c, a), readSpace(entry.around, 'around'), relation);
    const ours = key(to ? xy(to) : null);
    if (ours !== key(entry.to)) yield differs(`placements[${k}]`, ours, key(entry.to));
  }
}

/** What is free when somebody else is placed: A's own space is not. */
const withA = (c: Case, a: Automa) => {
  const own = c.legends.find(l => l.id === 'A')?.at;
  const around = a.around();
  return own ? { ...around, bodies: [...around.bodies, own] } : around;
};

const beaconsOf = (c: Case): Space[] =>
  (c.field.plan.spaces ?? []).filter(s => s.object.kind === 'beacon').map(s => s.at);

const respawnsOf = (c: Case, a: Automa): [Space, Space][] => {
  const enemies = a.enemies();
  return respawnBeacons(
    a.around(),
    beaconsOf(c),
    a.ally,
    enemies.map(e => e.at),
  ).flatMap(beacon =>
    respawnSpaces(a.around(), beacon, c.weapons, enemies).map((to): [Space, Space] => [beacon, to]),
  );
};

function* respawns(v: Fields, c: Case): Generator<string> {
  for (const [k, entry] of list(v.respawns, 'respawns', fields).entries()) {
    const found = respawnsOf(c, new Automa(c, still())).map(([b, s]) => [xy(b), xy(s)]);
    const ours = set(found.length > 0 ? found : [null]);
    const theirs = set(list(entry.outcomes, 'outcomes', x => x));
    if (ours !== theirs) yield differs(`respawns[${k}]`, ours, theirs);
  }
}

function* drops(v: Fields, c: Case): Generator<string> {
  for (const [k, entry] of list(v.drops, 'drops', fields).entries()) {
    const a = new Automa(c, still());
    const [one, two] = c.deck;
    const ours: unknown[] = [];
    for (const beacon of dropBeacons(
      beaconsOf(c),
      a.enemies().map(e => e.at),
    )) {
      const around = a.around();
      const first = one && dropSpace(around, beacon, one);
      if (!first || !two) continue;
      const second = dropSpace({ ...around, bodies: [...around.bodies, first] }, beacon, two);
      ours.push([xy(beacon), xy(first), second ? xy(second) : null]);
    }
    const theirs = set(list(entry.outcomes, 'outcomes', x => x));
    if (set(ours) !== theirs) yield differs(`drops[${k}]`, set(ours), theirs);
  }
}

const activate = (c: Case, entry: Fields, script: Script) => {
  const a = new Automa(c, script);
  a.tokens = whole(entry.charge, 'charge');
  a.shield = whole(entry.shield, 'shield');
  a.health = whole(entry.health, 'health');
  a.feat = entry.feat === undefined ? undefined : fields(entry.feat, 'feat');
  a.eliminates = list(entry.eliminates, 'eliminates', text);
  const schemes = fields(entry.schemes, 'schemes');
  a.schemes = Object.fromEntries(
    (['A', 'B', 'C', 'D'] as const).map((letter: SchemeLetter) => {
      const [charge, mp, symbols] = schemes[letter] as [number, number, string];
      return [letter, { charge, mp, symbols: readSymbols(symbols, letter) }];
    }),
  ) as typeof a.schemes;
  if (!a.place) {
    const options = respawnsOf(c, a);
    const chosen = options[options.length > 1 ? script.pick(options.length) : 0];
    if (chosen) {
      a.place = chosen[1];
      a.events.push(['respawn', xy(chosen[0]), xy(chosen[1])]);
    }
  }
  if (a.place) played(activation(a));
  return {
    events: a.events,
    at: a.place ? xy(a.place) : null,
    charge: a.tokens,
    shield: a.shield,
    health: a.health,
    shot: a.shot,
  };
};

function* activations(v: Fields, c: Case): Generator<string> {
  for (const [k, entry] of list(v.activations, 'activations', fields).entries()) {
    const ours = [...everyOutcome(script => activate(c, entry, script))];
    const theirs = list(entry.outcomes, 'outcomes', fields).map(o => ({
      events: o.events,
      at: o.at,
      charge: o.charge,
      shield: o.shield,
      health: o.health,
      shot: o.shot,
    }));
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
  for (const question of QUESTIONS) yield* question(vector, c);
}

/** What an Automa does: priorities, steps, moves, escapes, repositioning, ziplines, shots, whole activations. */
export const check: Check = checkWith(questions);
