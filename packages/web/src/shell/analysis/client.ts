import type { Answer, Seat } from '@potyczka/kernel';
import type { Moment, Stroke } from '@potyczka/kernel/run';
import type { Answers } from '@potyczka/table';
import { type Errand, Records } from '../../wire/records.js';
import { hireWorker } from '../../wire/worker.js';
import type { AnalysisWish, JudgeWanted } from '../../worker/analysis-messages.js';
import type { LineTold, MomentTold, Otherwise, Walked } from '../../worker/explore.js';
import type { Eyes } from '../../worker/story.js';

/** The whole of a match on a slow phone, in milliseconds. */
const LIMIT_MS = 15 * 60_000;

/** Asks the worker of the analysis; what is judged has one of its own, which can be stopped. */
export class AnalysisClient {
  private readonly walking = new Records(hireWorker, LIMIT_MS);
  private readonly judging = new Records(hireWorker, LIMIT_MS);
  private before: Promise<unknown> = Promise.resolve();

  /** One after the other: the worker goes on from where it stands. */
  private ask<X>(analysis: AnalysisWish): Promise<X> {
    const next = this.before.then(() => this.walking.ask<X>({ analysis }));
    this.before = next.catch(() => undefined);
    return next;
  }

  open(lines: unknown): Promise<Walked> {
    return this.ask({ do: 'open', lines });
  }

  line(lines: unknown, line: number, as: Eyes): Promise<LineTold> {
    return this.ask({ do: 'line', lines, line, as });
  }

  moment(
    lines: unknown,
    at: Moment,
    as: Eyes,
    of: { readonly seat?: Seat | null; readonly steps?: readonly Answer[] },
  ): Promise<MomentTold> {
    return this.ask({ do: 'moment', lines, at, as, of });
  }

  probe(lines: unknown, otherwise: Otherwise, tried: Answer): Promise<Answers['probe']> {
    return this.ask({ do: 'probe', lines, otherwise, tried });
  }

  give(lines: unknown, otherwise: Otherwise): Promise<Walked> {
    return this.ask({ do: 'give', lines, otherwise });
  }

  call(
    lines: unknown,
    line: number,
    words: { readonly name: string; readonly comment: string },
  ): Promise<Walked> {
    return this.ask({ do: 'call', lines, line, words });
  }

  drop(lines: unknown, line: number): Promise<Walked> {
    return this.ask({ do: 'drop', lines, line });
  }

  playOn(lines: unknown, at: Moment, mine: Seat): Promise<string> {
    return this.ask({ do: 'play-on', lines, at, mine });
  }

  judge(wanted: JudgeWanted, errand: Errand): Promise<number> {
    return this.judging.ask({ analysis: { do: 'judge', wanted } }, errand);
  }

  luck(record: unknown, errand: Errand): Promise<readonly Stroke[] | null> {
    return new Records(hireWorker, LIMIT_MS).ask({ analysis: { do: 'luck', record } }, errand);
  }
}
