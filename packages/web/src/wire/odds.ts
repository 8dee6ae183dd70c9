import type { Answer } from '@potyczka/kernel';
import type { Asked, OddsFigures } from '@potyczka/kernel/run';
import type { Answers } from '@potyczka/table';
import { Records } from './records.js';
import { hireWorker } from './worker.js';

/** What odds are wanted of: a legal answer, in a match as its seat may imagine it. */
export interface OddsWanted {
  readonly game: string;
  readonly guess: Answers['guess'];
  readonly question: Asked;
  readonly a: Answer;
}

/** What came of it: figures, none, or something newer was asked for. */
export type Reckoned = OddsFigures | null | 'superseded';

/** Longer than any odds take within their limits. */
const LIMIT_MS = 15_000;

interface PendingOdds {
  readonly wanted: OddsWanted;
  resolve(x: Reckoned): void;
}

/** Reckons odds in a worker, one after the other; of those that wait, only the newest is still wanted. */
export class Reckoner {
  private isBusy = false;
  private waiting: PendingOdds | undefined;

  constructor(private readonly workers: Pick<Records, 'ask'> = new Records(hireWorker, LIMIT_MS)) {}

  reckon(wanted: OddsWanted): Promise<Reckoned> {
    this.waiting?.resolve('superseded');
    return new Promise(resolve => {
      this.waiting = { wanted, resolve };
      this.next();
    });
  }

  private next(): void {
    const { waiting } = this;
    if (this.isBusy || !waiting) return;
    this.waiting = undefined;
    this.isBusy = true;
    this.workers
      .ask<OddsFigures | null>({ odds: waiting.wanted })
      .catch(() => null)
      .then(figures => {
        this.isBusy = false;
        waiting.resolve(figures);
        this.next();
      });
  }
}

let shared: Reckoner | undefined;

/** The one reckoner of this page: its worker is hired when odds are first wanted. */
export const reckoner = (): Reckoner => {
  shared ??= new Reckoner();
  return shared;
};
