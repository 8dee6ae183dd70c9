import { type Given, WrongArguments } from '../args.js';
import { AnytimeInterval } from './anytime.js';
import type { Played } from './games.js';
import type { Rate } from './statistics.js';

/** What is held of the bot that is listed first: that it wins more than this. */
export type Claim = number;

export type Verdict = 'above' | 'below' | 'open';

/** `60%` or `0.6`. */
export const claimFrom = (given: Given): Claim | undefined => {
  const text = given.text('claim');
  if (text === undefined) return undefined;
  const [, digits, percent] = /^(\d+(?:\.\d+)?|\.\d+)(%)?$/.exec(text) ?? [];
  const rate = Number(digits) / (percent ? 100 : 1);
  if (digits === undefined || rate <= 0 || rate >= 1)
    throw new WrongArguments(`--claim takes a share between none and all, as 60% or 0.6, not ${text}`);
  return rate;
};

const verdictOf = (claim: Claim, { low, high }: Rate): Verdict =>
  low > claim ? 'above' : high < claim ? 'below' : 'open';

/** Looks after each game whether a claim is settled. Games are told in their order. */
export class ClaimWatch {
  private readonly interval = new AnytimeInterval();
  private waiting: number[] = [];
  games = 0;

  /** `of`: so many games are one deal. */
  constructor(
    private readonly claim: Claim,
    private readonly of: number,
  ) {}

  add(played: Played): void {
    if (this.isSettled) return;
    this.games++;
    this.waiting.push(played.won[0] ?? 0);
    if (this.waiting.length < this.of) return;
    this.interval.add(this.waiting.reduce((a, b) => a + b, 0) / this.of);
    this.waiting = [];
  }

  get isSettled(): boolean {
    return this.verdict !== 'open';
  }

  get verdict(): Verdict {
    return verdictOf(this.claim, this.interval.rate);
  }

  get rate(): Rate {
    return this.interval.rate;
  }
}
