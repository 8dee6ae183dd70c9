import { scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import type { Facts } from '../content/types.js';
import type { F, S } from '../state.js';
import type { HeroId, Hex } from '../vocabulary.js';

/** What a scenario's special rules make of its figures: stronger, unhurtable, bereft of items. Looked at, never stored. */

const rules = new Map<number, ReadonlyMap<string, readonly Facts[]>>();
const NONE: readonly Facts[] = [];

const namedIn = (scenario: number): ReadonlyMap<string, readonly Facts[]> => {
  const byName = new Map<string, Facts[]>();
  for (const rule of scenarioOf(scenario).rules ?? []) {
    const name = String(rule.rule);
    byName.set(name, [...(byName.get(name) ?? []), rule]);
  }
  rules.set(scenario, byName);
  return byName;
};

const named = (s: S, name: string): readonly Facts[] =>
  (rules.get(s.scenario) ?? namedIn(s.scenario)).get(name) ?? NONE;

const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** Objectives of a kind that have not fallen, those in closed rooms included. */
const standing = (s: S, name: string): number => {
  const def = scenarioOf(s.scenario).objectives?.find(o => o.name === name);
  const hexes: readonly Hex[] = planOf(s.scenario).markers[String(def?.marker)] ?? [];
  const all = typeof def?.count === 'number' ? def.count : hexes.length;
  return Math.max(0, all - (s.flags[`killed ${slug(name)}`] ?? 0));
};

export interface Raise {
  readonly hp: number;
  readonly attack: number;
  readonly move: number;
  readonly range: number;
}

const NOTHING: Raise = { hp: 0, attack: 0, move: 0, range: 0 };

/** How much stronger a type is while some objectives stand. */
export const raiseOf = (s: S, type: string): Raise => {
  let raise = NOTHING;
  for (const r of named(s, 'statBonusPerStanding')) {
    if (!(r.on as readonly string[]).includes(type)) continue;
    const n = standing(s, String(r.objective));
    const of = (x: unknown): number => (typeof x === 'number' ? Math.ceil(n * x) : 0);
    raise = { hp: of(r.hp), attack: of(r.attack), move: of(r.move), range: of(r.range) };
  }
  return raise;
};

/** A Shield that falls with others of a kind on the map: from that of an elite of its like, and more, to none. */
export const fallingShield = (
  s: S,
  type: string,
): { readonly like: string; readonly more: number } | undefined => {
  const rule = named(s, 'fallingShield').find(r => r.kind === type);
  if (rule === undefined) return undefined;
  const others = Object.values(s.figures).filter(f => f.type === rule.per).length;
  return { like: String(rule.like), more: Number(rule.extra) - others };
};

/** Conditions still work on it. */
export const isUnhurtable = (s: S, f: F): boolean =>
  (f.side === 'absent' && f.kind === 'monster') || named(s, 'undamageable').some(r => r.kind === f.type);

/** Whether characters may lose cards to spare a figure, and have not done so too often. */
export const sacrificesFor = (s: S, f: F): boolean =>
  named(s, 'mayNegateDamage').some(
    r =>
      slug(String(r.to)) === f.type &&
      (typeof r.times !== 'number' || (s.flags[`spared ${f.id}`] ?? 0) < r.times),
  );

/** A character that has not found its own yet: no items, and Disadvantage. */
export const isBereft = (s: S, id: HeroId): boolean =>
  named(s, 'untilLooted').length > 0 && (s.heroes[id]?.tally['goal treasures'] ?? 0) === 0;

export const takesOneGoalTreasure = (s: S): boolean => named(s, 'onlyOneGoalTreasureEach').length > 0;

/** What a monster goes for first if it can attack it this turn: the kinds of objectives. */
export const firstAims = (s: S, f: F): readonly string[] =>
  named(s, 'focusFirst')
    .filter(r => f.side === 'monsters' && (r.who !== 'demons' || f.type.endsWith('-demon')))
    .map(r => slug(String(r.on)));

const isOnTile = (s: S, f: F, tile: string): boolean => {
  const { rooms, roomAt } = planOf(s.scenario);
  return rooms.get(roomAt.get(f.at as Hex) ?? -1)?.tiles.includes(tile) ?? false;
};

/** Who takes the place of the dead. */
export const successorOf = (s: S, f: F): { readonly type: string; readonly plus: number } | undefined => {
  for (const r of named(s, 'replacedOnDeath')) {
    const what = r.what as { readonly kind?: string; readonly rank?: string; readonly tile?: string };
    const here = what.tile === undefined || isOnTile(s, f, what.tile);
    if (here && what.kind === f.type && (what.rank === undefined || what.rank === f.rank))
      return { type: String(r.by), plus: typeof r.levelPlus === 'number' ? r.levelPlus : 0 };
  }
  return undefined;
};

/** Kinds of which one may be removed when one of others dies. */
export const freedBy = (s: S, f: F): string | undefined => {
  const [rule] = named(s, 'whenKilled');
  return rule && f.type.endsWith('-demon') ? String(named(s, 'undamageable')[0]?.kind) : undefined;
};
