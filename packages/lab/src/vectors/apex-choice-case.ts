import type { State } from '@potyczka/apex';
import { type Figure, type Legend, LOOT, type LootId, newAct, WEAPONS } from '@potyczka/apex/lab';
import { binsOf, keyOf, LEGENDS, type LegendId, type MapData, type TokenId } from '@potyczka/apex/view';
import { type Intersection, isSame, type Plan, type Space } from '@potyczka/geometry/lattice';
import type { CardId } from '@potyczka/kernel';
import {
  type Field,
  type Fields,
  fields,
  list,
  Malformed,
  oneOf,
  readEdge,
  readIntersection,
  readSpace,
  text,
  whole,
} from './apex-field.js';
import { figure, groundOf, matchOn } from './apex-position.js';

/** The names of the format: A acts, B and C are its allies, E and F its enemies. */
const NAMES = ['A', 'B', 'C', 'E', 'F'] as const;
export type Name = (typeof NAMES)[number];

/** Who plays whom: A may be somebody certain, for the sake of an ability that works on it. */
const castOf = (given: readonly Fields[]): ReadonlyMap<Name, LegendId> => {
  const first = given.find(l => l.id === 'A');
  const a = first?.name === undefined ? 'BL' : oneOf(first.name, LEGENDS, 'legends.name');
  const others = LEGENDS.filter(id => id !== a);
  return new Map(
    given.map((l, k): [Name, LegendId] => {
      const name = oneOf(l.id, NAMES, `legends[${k}].id`);
      return [name, name === 'A' ? a : (others.shift() as LegendId)];
    }),
  );
};

/** A position of the game, and what the case calls the things in it. */
export interface Case {
  readonly start: State;
  readonly ground: MapData;
  readonly a: LegendId;
  readonly nameOf: (id: LegendId) => Name;
  /** Ends of ziplines by their point. */
  readonly ziplines: readonly Zipline[];
}

interface Zipline {
  readonly id: string;
  readonly ends: readonly (Intersection | null)[];
  readonly pathfinder: boolean;
}

/** Tokens by the names of the format: gear by its rank. */
const RANKS: Readonly<Record<string, string>> = { '1': 'starting', '2': 'rare', '3': 'epic' };
export const tokenId = (name: string): LootId => {
  const [kind, rank = ''] = name.split('-');
  const isGear = kind === 'helmet' || kind === 'body' || kind === 'knockdown';
  const id = isGear ? `${kind}-${RANKS[rank]}` : name;
  return oneOf(id, Object.keys(LOOT) as LootId[], name);
};

/** Each token of a case is one of its own. */
class Tokens {
  private count = 0;
  card(name: string): CardId {
    this.count++;
    return `#${tokenId(name)}.${this.count}`;
  }
}

const readWeapons = (value: unknown, tokens: Tokens): Legend['weapons'] =>
  list(value, 'weapons', (entry, at) => {
    const w = fields(entry, at);
    const id = text(w.id, `${at}.id`);
    if (!WEAPONS.some(x => x.id === id)) throw new Malformed(`no weapon ${id}`);
    const on = Object.values(fields(w.tokens ?? {}, `${at}.tokens`));
    return {
      card: `#${id}` as const,
      ammo: whole(w.ammo, `${at}.ammo`),
      on: on.map(t => tokens.card(text(t, at))),
    };
  }) as Legend['weapons'];

const GEAR = { helmet: 'helmet-1', body: 'body-1', knockdown: 'knockdown-1' } as const;

const readGear = (value: unknown, tokens: Tokens): Legend['gear'] => {
  const given = { ...GEAR, ...fields(value ?? {}, 'gear') };
  return {
    helmet: tokens.card(text(given.helmet, 'gear.helmet')),
    body: tokens.card(text(given.body, 'gear.body')),
    knockdown: tokens.card(text(given.knockdown, 'gear.knockdown')),
  };
};

const readZiplines = (value: unknown): Zipline[] =>
  list(value, 'ziplines', (entry, at) => {
    const z = fields(entry, at);
    const ends = list(z.ends, `${at}.ends`, (end, where) =>
      end === null ? null : readIntersection(end, where),
    );
    return { id: text(z.id, at), ends, pathfinder: z.pathfinder === true };
  }) as Zipline[];

/** Drones and care packages are figures of an ability, not objects of the map. */
const isOfAbility = (kind: string): boolean => kind === 'drone' || kind === 'care-package';

/** The map without what abilities have put there. */
const bareField = (field: Field): Field => {
  const plan: Plan = {
    ...field.plan,
    spaces: (field.plan.spaces ?? []).filter(x => !isOfAbility(x.object.kind)),
  };
  return { ...field, plan };
};

const isOpen = (open: readonly unknown[], at: Space): boolean =>
  open.some(x => Array.isArray(x) && x.length === 2 && isSame(readSpace(x, 'open'), at));

/** Figures of abilities under the names of the format; ziplines of one owner belong together. */
const figuresOf = (v: Fields, field: Field, zips: readonly Zipline[], owners: readonly LegendId[]) => {
  const owner = owners[0] as LegendId;
  const open = list(v.open, 'open', x => x);
  const on = (id: string, kind: Figure['kind'], token: TokenId, at: Space): Figure => ({
    ...figure({ id, kind, owner, token, spot: { on: 'space', at } }),
    open: kind === 'package' && isOpen(open, at),
  });
  const things = (kind: string) => (field.plan.spaces ?? []).filter(x => x.object.kind === kind);
  const point = (id: string, kind: Figure['kind'], whose: LegendId, at: Intersection): Figure =>
    figure({ id, kind, owner: whose, token: 'PF-A-1', spot: { on: 'point', at } });
  const marks = list(fields(v.map ?? {}, 'map').points, 'map.points', entry => entry as unknown[]);
  return [
    ...things('drone').map(({ at }, k) => on(`d${k}`, 'drone', 'LL-A-1', at)),
    ...things('care-package').map(({ at }, k) => on(`c${k}`, 'package', 'LL-A-2', at)),
    ...list(v.portals, 'portals', readSpace).map((at, k) => on(`p${k}`, 'portal', 'WR-A-2', at)),
    ...zips
      .filter(z => z.pathfinder)
      .flatMap((z, n) =>
        z.ends.flatMap((at, k) =>
          at ? [point(`${z.id}/${k}`, 'anchor', owners[n % owners.length] as LegendId, at)] : [],
        ),
      ),
    ...marks.map(([kind, ...at], k) =>
      point(
        `zone${k}`,
        oneOf(kind, ['dome', 'smoke'], 'map.points'),
        owner,
        readIntersection(at, 'map.points'),
      ),
    ),
  ];
};

/** Bins that are open, by their numbers. */
const openBins = (v: Fields, ground: MapData): number[] => {
  const bins = binsOf(ground);
  const edges = list(v.open, 'open', x => x).filter(x => Array.isArray(x) && x.length === 3);
  return edges.map(x => {
    const { side, x: ex, y: ey } = readEdge(x, 'open');
    return bins.findIndex(b => b.side === side && b.x === ex && b.y === ey);
  });
};

const legendsOf = (v: Fields, s: State, cast: ReadonlyMap<Name, LegendId>, tokens: Tokens): Legend[] => {
  const given = list(v.legends, 'legends', fields);
  const act = fields(v.activation ?? {}, 'activation');
  const feats = act.feats === undefined ? 0 : whole(act.feats, 'activation.feats');
  return s.legends.map((l): Legend => {
    const facts = given.find(x => cast.get(x.id as Name) === l.id) ?? {};
    const at = facts.at === null || facts.at === undefined ? null : readSpace(facts.at, 'at');
    const points = {
      shield: whole(facts.shield ?? 20, 'shield'),
      health: whole(facts.health ?? 40, 'health'),
    };
    if (l.id !== cast.get('A')) return { ...l, ...points, at, hand: [], weapons: [], pack: [] };
    return {
      ...l,
      ...points,
      at,
      hand: Array.from({ length: feats }, (_, k): CardId => `#${l.id}-F-${k + 1}`),
      weapons: readWeapons(v.weapons, tokens),
      pack: list(v.backpack, 'backpack', text).map(name => tokens.card(name)),
      gear: readGear(v.gear, tokens),
    };
  });
};

const NOBODY_ELSE = [{ id: 'A' }, { id: 'E' }] as const;

export const readCase = (v: Fields, field: Field): Case => {
  const given: readonly Fields[] = v.legends === undefined ? NOBODY_ELSE : list(v.legends, 'legends', fields);
  // Somebody has to be on the other side; where the case has nobody, off the map.
  const all = given.some(l => l.id === 'E' || l.id === 'F') ? given : [...given, { id: 'E' }];
  const cast = castOf(all);
  const team = (names: readonly Name[]) => names.flatMap(n => cast.get(n) ?? []);
  const [red, blue] = [team(['A', 'B', 'C']), team(['E', 'F'])];
  const a = red[0] as LegendId;
  const ziplines = readZiplines(v.ziplines);
  const plain = ziplines.filter(z => !z.pathfinder);
  const ground = groundOf(
    bareField(field),
    plain.map(({ ends: [x, y] }) => ({ a: x as Intersection, b: y as Intersection })),
  );
  const s = matchOn(ground, { red, blue });
  const act = fields(v.activation ?? {}, 'activation');
  const is = (name: string): boolean => act[name] === true;
  const start: State = {
    ...s,
    open: openBins(v, ground),
    legends: legendsOf({ ...v, legends: all }, s, cast, new Tokens()),
    figures: [...figuresOf(v, field, ziplines, [...blue, ...red]), ...(is('beast') ? [beastOn(a)] : [])],
    track: [{ token: 'WR-A-2', due: 9, part: 1 }], // portals go together (APX-DEST-08, G-43)
    act: {
      ...newAct(a),
      ap: act.ap === undefined ? 2 : whole(act.ap, 'activation.ap'),
      acted: is('acted'),
      shot: is('shot'),
      dashed: is('dashed'),
      morePoints: is('void') ? 1 : 0,
    },
  };
  const nameOf = (id: LegendId): Name => [...cast].find(([, x]) => x === id)?.[0] ?? 'A';
  return { start, ground, a, nameOf, ziplines };
};

const beastOn = (legend: LegendId): Figure =>
  figure({
    id: 'beast',
    kind: 'beast',
    owner: legend,
    token: 'BH-A-2',
    spot: { on: 'legend', legend },
  });

/** The same position with tokens on the map. */
export const withLoot = (
  s: State,
  loot: readonly { readonly card: CardId; readonly at: Space }[],
): State => ({
  ...s,
  loot: Object.fromEntries(loot.map(({ card, at }) => [keyOf(at), [card]])),
});
