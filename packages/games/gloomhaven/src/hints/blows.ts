import { type Field, sees } from '@potyczka/geometry/hex';
import { sure } from '@potyczka/kernel';
import { fieldOf } from '../ground.js';
import type { S } from '../state.js';
import type { Hex } from '../vocabulary.js';
import type { Foe } from './foes.js';
import type { Strike } from './profile.js';
import { hitWorth } from './worth.js';

/** A ranged attack at whom one stands next to. */
const CLUMSY = 0.75;
/** What an area adds by the second enemy that it may cover, and by each further one. */
const SECOND = 0.85;
const FURTHER = 0.5;

/** What attacks of one figure would bring, from any hex. */
export class Blows {
  private readonly field: Field;
  private readonly known = new Map<Strike, Float64Array>();

  constructor(
    private readonly s: S,
    private readonly foes: readonly Foe[],
    /** Where friends stand. */
    private readonly friends: ReadonlySet<Hex>,
    /** What a hit point more costs the one who strikes. */
    private readonly pain: number,
  ) {
    this.field = fieldOf(s);
  }

  from(hex: Hex, strike: Strike): number {
    let all = this.known.get(strike);
    if (all === undefined) {
      all = new Float64Array(this.field.size).fill(Number.NaN);
      this.known.set(strike, all);
    }
    let worth = sure(all[hex], 'one of all');
    if (Number.isNaN(worth)) {
      worth = this.workOut(hex, strike);
      all[hex] = worth;
    }
    return worth;
  }

  private workOut(hex: Hex, strike: Strike): number {
    const worths: number[] = [];
    const struck: Foe[] = [];
    for (const foe of this.foes) {
      const away = sure(foe.steps[hex], 'one of steps');
      if (away < 0 || away > strike.range) continue;
      if (away > 1 && !sees(this.field, hex, foe.f.at)) continue;
      worths.push(this.at(foe, strike, hex, away));
      struck.push(foe);
    }
    if (strike.area > 1) return areaWorth(struck, worths, strike.area);
    if (worths.length > 1) worths.sort((a, b) => b - a);
    return worths.slice(0, strike.targets).reduce((sum, worth) => sum + worth, 0);
  }

  /** One target: damage and what comes with it, less what it gives back. */
  private at(foe: Foe, strike: Strike, hex: Hex, away: number): number {
    const n = strike.n + this.harder(foe, strike, hex);
    const hit = n > 0 ? hitWorth(this.s, foe.f.id, n, strike.pierce) : 0;
    let worth = (hit + strike.more) * (strike.ranged && away === 1 ? CLUMSY : 1);
    if (n > 0) for (const back of foe.retaliates) if (away <= back.range) worth -= back.n * this.pain;
    return worth;
  }

  /** What a strike adds for who stands beside its target. */
  private harder({ f, steps }: Foe, { withFriend, alone }: Strike, hex: Hex): number {
    const isBeside = (at: Hex): boolean => at !== hex && steps[at] === 1;
    const isHelped = withFriend > 0 && [...this.friends].some(isBeside);
    const isAlone = alone > 0 && !this.foes.some(x => x.f.id !== f.id && steps[x.f.at] === 1);
    return (isHelped ? withFriend : 0) + (isAlone ? alone : 0);
  }
}

/** The best that an area covers: one enemy and those next to it. */
const areaWorth = (struck: readonly Foe[], worths: readonly number[], hexes: number): number => {
  let best = 0;
  for (const [i, foe] of struck.entries()) {
    const others = worths
      .filter((_, k) => k !== i && foe.steps[sure(struck[k], 'one of struck').f.at] === 1)
      .sort((a, b) => b - a)
      .slice(0, hexes - 1);
    const sum = others.reduce(
      (all, worth, k) => all + worth * (k === 0 ? SECOND : FURTHER),
      sure(worths[i], 'one of worths'),
    );
    if (sum > best) best = sum;
  }
  return best;
};
