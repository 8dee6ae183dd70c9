import type { Rate } from './statistics.js';

/** Rates that are held to be possible, this far apart. */
const STEPS = 1000;
/** The true rate lies outside in at most so many of a hundred runs, however often one looks. */
const DOUBT = 0.05;
/** The most of its stake that a bet may lose at once. */
const MOST = 0.5;

/**
 * An interval that holds the true rate with 95%, also for whoever looks after
 * each game and stops when they like it: for each rate somebody bets against
 * it, and a rate against which too much was won is out (Waudby-Smith and
 * Ramdas, "Estimating means of bounded random variables by betting"). Wilson's
 * interval is narrower, but only for whoever says beforehand how many games.
 */
export class AnytimeInterval {
  private n = 0;
  private sum = 0;
  /** Of squared distances from the mean as it was then. */
  private squares = 0.25;
  private readonly up = new Float64Array(STEPS + 1);
  private readonly down = new Float64Array(STEPS + 1);
  private least = 0;
  private most = STEPS;

  /** What a game brought, from 0 to 1. */
  add(x: number): void {
    const t = this.n + 1;
    const variance = this.squares / t;
    const bet = Math.sqrt((2 * Math.log(2 / DOUBT)) / (variance * t * Math.log(t + 1)));
    for (let i = this.least; i <= this.most; i++) {
      const rate = i / STEPS;
      const gain = x - rate;
      const [rise, fall] = [
        Math.min(bet, MOST / Math.max(rate, 1e-9)),
        Math.min(bet, MOST / Math.max(1 - rate, 1e-9)),
      ];
      this.up[i] = (this.up[i] as number) + Math.log1p(rise * gain);
      this.down[i] = (this.down[i] as number) + Math.log1p(-fall * gain);
    }
    this.n = t;
    this.sum += x;
    this.squares += (x - (0.5 + this.sum) / (t + 1)) ** 2;
    while (this.least < this.most && this.isOut(this.least)) this.least++;
    while (this.most > this.least && this.isOut(this.most)) this.most--;
  }

  private isOut(i: number): boolean {
    // Half of the money is bet on more, half on less.
    return Math.max(this.up[i] as number, this.down[i] as number) + Math.log(0.5) >= Math.log(1 / DOUBT);
  }

  get rate(): Rate {
    return {
      rate: this.n === 0 ? 0 : this.sum / this.n,
      low: this.least === 0 ? 0 : (this.least - 1) / STEPS,
      high: this.most === STEPS ? 1 : (this.most + 1) / STEPS,
    };
  }
}
