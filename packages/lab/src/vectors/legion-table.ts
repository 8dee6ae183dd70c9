import { type Mini, MM, type Terrain, type Unit } from '@potyczka/geometry/plane';
import { type Event, game, type State } from '@potyczka/legion';
import { newUnit } from '@potyczka/legion/lab';
import {
  type Equipped,
  type Keywords,
  type Param,
  type Rank,
  type UnitCard,
  type UpgradeCard,
  upgradeCard,
  type Weapon,
} from '@potyczka/legion/view';
import { emptyBattle } from './legion-battle.js';
import { Malformed, Reader, readField } from './legion-field.js';

/** A weapon as the vectors of choices give it. */
export interface WeaponGiven extends Omit<Weapon, 'special'> {
  readonly users?: readonly string[];
  readonly upgrade?: string;
  readonly turned?: boolean;
  readonly special?: 'area';
}

interface CardGiven {
  readonly id: string;
  readonly cost?: number;
  readonly free?: boolean;
  readonly exhausted?: boolean;
  readonly capacity?: number;
  readonly used?: number;
}

/** A unit as the vectors of choices give it, beside its place and figures. */
export interface UnitGiven {
  readonly id: string;
  readonly side: string;
  readonly rank?: Rank;
  readonly name?: string;
  readonly affiliation?: string;
  readonly courage?: number | null;
  readonly wounds?: number;
  readonly keywords?: Readonly<Record<string, true | number | Param>>;
  readonly tokens?: Readonly<Record<string, number>>;
  readonly order?: 'up' | 'down' | 'none';
  readonly weapons?: readonly WeaponGiven[];
  readonly cards?: readonly CardGiven[];
  readonly marks?: readonly string[];
  readonly damage?: readonly NonNullable<State['units'][string]['damage']>[];
  readonly in?: string;
  readonly defenceSurge?: boolean;
  readonly minis: readonly {
    readonly id: string;
    readonly noncombatant?: boolean;
    readonly sidearm?: { readonly melee?: string; readonly ranged?: string };
  }[];
}

/** What every vector of choices has, whatever its question. */
export interface Given {
  readonly id: number;
  readonly units?: readonly UnitGiven[];
  readonly terrain?: readonly unknown[];
}

const FISTS: WeaponGiven = { name: 'Fists', melee: true, dice: { black: 1 } };
const RIFLE: WeaponGiven = { name: 'Rifle', range: [1, 3], dice: { black: 1 } };

const weaponsGiven = (u: UnitGiven): readonly WeaponGiven[] => u.weapons ?? [FISTS, RIFLE];

const isVehicle = (type: string): boolean => type.endsWith('Vehicle');

/** Two arrows: a card of the game that costs two actions. */
const DOUBLE = 'dins-amban-rifle';
/** Card actions that are texts of upgrades, not keywords. */
const TEXTS: Readonly<Record<string, string>> = { double: DOUBLE, 'force-reflexes': 'force-reflexes' };

const weaponOf = (w: WeaponGiven, by?: Weapon['by']): Weapon => {
  const { users: _, upgrade: __, turned: ___, special, ...plain } = w;
  return {
    ...plain,
    ...(special && { special: 'area' as const }),
    ...(by && { by }),
  } as Weapon;
};

/** An upgrade that a unit is given, and whose mini it adds. */
interface Worn {
  readonly card: UpgradeCard;
  readonly mini?: string;
  readonly state: Equipped['state'];
  readonly tokens: Equipped['tokens'];
}

const worn = (card: Partial<UpgradeCard> & { readonly id: string }, more: Partial<Worn> = {}): Worn => ({
  card: { name: card.id, type: 'gear', points: 1, ...card } as UpgradeCard,
  state: 'ready',
  tokens: {},
  ...more,
});

const isEverybodys = (u: UnitGiven, w: WeaponGiven): boolean =>
  w.users === undefined || w.users.length === u.minis.length;

/** The minis with something of their own, each an upgrade that adds it. */
const ofMinis = (u: UnitGiven): readonly Worn[] =>
  u.minis.flatMap(m => {
    const own = weaponsGiven(u).filter(w => !isEverybodys(u, w) && !w.turned && w.users?.includes(m.id));
    const arms = Object.keys(m.sidearm ?? {});
    if (own.length === 0 && !m.noncombatant && arms.length === 0) return [];
    const keywords = {
      ...(m.noncombatant && { noncombatant: true as const }),
      ...(arms.length > 0 && { sidearm: { of: arms } }),
    };
    const type = (own.find(w => w.upgrade)?.upgrade ?? 'heavy-weapon') as UpgradeCard['type'];
    const exhaust = own.some(w => w.exhaust);
    const expend = own.some(w => w.expend);
    return [
      worn(
        {
          id: `mini-${m.id}`,
          type,
          mini: true,
          keywords,
          weapons: own.map(w => weaponOf(w, 'added')),
          ...(exhaust && { exhaust }),
          ...(expend && { expend }),
        },
        { mini: m.id },
      ),
    ];
  });

/** Cards with weapons that every mini may use, and cards that are turned. */
const ofAll = (u: UnitGiven): readonly Worn[] =>
  weaponsGiven(u)
    .filter(w => w.turned || (isEverybodys(u, w) && w.upgrade !== undefined))
    .map(w =>
      worn(
        {
          id: `weapon-${u.id}-${w.name}`,
          type: (w.upgrade ?? 'gear') as UpgradeCard['type'],
          weapons: [weaponOf(w, 'each')],
          ...(w.exhaust && { exhaust: true }),
          ...(w.expend && { expend: true }),
        },
        { state: w.turned ? (w.expend ? 'expended' : 'exhausted') : 'ready' },
      ),
    );

const actionCards = (u: UnitGiven): readonly Worn[] =>
  (u.cards ?? []).map(c => {
    const state = c.exhausted ? 'exhausted' : 'ready';
    const text = TEXTS[c.id];
    if (text !== undefined) {
      const { weapons: _, ...card } = upgradeCard(text);
      return worn(card, { state });
    }
    const { x = 1 } = paramOf(u.keywords?.[c.id]);
    const param = {
      x,
      ...(c.capacity !== undefined && { y: c.capacity }),
      ...(c.free && { free: true as const }),
    };
    const tokens: Equipped['tokens'] = c.used ? { wound: c.used } : {};
    return worn({ id: `card-${u.id}-${c.id}`, keywords: { [c.id]: param } as Keywords }, { state, tokens });
  });

const paramOf = (value: true | number | Param | undefined): Param =>
  value === undefined || value === true ? {} : typeof value === 'number' ? { x: value } : value;

/** Keywords of the unit card: what a card of the unit gives is printed there. */
const keywordsOf = (u: UnitGiven): Keywords => {
  const carried = (u.cards ?? []).map(c => c.id);
  return Object.fromEntries(
    Object.entries(u.keywords ?? {}).filter(([id]) => !carried.includes(id)),
  ) as Keywords;
};

const cardOf = (u: UnitGiven, at: Unit, adds: number): UnitCard => ({
  id: `card-${u.id}`,
  name: u.name ?? u.id,
  ...(u.affiliation !== undefined && { affiliation: u.affiliation }),
  faction: u.affiliation === undefined ? 'rebels' : 'mercenary',
  rank: u.rank ?? 'corps',
  type: at.type,
  points: 50,
  minis: u.minis.length - adds,
  wounds: u.wounds ?? 1,
  ...(u.courage !== null && !isVehicle(at.type) && { courage: u.courage ?? 2 }),
  speed: at.speed,
  die: 'white',
  base: at.base.shape === 'round' ? at.base.diameter / MM : [at.base.length / MM, at.base.width / MM],
  silhouette: [at.silhouette.bottom / MM, at.silhouette.top / MM],
  ...(u.defenceSurge && { defenceSurge: true }),
  keywords: keywordsOf(u),
  weapons: weaponsGiven(u)
    .filter(w => isEverybodys(u, w) && w.upgrade === undefined && !w.turned)
    .map(w => weaponOf(w)),
});

/** Units A to H belong to the first player. */
const seatOf = (u: UnitGiven): 'p1' | 'p2' => (u.side === 'blue' ? 'p1' : 'p2');

const standing = (made: State['units'][string]['minis'], minis: readonly Mini[], upgrades: readonly Worn[]) =>
  minis.map(({ id, pose }) => ({
    ...made[0]!,
    id,
    role: upgrades.findIndex(w => w.mini === id) + 1,
    x: pose.at.x,
    y: pose.at.y,
    z: pose.level,
    facing: pose.facing,
  }));

const put = (s: State, u: UnitGiven, at: Unit): void => {
  const upgrades = [...ofMinis(u), ...ofAll(u), ...actionCards(u)];
  const card = cardOf(u, at, upgrades.filter(w => w.mini !== undefined).length);
  const made = newUnit(
    u.id,
    seatOf(u),
    card,
    upgrades.map(w => w.card),
  );
  s.cards.units[card.id] = card;
  for (const w of upgrades) s.cards.upgrades[w.card.id] = w.card;
  s.units[u.id] = {
    ...made,
    where: 'field',
    order: u.order ?? 'none',
    damage: u.damage?.[0] ?? null,
    tokens: { ...made.tokens, ...u.tokens },
    marks: (u.marks ?? []).includes('wheel') ? { wheel: { until: 'round', n: 1, unit: null } } : {},
    upgrades: made.upgrades.map((e, n) => ({ ...e, state: upgrades[n]!.state, tokens: upgrades[n]!.tokens })),
    minis: standing(made.minis, at.minis, upgrades),
  };
};

/** What has happened before the position, told by the game's own events. */
export const happened = <K extends Event['type']>(s: State, event: Extract<Event, { type: K }>): void =>
  (game.apply[event.type] as (s: State, e: Event) => void)(s, event);

const isOpen = (u: UnitGiven): boolean =>
  ['transport', 'light-transport'].some(id => paramOf(u.keywords?.[id]).of?.includes('open'));

/** Inside: what its vehicle is, and where. */
const board = (s: State, u: UnitGiven, all: readonly UnitGiven[]): void => {
  const vehicle = all.find(v => v.id === u.in);
  if (!vehicle) throw new Malformed(`${u.id} is in ${u.in}, which is not there`);
  happened(s, { type: 'embarked', unit: u.id, into: vehicle.id, open: isOpen(vehicle) });
};

/** Somebody far away, so that no side is without units. */
const BYSTANDER = { side: 'red', type: 'trooper', base: { round: 27 }, silhouette: [0, 41.9] };
const far = (side: string, x: number) => ({
  ...BYSTANDER,
  id: side === 'red' ? 'Zz' : 'Hh',
  side,
  order: 'up',
  minis: [{ id: side === 'red' ? 'Zz1' : 'Hh1', x, y: 900 }],
});

/** The position of a vector as a battle in its first round. */
export const tableFor = (v: Given, size: readonly [number, number] = [1828.8, 914.4]): State => {
  const given = v.units ?? [];
  const missing = ['red', 'blue'].filter(side => !given.some(u => u.side === side));
  const units = [...given, ...missing.map(side => far(side, side === 'red' ? 1810 : 20) as UnitGiven)];
  const field = readField(new Reader({ ...v, units, size, tokens: [] }, 'vector'));
  const s = emptyBattle();
  s.ground = { width: field.width, depth: field.depth, terrain: field.terrain as Terrain[] };
  s.cards = { units: {}, upgrades: {} };
  s.units = {};
  for (const [n, u] of units.entries()) put(s, u, field.units[n]!);
  for (const u of units) if (u.in !== undefined) board(s, u, units);
  return { ...s, round: 1, blue: 'p1', priority: 'p1', turn: 'p1' };
};
