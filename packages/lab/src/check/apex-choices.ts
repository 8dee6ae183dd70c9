import type { State } from '@potyczka/apex';
import { zonesMet } from '@potyczka/apex/lab';
import { binsOf, keyOf, type LegendId, lootIdOf, type Space } from '@potyczka/apex/view';
import { isSame, spacesOf } from '@potyczka/geometry/lattice';
import type { CardId } from '@potyczka/kernel';
import { type Case, readCase, tokenId, withLoot } from '../vectors/apex-choice-case.js';
import {
  after,
  asked,
  keys,
  leastCosts,
  moves,
  onwards,
  previewOf,
  sets,
  spaceOfKey,
  type Table,
  tableAt,
  until,
  whereIs,
} from '../vectors/apex-choice-table.js';
import {
  checkWith,
  differs,
  type Field,
  type Fields,
  fields,
  list,
  oneOf,
  text,
} from '../vectors/apex-field.js';
import type { Check } from '../vectors/check.js';

/** A case, its position and the match that stands there: A is asked what it does. */
interface Asked {
  readonly c: Case;
  readonly field: Field;
  readonly t: Table;
  readonly expected: Fields;
}

const xy = ({ x, y }: Space): [number, number] => [x, y];
const json = (x: unknown): string => JSON.stringify(x);
const set = (rows: readonly unknown[]): string => [...new Set(rows.map(json))].sort().join(' ');
const rowsAsSet = (rows: unknown): string => set(list(rows, 'expected', x => x));

const without = (t: Table, ...left: readonly string[]): string[] => keys(t).filter(k => !left.includes(k));

/** Letters of the format: the least cost of each space, `@` where A stands, `.` where the action cannot end. */
const drawn = ({ c, field }: Asked, from: Space, costs: ReadonlyMap<string, number>): string[] => {
  const rows = Array.from({ length: field.lattice.height }, () => '');
  for (const at of spacesOf(field.lattice))
    rows[at.y] += isSame(at, from) ? '@' : String(costs.get(keyOf(at)) ?? '.');
  return c.start.legends.length > 0 ? rows : [];
};

const standing = (a: Asked, t: Table): Space => whereIs(t, a.c.a) as Space;

/** Where the rest of an action can end, if something of it is left to be asked. */
const rowsAfter = (a: Asked, t: Table): string[] =>
  drawn(a, standing(a, t), leastCosts(onwards(t, a.c.a), a.c.a));

/** The points of the Move part, where the game has asked about one: without a Dash, as its question says. */
const pointsAsked = (t: Table): number | undefined => {
  const mp = t.ask?.spec.ask.args?.mp;
  return typeof mp === 'number' ? mp : undefined;
};

/** What an X may be done with from where A stands, as the format writes it; undefined if nothing. */
type Describe = (a: Asked, t: Table, keys: readonly string[]) => unknown;

/** X in the own space, then: the move first, then what X may be done there. */
function* moveFirst(a: Asked, part: string, describe: Describe): Generator<string> {
  const least = new Map<string, { at: Space; cost: number; what: unknown }>();
  if (keys(a.t).includes(`then:${part}`)) {
    const moving = after(a.t, `then:${part}`);
    const [without] = list(a.expected.mp, 'mp', x => x as number);
    const mp = pointsAsked(moving);
    if (mp !== undefined && mp !== without) yield differs('MP', String(mp), String(without));
    for (const { t, cost } of onwards(moving, a.c.a)) {
      const at = whereIs(t, a.c.a);
      if (!at || cost === 0 || asked(t) !== `ask-part-${part}`) continue;
      const what = describe(
        a,
        t,
        keys(t).filter(k => k !== 'pass' && k !== 'refit'),
      );
      const known = least.get(keyOf(at));
      if (what !== undefined && (!known || cost < known.cost)) least.set(keyOf(at), { at, cost, what });
    }
  }
  const start = whereIs(a.t, a.c.a);
  const ours = [...least.values()]
    .filter(x => !start || !isSame(x.at, start))
    .map(({ at, cost, what }) => [at.x, at.y, cost, what]);
  const theirs = list(a.expected.then, 'then', entry => {
    const [x, y, cost, what] = entry as [number, number, number, unknown];
    return [x, y, cost, sorted(what)];
  });
  yield* compare('then', set(ours), set(theirs));
}

/** Lists of an X are sets. */
const sorted = (what: unknown): unknown => {
  if (Array.isArray(what)) return [...what].map(inOrder).sort((x, y) => (json(x) < json(y) ? -1 : 1));
  return Object.fromEntries(
    Object.entries(fields(what, 'what'))
      .map(([k, v]) => [k, sorted(v)] as const)
      .sort(([x], [y]) => (x < y ? -1 : 1)),
  );
};
/** A trip has the set of its ends. */
const inOrder = (x: unknown): unknown =>
  Array.isArray(x) && Array.isArray(x[2]) ? [x[0], x[1], sorted(x[2])] : x;

function* compare(what: string, ours: string, theirs: string): Generator<string> {
  if (ours !== theirs) yield differs(what, ours, theirs);
}

const nowKeys = (a: Asked, is: (key: string) => boolean): string[] => keys(a.t).filter(is);

/** Everything and nothing: an X that can be done with nothing is left out. */
const orNothing = (what: readonly unknown[]): unknown => (what.length === 0 ? undefined : sorted(what));

// Move

function* move(a: Asked, prefix: 'move' | 'dash'): Generator<string> {
  const first = nowKeys(a, k => k.startsWith(`${prefix}:`));
  const start = whereIs(a.t, a.c.a) as Space;
  const theirs = a.expected.rows;
  if (theirs === null) {
    if (first.length > 0) yield `a ${prefix} is offered`;
    return;
  }
  const ours = drawn(a, start, leastCosts(moves(a.t, a.c.a, first), a.c.a));
  yield* compare('rows', json(ours), json(theirs));
}

// Melee

const enemiesIn = ({ c }: Asked, keys: readonly string[]) =>
  keys.map(k => c.nameOf(spaceless(k) as LegendId));
const spaceless = (key: string): string => key.slice(key.indexOf(':') + 1);

/** All that comes of a blow that succeeds, or one that fails, until A may move. */
function* blows(a: Asked, t: Table): Generator<Table> {
  const id = asked(t);
  const isOfA = t.ask?.spec.ask.args?.who === a.c.a;
  if ((id === 'ask-fall' || id === 'ask-exit') && !isOfA)
    for (const key of keys(t)) yield* blows(a, after(t, key));
  else yield t;
}

/** Aim cards: the first that is a hit in melee, or a miss. */
const struck = (success: boolean) => (rule: string, faces: readonly unknown[]) => {
  if (rule !== 'APX-MELEE-02') return 0;
  const cards = faces as readonly CardId[];
  return success ? cards.length - 1 : 0;
};

function* melee(a: Asked): Generator<string> {
  const { c, expected } = a;
  const now = nowKeys(a, k => k.startsWith('melee:'));
  yield* compare('now', set(enemiesIn(a, now)), rowsAsSet(expected.now));
  yield* moveFirst(a, 'melee', (_, __, found) => orNothing(enemiesIn(a, found)));
  const missed = now[0] === undefined ? null : rowsAfter(a, after(a.t, now[0], struck(false)));
  yield* compare('miss', json(missed), json(expected.miss));
  const hits = now.flatMap(key => {
    const id = spaceless(key) as LegendId;
    return [...blows(a, after(a.t, key, struck(true)))].map(t => {
      const at = whereIs(t, id);
      return {
        target: c.nameOf(id),
        at: at && xy(at),
        damage: lost(a.t.state as State, t.state as State, id),
        rows: rowsAfter(a, t),
      };
    });
  });
  const theirs = list(expected.hits, 'hits', fields).map(({ target, at, damage, rows }) => ({
    target,
    at,
    damage,
    rows,
  }));
  yield* compare('hits', set(hits), set(theirs));
}

/** Points that somebody has lost; all that it had if it was eliminated. */
const lost = (before: State, now: State, id: string): number => {
  const [x, y] = [before, now].map(s => s.legends.find(l => l.id === id));
  if (!x || !y) return 0;
  return y.at ? x.shield + x.health - y.shield - y.health : x.shield + x.health;
};

// Interact

const endOf = (c: Case, point: string): string => {
  for (const z of c.ziplines)
    for (const [k, at] of z.ends.entries())
      if (at && `${at.x},${at.y},${at.level}` === point) return `${z.id}/${k}`;
  return point;
};

/** Where a trip may end, what passages make of it included. */
function* arrivals(t: Table): Generator<Table> {
  if (asked(t) === 'ask-arrive' || asked(t) === 'ask-exit')
    for (const key of keys(t)) yield* arrivals(after(t, key));
  else yield t;
}

const isTrip = (key: string): boolean => key.startsWith('zip:');
const isObject = (key: string): boolean => isTrip(key) || /^bin-\d+$/.test(key) || /^c\d+$/.test(key);

const objects: Describe = (a, t, found) =>
  orNothing(
    found
      .filter(isObject)
      .map(key => {
        if (isTrip(key)) {
          const ends = [...arrivals(after(t, key))].map(x => whereIs(x, a.c.a));
          return ['zip', endOf(a.c, spaceless(key)), ends.flatMap(at => (at ? [xy(at)] : []))];
        }
        if (key.startsWith('bin-')) {
          const bin = binsOf(a.c.ground)[Number(key.slice('bin-'.length))];
          return ['bin', bin?.side, bin?.x, bin?.y];
        }
        const f = t.state.figures.find(x => x.id === key);
        return ['package', ...(f?.spot.on === 'space' ? xy(f.spot.at) : [])];
      })
      .map(x => (Array.isArray(x[2]) ? [x[0], x[1], [...new Map(x[2].map(y => [json(y), y])).values()]] : x)),
  );

function* interact(a: Asked): Generator<string> {
  const { expected } = a;
  const now = nowKeys(a, isObject);
  yield* compare('now', json(objects(a, a.t, now) ?? []), json(sorted(expected.now)));
  yield* moveFirst(a, 'interact', objects);
  const boxes = now.filter(k => !isTrip(k)).map(k => rowsAfter(a, until(after(a.t, k), 'ask-move')));
  yield* compare('after', set(boxes.length > 0 ? boxes : [null]), set([expected.after]));
  const trips = now.filter(isTrip).flatMap(k =>
    [...arrivals(after(a.t, k))].map(arrived => {
      const t = until(arrived, 'ask-move');
      return { to: xy(standing(a, t)), rows: asked(t) === 'ask-move' ? rowsAfter(a, t) : null };
    }),
  );
  yield* compare(
    'trips',
    set(trips),
    set(list(expected.trips, 'trips', fields).map(({ to, rows }) => ({ to, rows }))),
  );
}

// Use

/** Where a grenade may be planned; undefined for what is not thrown. */
const throwsOf = (t: Table, key: string): string[] | undefined => {
  const showing = after(t, key);
  const placing = asked(showing) === 'ask-along' ? after(showing, keys(showing)[0] as string) : showing;
  return asked(placing) === 'ask-throw' ? keys(placing) : undefined;
};

const nameOfItem = (key: string): string => lootIdOf(spaceless(key) as CardId);

const items: Describe = (_, t, found) => {
  const each = new Map(
    found.map(key => [nameOfItem(key), [nameOfItem(key), throwsOf(t, key)?.length ?? null]]),
  );
  return orNothing([...each.values()]);
};

function* use(a: Asked): Generator<string> {
  const { expected } = a;
  const now = nowKeys(a, k => k.startsWith('use:'));
  yield* compare('now', json(items(a, a.t, now) ?? []), json(sorted(expected.now)));
  yield* moveFirst(a, 'use', items);
  const thrown = now.flatMap((key): [string, string[]][] => {
    const spaces = throwsOf(a.t, key);
    return spaces ? [[nameOfItem(key), marked(a, spaces)]] : [];
  });
  yield* compare('throw', json(sorted(Object.fromEntries(thrown))), json(sorted(expected.throw ?? {})));
  const rest = now.map(k => rowsAfter(a, until(after(a.t, k), 'ask-move')));
  yield* compare('after', set(rest.length > 0 ? rest : [null]), set([expected.after]));
}

const marked = ({ field }: Asked, spaces: readonly string[]): string[] => {
  const rows = Array.from({ length: field.lattice.height }, () => '');
  for (const at of spacesOf(field.lattice)) rows[at.y] += spaces.includes(keyOf(at)) ? 'x' : '.';
  return rows;
};

// Destroy

/** By which means, if the game asks; where there is only one way it does not. */
const meansIn = (t: Table): [means: string | undefined, t: Table][] => {
  if (asked(t) !== 'ask-means') return asked(t) === 'ask-destroy' ? [[undefined, t]] : [];
  return keys(t).map(key => [meansNamed(t, key), after(t, key)]);
};

const meansNamed = (t: Table, key: string): string => {
  if (key === 'hand') return 'direct';
  const act = t.state.act?.legend;
  return t.state.legends.find(l => l.id === act)?.weapons[Number(key)]?.card.slice(1) ?? key;
};

/** The figures by means; those of the one way that is not asked for have no name. */
const destroyable: Describe = (_, t, found) => {
  if (!found.includes('destroy')) return undefined;
  const by = meansIn(after(t, 'destroy')).map(([means, x]) => [
    means ?? ONLY,
    [...new Set(sets(x).flat())].sort(),
  ]);
  return by.length === 0 ? undefined : sorted(Object.fromEntries(by));
};
const ONLY = 'only';

/** A single way has the name that the other side gives it. */
const nameless = (what: unknown, isOnly: boolean): unknown => {
  const all = Object.values(fields(what, 'destroy'));
  return isOnly && all.length === 1 ? { [ONLY]: all[0] } : what;
};

function* destroy(a: Asked): Generator<string> {
  const { expected } = a;
  const now = nowKeys(a, k => k === 'destroy');
  const ours = destroyable(a, a.t, now) ?? {};
  yield* compare('now', json(ours), json(nameless(sorted(expected.now), ONLY in fields(ours, 'now'))));
  const then = list(expected.then, 'then', entry => {
    const [x, y, cost, what] = entry as [number, number, number, unknown];
    return [x, y, cost, nameless(sorted(what), Object.keys(fields(what, 'what')).length === 1)];
  });
  yield* moveFirst({ ...a, expected: { ...expected, then } }, 'destroy', destroyable);
  const rows = new Map<string, { destroyed: string[]; rows: string[] }>();
  for (const key of now)
    for (const [, t] of meansIn(after(a.t, key)))
      for (const gone of sets(t)) {
        const destroyed = [...gone].sort();
        rows.set(json(destroyed), { destroyed, rows: rowsAfter(a, after(t, gone)) });
      }
  const theirs = list(expected.after, 'after', fields).map(x => ({
    destroyed: [...list(x.destroyed, 'destroyed', text)].sort(),
    rows: x.rows,
  }));
  yield* compare('after', set([...rows.values()]), set(theirs));
}

// Shoot

function* shoot(a: Asked): Generator<string> {
  const s = a.t.state as State;
  const ours = nowKeys(a, k => k.startsWith('shoot:')).map(key => {
    const [, enemy, slot] = key.split(':');
    const { shot, line } = previewOf(a.t, key);
    const weapon = s.legends.find(l => l.id === a.c.a)?.weapons[Number(slot)]?.card.slice(1);
    const smoke = line ? zonesMet(s, ...line).filter(z => z.kind === 'smoke').length : 0;
    return [a.c.nameOf(enemy as LegendId), weapon, shot?.distance, smoke];
  });
  yield* compare('shots', set(ours), rowsAsSet(a.expected));
}

// First

const kindOf = (key: string): string | undefined => {
  const [verb = '', what = ''] = key.split(':');
  if (verb === 'then') return what;
  if (verb === 'perish') return 'eliminated';
  if (isObject(key) || verb === 'refit') return 'interact';
  const known = ['move', 'dash', 'shoot', 'melee', 'use', 'destroy', 'respawn', 'end', 'climb'];
  return known.includes(verb) ? verb : undefined;
};

function* first(a: Asked): Generator<string> {
  const { t, expected } = a;
  yield* compare('kinds', set(keys(t).flatMap(k => kindOf(k) ?? [])), rowsAsSet(expected.kinds));
  const theirs = list(expected.respawn, 'respawn', entry => (entry as unknown[])[1]);
  const returning = keys(t).includes('respawn') ? after(t, 'respawn') : undefined;
  const spaces = returning ? keys(returning).map(k => xy(spaceOfKey(k))) : [];
  yield* compare('respawn', set(spaces), set(theirs));
  const climbs = nowKeys(a, k => k.startsWith('climb:')).map(k => xy(spaceOfKey(k)));
  yield* compare('climb', set(climbs), rowsAsSet(expected.climb));
}

// Orders

/** Every order of the parts of one Interact action that some way of answering has. */
const ordersFrom = (t: Table): ReadonlySet<string> => {
  const found = new Set<string>();
  const seen = new Set<string>();
  const go = (now: Table, parts: readonly string[]): void => {
    const id = asked(now);
    if (id === undefined || id === 'ask-act' || id === 'ask-move') {
      found.add(json(parts));
      return;
    }
    const { weapons, pack, tray } = now.state.legends.find(l => l.id === now.state.act?.legend) ?? {};
    const here = json([id, parts, weapons?.map(w => [w.card, w.on]), pack, tray]);
    if (seen.has(here)) return;
    seen.add(here);
    for (const key of keys(now)) go(after(now, key), withPart(parts, partOf(key)));
  };
  for (const key of keys(t).filter(k => isObject(k) || k === 'refit'))
    go(after(t, key), withPart([], partOf(key)));
  return found;
};

const partOf = (key: string): string | undefined => {
  const [verb = ''] = key.split(':');
  if (verb === 'attach' || verb === 'detach') return verb;
  return isObject(key) ? 'object' : undefined;
};

const withPart = (parts: readonly string[], part: string | undefined): readonly string[] =>
  part === undefined || parts.at(-1) === part ? parts : [...parts, part];

function* orders(a: Asked): Generator<string> {
  const ours = [...ordersFrom(a.t)]
    .filter(x => x !== '[]')
    .sort()
    .join(' ');
  yield* compare('orders', ours, rowsAsSet(a.expected));
}

// Loot

/** Every end of what A decides about a token; of the spaces on which it may be dropped one stands for all. */
function* decisions(t: Table): Generator<Table> {
  const id = asked(t);
  if (id !== 'ask-token' && id !== 'ask-drop') return yield t;
  let hasDropped = false;
  for (const key of keys(t)) {
    const drops = id === 'ask-drop' || key.startsWith('drop:');
    if (drops && hasDropped) continue;
    hasDropped ||= drops;
    yield* decisions(after(t, key));
  }
}

/** Where a token is, as the format says it. */
const placeOf = (a: Asked, s: State, card: CardId): string => {
  const me = s.legends.find(l => l.id === a.c.a);
  if (me?.pack.includes(card)) return 'pack';
  if (me && Object.values(me.gear).includes(card)) return 'gear';
  const weapon = me?.weapons.find(w => w.on.includes(card));
  if (weapon) return weapon.card.slice(1);
  return Object.values(s.loot).some(lying => lying.includes(card)) ? 'drop' : 'gone';
};

/** `[where the token goes, what leaves its place, where that goes]` */
const outcomeOf = (a: Asked, card: CardId, s: State): unknown => {
  const me = a.c.start.legends.find(l => l.id === a.c.a);
  const held = me ? [...me.pack, ...Object.values(me.gear), ...me.weapons.flatMap(w => w.on)] : [];
  const left = held.find(x => placeOf(a, s, x) !== placeOf(a, a.c.start, x));
  return [placeOf(a, s, card), left ? named(lootIdOf(left)) : null, left ? placeOf(a, s, left) : null];
};

const LEVELS: Readonly<Record<string, string>> = { starting: '1', rare: '2', epic: '3' };
/** Gear is called by its level in the format. */
const named = (id: string): string =>
  id.replace(/^(helmet|body|knockdown)-(starting|rare|epic)$/, (_, kind, rank) => `${kind}-${LEVELS[rank]}`);

/** The token on the own space, to be picked up: what is decided about it is the same wherever it came from. */
const onOwnSpace = (a: Asked, card: CardId): Table => {
  const t = tableAt(withLoot(a.c.start, [{ card, at: standing(a, a.t) }]));
  return after(t, `pick:${card}`);
};

/** The token as the epic one of the entry tile, taken by whoever waits beside it (APX-DROP-05). */
const atEntryTile = ({ c }: Asked, card: CardId): Table => {
  const { act: _, ...rest } = c.start;
  const side = { bonus: 0, epic: card };
  const t = tableAt({
    ...rest,
    act: null,
    stage: 'drop',
    phase: 'start',
    tile: { top: side, right: side, bottom: side, left: side },
    legends: c.start.legends.map(l => ({ ...l, at: null, edge: l.id === c.a ? null : 'left' })),
  });
  return until(after(until(t, 'ask-edge'), 'top'), 'ask-token');
};

function* loot(a: Asked, v: Fields): Generator<string> {
  const name = text(v.token, 'token');
  const card: CardId = `#${tokenId(name)}.99`;
  const isTile = oneOf(v.source, ['bin', 'map', 'entry-tile'], 'source') === 'entry-tile';
  const t = isTile ? atEntryTile(a, card) : onOwnSpace(a, card);
  const ours = [...decisions(t)].map(x => outcomeOf(a, card, x.state as State));
  yield* compare('outcomes', set(ours), rowsAsSet(a.expected.outcomes));
  const drops = keys(t)
    .filter(k => k.startsWith('drop:'))
    .map(k => xy(spaceOfKey(k)));
  yield* compare(
    'spaces',
    isTile ? 'null' : set(drops),
    isTile ? json(a.expected.spaces) : rowsAsSet(a.expected.spaces),
  );
}

// Window

/** What may be dropped and picked up between two actions: a token in the backpack, and one on every space. */
function* window(a: Asked): Generator<string> {
  const held: CardId = '#syringe.90';
  const lying = [...spacesOf(a.field.lattice)].map((at, k) => ({ card: `#frag.${100 + k}` as CardId, at }));
  const s = withLoot(a.c.start, lying);
  const t = tableAt({ ...s, legends: s.legends.map(l => (l.id === a.c.a ? { ...l, pack: [held] } : l)) });
  const drops = without(after(t, `drop:${held}`)).map(k => xy(spaceOfKey(k)));
  yield* compare('drop', set(drops), rowsAsSet(a.expected.drop));
  const picks = keys(t).filter(k => k.startsWith('pick:'));
  const from = lying.filter(({ card }) => picks.includes(`pick:${card}`)).map(({ at }) => xy(at));
  yield* compare('pick', set(from), rowsAsSet(a.expected.pick));
}

const PARTS = {
  move: (a: Asked) => move(a, 'move'),
  dash: (a: Asked) => move(a, 'dash'),
  melee,
  interact,
  use,
  destroy,
  shoot,
  first,
  orders,
  loot,
  window,
} as const satisfies Record<string, (a: Asked, v: Fields) => Generator<string>>;

/** A position without a map, for what is decided beside the entry tile. */
const NO_MAP = { size: [3, 3], levels: ['000', '000', '000'] } as const;

function* questions(v: Fields, field: Field): Generator<string> {
  const part = oneOf(v.part, Object.keys(PARTS) as (keyof typeof PARTS)[], 'part');
  const c = readCase(v, field);
  const expected = Array.isArray(v.expected)
    ? (v.expected as unknown as Fields)
    : fields(v.expected, 'expected');
  yield* PARTS[part]({ c, field, t: tableAt(c.start), expected }, v);
}

/** What a Legend may choose in its activation: the game's own questions, answered in every way. */
export const check: Check = value => {
  const v = fields(value, 'vector');
  return checkWith(questions)(v.map === undefined ? { ...v, map: NO_MAP } : v);
};
