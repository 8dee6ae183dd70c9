import {
  NO_WAY,
  negativesOf,
  passage,
  pointsOf,
  stepsFrom,
  terrainAt,
  waysFrom,
} from '@potyczka/geometry/hex';
import { sure } from '@potyczka/kernel';
import { fieldOf } from '../ground.js';
import { flies } from '../rules/effects.js';
import { figure, has, heroesIn } from '../rules/look.js';
import { othersOf } from '../rules/walk.js';
import type { F, S } from '../state.js';
import type { FigureId, Hex } from '../vocabulary.js';
import { Blows } from './blows.js';
import { Danger, GONE } from './danger.js';
import { type Foe, foesOf } from './foes.js';
import { type Profile, reachOfClass } from './profile.js';
import { recoveryWorth } from './recovery.js';
import { distanceMap, ERRAND, painOf } from './worth.js';

/** Where a figure can come to, and what it costs. */
interface Reach {
  readonly hexes: readonly Hex[];
  readonly points: readonly number[];
  readonly negatives: readonly number[];
}

/** Nobody goes farther in a turn. */
const FARTHEST = 12;
/** What a step from the enemy costs, and how much of what it might do counts. */
const HASTE = 0.5;
const FEAR = 0.4;

/** What one figure could do from each hex of the board as it stands. Made for one look, never kept. */
export class Spots {
  private readonly field;
  private readonly me: F;
  private readonly foes: readonly Foe[];
  private readonly away: (hex: Hex) => number;
  private readonly reaches = new Map<string, Reach>();
  private readonly stays: Float64Array;
  private readonly danger: Danger;
  private readonly blows: Blows;
  private readonly lines = new Map<Profile, Map<Profile | undefined, number>>();
  private readonly plains = new Map<Profile, number>();
  private readonly arm: number;
  private readonly isDisarmed: boolean;
  /** What a hit point more costs it now. */
  private readonly pain: number;

  constructor(
    private readonly s: S,
    id: FigureId,
    /** How much is feared of those who have gone. */
    gone = GONE,
  ) {
    this.field = fieldOf(s);
    this.me = figure(s, id);
    this.away = distanceMap(s);
    this.foes = foesOf(s, this.me);
    this.arm = this.me.kind === 'hero' ? reachOfClass(this.me.id) - 1 : 0;
    this.isDisarmed = has(this.me, 'disarm');
    this.stays = new Float64Array(this.field.size).fill(Number.NaN);
    this.pain = painOf(this.me);
    const friends = new Set(
      Object.values(s.figures).flatMap(f => (f.side === this.me.side && f.id !== id ? [f.at as Hex] : [])),
    );
    this.danger = new Danger(s, this.me, this.foes, friends, gone);
    this.blows = new Blows(s, this.foes, friends, this.pain);
  }

  /** What waiting where it stands may cost. */
  get exposure(): number {
    return FEAR * this.danger.at(this.me.at);
  }

  /** Nobody can strike at it soon. */
  get isCalm(): boolean {
    return this.foes.every(
      ({ steps, reach }) =>
        sure(steps[this.me.at], 'one of steps') < 0 || sure(steps[this.me.at], 'one of steps') > reach + 1,
    );
  }

  private reachBy(jump: boolean): Reach {
    const gait = flies(this.s, this.me) ? 'fly' : jump ? 'jump' : 'walk';
    const known = this.reaches.get(gait);
    if (known !== undefined) return known;
    const mover = { at: this.me.at, gait, opensDoors: this.me.kind === 'hero' } as const;
    const by = passage(this.field, mover, othersOf(this.s, this.me));
    const ways = waysFrom(this.field, this.me.at, by, 'safe');
    const hexes = ways.order.filter(
      hex =>
        sure(ways.ending[hex], 'one of ending') !== NO_WAY &&
        pointsOf(sure(ways.ending[hex], 'one of ending')) <= FARTHEST,
    );
    const reach: Reach = {
      hexes,
      points: hexes.map(hex => pointsOf(sure(ways.ending[hex], 'one of ending'))),
      negatives: hexes.map(hex => negativesOf(sure(ways.ending[hex], 'one of ending'))),
    };
    this.reaches.set(gait, reach);
    return reach;
  }

  /** What it is worth to stand somewhere after everything. */
  stay(hex: Hex): number {
    let worth = sure(this.stays[hex], 'one of stays');
    if (Number.isNaN(worth)) {
      worth = this.stayWorth(hex);
      this.stays[hex] = worth;
    }
    return worth;
  }

  private stayWorth(hex: Hex): number {
    const kind = terrainAt(this.field, hex);
    const away = this.foes.length > 0 ? Math.max(0, this.away(hex) - this.arm) : ERRAND * this.away(hex);
    let worth = -HASTE * away - FEAR * this.danger.at(hex);
    if (kind === 'closed-door') worth += this.door();
    else if (kind === 'trap' || kind === 'hazardous') worth -= 3 * this.pain;
    else if (kind === 'treasure') worth += 2.5;
    if (this.s.money.includes(hex)) worth += 0.8;
    return worth;
  }

  /** Who opens a door meets what is behind it: one who is well and has cards, and nobody left in the back. */
  private door(): number {
    if (this.foes.length > 0) return -4 - 2 * this.foes.length;
    const h = this.s.heroes[this.me.id];
    const thin = h !== undefined && h.hand.length < 3 && h.discard.length > 2 ? 4 : 0;
    return 5 - thin - 4 * (1 - this.me.hp / this.me.max);
  }

  get here(): Hex {
    return this.me.at;
  }

  /** The best hex within so many points for two halves and what comes after. */
  private best(
    points: number,
    jump: boolean,
    first: Profile | undefined,
    second: Profile | undefined,
  ): number {
    const { at } = this.me;
    const worthAt = (hex: Hex): number =>
      (first ? this.strikes(hex, first) : 0) + (second ? this.strikes(hex, second) : 0) + this.stay(hex);
    let best = worthAt(at);
    if (points <= 0 || has(this.me, 'immobilize')) return best;
    const reach = this.reachBy(jump);
    for (let i = 0; i < reach.hexes.length; i++) {
      if (sure(reach.points[i], 'one of points') > points) continue;
      const worth =
        worthAt(sure(reach.hexes[i], 'one of hexes')) -
        sure(reach.negatives[i], 'one of negatives') * 3 * this.pain;
      if (worth > best + 0.01) best = worth;
    }
    return best;
  }

  /** What halves that stay on their hex are worth: healing, wards, and the rest. */
  private plain(p: Profile): number {
    let worth = this.plains.get(p);
    if (worth === undefined) {
      const near = this.foes.filter(
        x =>
          sure(x.steps[this.me.at], 'one of steps') >= 0 &&
          sure(x.steps[this.me.at], 'one of steps') <= x.reach,
      ).length;
      worth =
        this.healing(p) + p.guard * Math.min(2, near) * 0.6 + p.other + recoveryWorth(this.s, this.me, p);
      this.plains.set(p, worth);
    }
    return worth;
  }

  /** A Heal for whoever needs it most: oneself, or a friend within its range. */
  private healing(p: Profile): number {
    if (p.heal === 0) return 0;
    let best = 0;
    const steps = p.healRange > 0 ? stepsFrom(this.field, [this.me.at], p.healRange + 2) : undefined;
    for (const h of heroesIn(this.s)) {
      const f = this.s.figures[h.id];
      if (
        f === undefined ||
        (f.id !== this.me.id && (steps === undefined || sure(steps[f.at], 'one of steps') < 0))
      )
        continue;
      best = Math.max(best, Math.min(p.heal, f.max - f.hp) * Math.min(1.6, painOf(f)));
    }
    return best;
  }

  strikes(hex: Hex, p: Profile): number {
    if (this.isDisarmed) return 0;
    let worth = 0;
    for (const strike of p.strikes) worth += this.blows.from(hex, strike);
    return worth;
  }

  /** Two halves one after the other, each moving before it strikes. */
  line(first: Profile, second: Profile | undefined): number {
    let known = this.lines.get(first);
    if (known === undefined) {
      known = new Map();
      this.lines.set(first, known);
    }
    let worth = known.get(second);
    if (worth === undefined) {
      worth = this.lineWorth(first, second);
      known.set(second, worth);
    }
    return worth;
  }

  private lineWorth(first: Profile, second: Profile | undefined): number {
    const rest = this.plain(first) + (second ? this.plain(second) : 0);
    if (first.moves > 0) {
      const more = second?.moves ?? 0;
      const one = this.best(first.moves, first.jump, first, second);
      if (more === 0) return one + rest;
      return (
        Math.max(
          one,
          this.best(first.moves + more, first.jump && sure(second, 'second').jump, undefined, second),
        ) + rest
      );
    }
    const now = this.strikes(this.me.at, first);
    if (second && second.moves > 0)
      return now + this.best(second.moves, second.jump, undefined, second) + rest;
    return now + (second ? this.strikes(this.me.at, second) : 0) + this.stay(this.me.at) + rest;
  }
}
