import {
  NO_WAY,
  negativesOf,
  passage,
  pointsOf,
  sees,
  stepsFrom,
  terrainAt,
  type Ways,
  waysFrom,
} from '@potyczka/geometry/hex';
import { fieldOf } from '../ground.js';
import { enemiesOf, figure, has } from '../look.js';
import { flies } from '../rules/effects.js';
import { othersOf } from '../rules/move.js';
import { statistics } from '../rules/statistics.js';
import type { F, S } from '../state.js';
import type { FigureId, Hex } from '../vocabulary.js';
import { type Profile, reachOfClass, type Strike } from './profile.js';
import { distanceMap, hitWorth, lifeWorth } from './worth.js';

interface Foe {
  readonly f: F;
  readonly steps: Int16Array;
  /** How far it strikes in a turn, and how hard. */
  readonly reach: number;
  readonly attack: number;
  /** Steps to the nearest of its other enemies. */
  readonly nearest: number;
}

const SIGHT = 12;

/** What one figure could do from each hex of the board as it stands. Made for one look, never kept. */
export class Spots {
  private readonly field;
  private readonly me: F;
  private readonly foes: readonly Foe[];
  private readonly away: (hex: Hex) => number;
  private readonly ways = new Map<string, Ways>();
  private readonly dangers = new Map<Hex, number>();
  private readonly struck = new Map<Strike, Map<Hex, number>>();
  private readonly arm: number;
  /** What a hit point more costs it now. */
  private readonly pain: number;

  constructor(
    private readonly s: S,
    id: FigureId,
  ) {
    this.field = fieldOf(s);
    this.me = figure(s, id);
    this.away = distanceMap(s);
    this.foes = enemiesOf(s, this.me)
      .filter(f => !has(f, 'invisible'))
      .map(f => this.look(f));
    this.arm = this.me.kind === 'hero' ? reachOfClass(this.me.id) - 1 : 0;
    const { hp, max } = this.me;
    this.pain = Math.min(4, (lifeWorth(hp, max) - lifeWorth(Math.max(0, hp - 2), max)) / 2);
  }

  private look(f: F): Foe {
    const line = statistics(this.s, f);
    const idle = has(f, 'stun') || has(f, 'disarm') || f.kind === 'objective';
    const steps = stepsFrom(this.field, [f.at], SIGHT);
    let nearest = SIGHT;
    for (const x of Object.values(this.s.figures))
      if (x.side === this.me.side && x.id !== this.me.id && steps[x.at]! >= 0)
        nearest = Math.min(nearest, steps[x.at]!);
    return {
      f,
      steps,
      nearest,
      reach: (line.move ?? 0) + (line.range ?? 1),
      attack: idle ? 0 : line.attack,
    };
  }

  /** What enemies would probably do to it there: they go for whoever is nearest. */
  private danger(hex: Hex): number {
    let danger = this.dangers.get(hex);
    if (danger !== undefined) return danger;
    let damage = 0;
    for (const { steps, reach, attack, f, nearest } of this.foes) {
      const away = steps[hex]!;
      if (away < 0 || away > reach) continue;
      const again = this.s.acted.includes(f.id) ? 0.7 : 1;
      damage += attack * again * (away < nearest ? 0.9 : away === nearest ? 0.5 : 0.2);
    }
    const { hp, max } = this.me;
    danger = lifeWorth(hp, max) - lifeWorth(Math.max(0, hp - damage), max);
    if (damage >= hp) danger += 6 * Math.min(2, damage / hp);
    this.dangers.set(hex, danger);
    return danger;
  }

  /** What an attack from there would bring. */
  strike(hex: Hex, strike: Strike): number {
    let all = this.struck.get(strike);
    if (all === undefined) {
      all = new Map();
      this.struck.set(strike, all);
    }
    const known = all.get(hex);
    if (known !== undefined) return known;
    const worth = this.strikeFrom(hex, strike);
    all.set(hex, worth);
    return worth;
  }

  private strikeFrom(hex: Hex, { n, range, ranged, targets, area, more, pierce }: Strike): number {
    const worths: number[] = [];
    for (const { f, steps } of this.foes) {
      const away = steps[hex]!;
      if (away < 0 || away > range + (area > 1 ? 1 : 0)) continue;
      if (away > 1 && !sees(this.field, hex, f.at)) continue;
      const clumsy = ranged && away === 1 ? 0.75 : 1;
      worths.push((hitWorth(this.s, f.id, n, pierce) + more) * clumsy);
    }
    worths.sort((a, b) => b - a);
    const most = area > 1 ? Math.min(area, 3) : targets;
    const sure = area > 1 ? 0.6 : 1;
    return worths.slice(0, most).reduce((sum, w, i) => sum + (i === 0 ? w : w * sure), 0);
  }

  private waysBy(jump: boolean): Ways {
    const gait = flies(this.s, this.me) ? 'fly' : jump ? 'jump' : 'walk';
    let ways = this.ways.get(gait);
    if (ways === undefined) {
      const mover = { at: this.me.at, gait, opensDoors: this.me.kind === 'hero' } as const;
      ways = waysFrom(this.field, this.me.at, passage(this.field, mover, othersOf(this.s, this.me)), 'safe');
      this.ways.set(gait, ways);
    }
    return ways;
  }

  /** What it is worth to stand somewhere after everything. */
  stay(hex: Hex): number {
    const kind = terrainAt(this.field, hex);
    let worth = -0.6 * Math.max(0, this.away(hex) - this.arm) - 0.2 * this.danger(hex);
    if (kind === 'closed-door') worth += this.door();
    else if (kind === 'trap' || kind === 'hazardous') worth -= 3 * this.pain;
    else if (kind === 'treasure') worth += 2.5;
    if (this.s.money.includes(hex)) worth += 0.8;
    return worth;
  }

  /** Who opens a door meets what is behind it: one who is well, and nobody left in the back. */
  private door(): number {
    if (this.foes.length > 0) return -4 - 2 * this.foes.length;
    return 5 - 7 * (1 - this.me.hp / this.me.max);
  }

  get here(): Hex {
    return this.me.at;
  }

  /** The best hex within so many points for what comes after, and what it is worth there. */
  best(points: number, jump: boolean, worthAt: (hex: Hex) => number): { hex: Hex; worth: number } {
    const here = { hex: this.me.at, worth: worthAt(this.me.at) };
    if (points <= 0 || has(this.me, 'immobilize')) return here;
    const ways = this.waysBy(jump);
    let best = here;
    for (const hex of ways.order) {
      const cost = ways.ending[hex]!;
      if (cost === NO_WAY || pointsOf(cost) > points) continue;
      const worth = worthAt(hex) - negativesOf(cost) * 3 * this.pain;
      if (worth > best.worth + 0.01) best = { hex, worth };
    }
    return best;
  }

  /** What halves that stay on their hex are worth: healing, wards, and the rest. */
  plain(p: Profile): number {
    const lack = this.me.max - this.me.hp;
    const near = this.foes.filter(x => x.steps[this.me.at]! >= 0 && x.steps[this.me.at]! <= x.reach).length;
    return Math.min(p.heal, lack) * Math.min(1.4, this.pain) + p.guard * Math.min(2, near) * 0.6 + p.other;
  }

  strikes(hex: Hex, p: Profile): number {
    if (has(this.me, 'disarm')) return 0;
    let worth = 0;
    for (const strike of p.strikes) worth += this.strike(hex, strike);
    return worth;
  }

  /** Two halves one after the other, each moving before it strikes. */
  line(first: Profile, second: Profile | undefined): number {
    const after = (hex: Hex): number => (second ? this.strikes(hex, second) : 0) + this.stay(hex);
    const rest = this.plain(first) + (second ? this.plain(second) : 0);
    if (first.moves > 0) {
      const more = second?.moves ?? 0;
      const one = this.best(first.moves, first.jump, hex => this.strikes(hex, first) + after(hex)).worth;
      if (more === 0) return one + rest;
      const two = this.best(first.moves + more, first.jump && second!.jump, after).worth;
      return Math.max(one, two) + rest;
    }
    const now = this.strikes(this.me.at, first);
    if (second && second.moves > 0) return now + this.best(second.moves, second.jump, after).worth + rest;
    return now + after(this.me.at) + rest;
  }
}
