import {
  type Area,
  type Attack,
  coverings,
  type Field,
  type Hex,
  hasDisadvantage,
  laid,
  NONE,
  type Passage,
  passage,
  rangeOf,
  sees,
  stepsFrom,
  turnsAndMirrors,
  type Ways,
  waysFrom,
} from '@potyczka/geometry/hex';
import { sure } from '@potyczka/kernel';
import { compareInitiative } from './initiative.js';
import type { MonsterAction, Position } from './position.js';

/** GLM-MON-12: without an attack it thinks as if it had a plain melee attack. */
const PLAIN_MELEE: Attack = { kind: 'melee', targets: 1 };

/** A way to attack: enemies by their number, ascending, and the hexes under the area if there is one. */
export interface Strike {
  readonly targets: readonly number[];
  readonly area: readonly Hex[] | undefined;
}

/** Everything about one position that the steps of a turn ask again and again, worked out when first asked. */
export class Scene {
  readonly field: Field;
  readonly own: Attack;
  readonly range: number;
  readonly passage: Passage;
  readonly ways: Ways;
  /** GLM-MON-13: hexes between the monster's first hex and each enemy; Infinity behind walls. */
  readonly proximity: readonly number[];
  /** Place of each enemy in the initiative order, from 0. */
  readonly initiative: readonly number[];
  /** GLM-MON-46: place of each enemy by proximity, then initiative. */
  readonly rank: readonly number[];
  private readonly ranges: (Int16Array | undefined)[] = [];
  private readonly areaReach: (Uint8Array | undefined)[] = [];
  private readonly seen: (Int8Array | undefined)[] = [];
  private laidOnEnemies: readonly { targets: readonly number[]; areas: (readonly Hex[])[] }[] | undefined;
  /** The area as it can lie from the monster (melee) or from a hex that it covers (ranged). */
  private readonly patterns: readonly Area[];

  constructor(
    readonly position: Position,
    readonly action: MonsterAction,
    /** Where its turn began. */
    began: Hex = position.at,
  ) {
    const { field, at, allies, enemies } = position;
    this.field = field;
    this.own = action.attack ?? PLAIN_MELEE;
    this.range = rangeOf(this.own);
    this.passage = passage(field, { at, gait: action.gait }, { allies, enemies: enemies.map(e => e.at) });
    this.ways = waysFrom(field, at, this.passage);
    const steps = stepsFrom(field, [began], field.size);
    this.proximity = enemies.map(e =>
      steps[e.at] === NONE ? Number.POSITIVE_INFINITY : sure(steps[e.at], 'one of steps'),
    );
    this.initiative = places(enemies.length, (a, b) =>
      compareInitiative(
        sure(enemies[a], 'one of enemies').initiative,
        sure(enemies[b], 'one of enemies').initiative,
      ),
    );
    this.rank = places(
      enemies.length,
      (a, b) =>
        compare(sure(this.proximity[a], 'one of proximity'), sure(this.proximity[b], 'one of proximity')) ||
        sure(this.initiative[a], 'one of initiative') - sure(this.initiative[b], 'one of initiative'),
    );
    const area = this.own.area ?? [];
    this.patterns =
      area.length === 0 ? [] : this.own.kind === 'melee' ? turnsAndMirrors(area) : coverings(area);
  }

  private visible(i: number): boolean {
    return sure(this.position.enemies[i], 'one of enemies').invisible !== true;
  }

  /** Line of sight, remembered. */
  sees(hex: number, i: number): boolean {
    let known = this.seen[i];
    if (known === undefined) {
      known = new Int8Array(this.field.size);
      this.seen[i] = known;
    }
    if (known[hex] === 0)
      known[hex] = sees(this.field, sure(this.position.enemies[i], 'one of enemies').at, hex) ? 1 : -1;
    return known[hex] === 1;
  }

  /** GLM-MON-10: within range and in sight, areas left aside. */
  private hitsSingly(hex: number, i: number): boolean {
    let steps = this.ranges[i];
    if (steps === undefined) {
      steps = stepsFrom(this.field, [sure(this.position.enemies[i], 'one of enemies').at], this.range);
      this.ranges[i] = steps;
    }
    return sure(steps[hex], 'one of steps') > 0 && this.sees(hex, i);
  }

  /** Hexes from which some placement of the area covers an enemy, sight left aside (GLM-G50). */
  private areaReaches(i: number): Uint8Array {
    let reach = this.areaReach[i];
    if (reach !== undefined) return reach;
    const { field, own } = this;
    const enemy = sure(this.position.enemies[i], 'one of enemies').at;
    reach = new Uint8Array(field.size);
    if (own.kind === 'melee') {
      for (const each of this.patterns)
        for (const [columns, down] of each)
          for (const hex of laid(field, enemy, [[-columns, -down]])) reach[hex] = 1;
    } else {
      const covered = this.patterns.flatMap(each => laid(field, enemy, each));
      const steps = stepsFrom(field, covered, own.range);
      for (let hex = 0; hex < field.size; hex++) reach[hex] = steps[hex] === NONE ? 0 : 1;
    }
    this.areaReach[i] = reach;
    return reach;
  }

  /** Whether a hex is an attack hex for an enemy, standing there taken for granted. */
  hits(hex: number, i: number): boolean {
    if (!this.visible(i)) return false;
    if (this.own.area === undefined) return this.hitsSingly(hex, i);
    if (this.areaReaches(i)[hex] === 1 && this.sees(hex, i)) return true;
    return this.own.targets > 1 && this.hitsSingly(hex, i) && !this.groups(hex as Hex, i).next().done;
  }

  /** GLM-MON-32, GLM-G47: Disadvantage that standing elsewhere would avoid. */
  suffers(hex: number, i: number): boolean {
    return (
      this.action.muddled !== true &&
      hasDisadvantage(this.field, this.own, hex, sure(this.position.enemies[i], 'one of enemies').at)
    );
  }

  private single(hex: number): number[] {
    const found: number[] = [];
    for (let i = 0; i < this.position.enemies.length; i++)
      if (this.visible(i) && this.hitsSingly(hex, i)) found.push(i);
    return found;
  }

  /** The areas that can be laid from a hex and hit somebody; one more target needs a first (GLM-ATK-26). */
  private areas(hex: Hex): Strike[] {
    const found: Strike[] = [];
    if (this.own.kind === 'melee') {
      for (const each of this.patterns) {
        const area = laid(this.field, hex, each);
        const targets = this.seenUnder(hex, this.under(area));
        if (targets.length > 0) found.push({ targets, area });
      }
      return found;
    }
    const steps = stepsFrom(this.field, [hex], this.own.range);
    for (const { targets: covered, areas } of this.rangedAreas()) {
      const area = areas.find(each => each.some(h => steps[h] !== NONE)); // GLM-AOE-05
      const targets = area === undefined ? [] : this.seenUnder(hex, covered);
      if (targets.length > 0) found.push({ targets, area });
    }
    return found;
  }

  /** Enemies on the hexes of an area. */
  private under(area: readonly Hex[]): number[] {
    const { enemies } = this.position;
    const found: number[] = [];
    for (let i = 0; i < enemies.length; i++)
      if (area.includes(sure(enemies[i], 'one of enemies').at)) found.push(i);
    return found;
  }

  /** GLM-AOE-06 */
  private seenUnder(hex: Hex, covered: readonly number[]): number[] {
    return covered.filter(i => this.visible(i) && this.sees(hex, i));
  }

  /** A ranged area may lie anywhere: all ways to lay it on enemies, together by whom it covers. */
  private rangedAreas(): readonly { targets: readonly number[]; areas: (readonly Hex[])[] }[] {
    if (this.laidOnEnemies !== undefined) return this.laidOnEnemies;
    const byTargets = new Map<string, { targets: readonly number[]; areas: (readonly Hex[])[] }>();
    for (const enemy of this.position.enemies)
      for (const each of this.patterns) {
        const area = laid(this.field, enemy.at, each);
        const targets = this.under(area);
        const known = byTargets.get(targets.join());
        if (known === undefined) byTargets.set(targets.join(), { targets, areas: [area] });
        else known.areas.push(area);
      }
    this.laidOnEnemies = [...byTargets.values()];
    return this.laidOnEnemies;
  }

  /** How many enemies can be attacked from an attack hex of the focus, the focus among them. */
  count(hex: Hex, focus: number): number {
    const { own } = this;
    if (own.area === undefined) return own.targets === 1 ? 1 : Math.min(own.targets, this.single(hex).length);
    let most = 0;
    for (const { area, pool, size } of this.groups(hex, focus))
      most = Math.max(most, area.targets.length + Math.min(size, pool.length));
    return most;
  }

  /** Areas that can be part of an attack on the focus, with the enemies that may be added and how many. */
  private *groups(hex: Hex, focus: number): Generator<{ area: Strike; pool: number[]; size: number }> {
    const single = this.single(hex);
    for (const area of this.areas(hex)) {
      const pool = single.filter(i => !area.targets.includes(i));
      const size = this.own.targets - 1;
      if (area.targets.includes(focus) || (size > 0 && pool.includes(focus))) yield { area, pool, size };
    }
  }

  /** GLM-MON-45: all largest sets of enemies that can be attacked from a hex, the focus among them. */
  strikes(hex: Hex, focus: number): Strike[] {
    const { own } = this;
    if (own.area === undefined) {
      const pool = this.single(hex).filter(i => i !== focus);
      return choices(pool, own.targets - 1).map(others => ({
        targets: sorted([focus, ...others]),
        area: undefined,
      }));
    }
    const found = new Map<string, Strike>();
    let most = 0;
    for (const { area, pool, size } of this.groups(hex, focus)) {
      const forced = area.targets.includes(focus) ? area.targets : [focus, ...area.targets];
      const rest = pool.filter(i => i !== focus);
      const free = size - (forced.length - area.targets.length);
      for (const others of choices(rest, free)) {
        const targets = sorted([...forced, ...others]);
        if (targets.length < most) continue;
        if (targets.length > most) found.clear();
        most = targets.length;
        const key = targets.join();
        if (!found.has(key)) found.set(key, { targets, area: area.area });
      }
    }
    return [...found.values()];
  }
}

const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);
const sorted = (list: readonly number[]): readonly number[] => [...list].sort((a, b) => a - b);

/** Places from 0 in an order, equal ones sharing a place. */
function places(count: number, by: (a: number, b: number) => number): number[] {
  const order = Array.from({ length: count }, (_, i) => i).sort(by);
  const place: number[] = new Array(count).fill(0);
  for (let n = 1; n < count; n++)
    place[sure(order[n], 'one of order')] =
      sure(place[sure(order[n - 1], 'one of order')], 'one of place') +
      (by(sure(order[n - 1], 'one of order'), sure(order[n], 'one of order')) === 0 ? 0 : 1);
  return place;
}

/** All ways to pick `size` of a list, or the whole list if it is no longer than that. */
function choices(list: readonly number[], size: number): (readonly number[])[] {
  if (list.length <= size) return [list];
  if (size <= 0) return [[]];
  const [first, ...rest] = list;
  return [
    ...choices(rest, size - 1).map(chosen => [sure(first, 'first'), ...chosen]),
    ...choices(rest, size),
  ];
}
