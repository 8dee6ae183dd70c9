import type { Seat } from '@potyczka/kernel';
import type { MatchRecord } from '@potyczka/kernel/run';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { JudgedEntry, JudgedPart } from '../../worker/analysis-messages.js';
import type { AnalysisClient } from './client.js';

/** What has been judged of a match so far. */
export interface Judging {
  readonly found: ReadonlyMap<number, JudgedEntry>;
  /** From 0 to 1 while it goes on. */
  readonly progress: number | null;
  /** The entry that is looked at more closely. */
  readonly closer: number | null;
  readonly deciding: readonly number[];
  readonly problem: unknown;
  begin(seats: readonly Seat[] | null): void;
  look(n: number): void;
  stop(): void;
}

/** How long a whole match may take, in milliseconds; a game whose evenings are long has more. */
const WHOLE_MS = 110_000;
const LONG_MS = 280_000;
/** A match of so many entries is long. */
const LONG = 400;
/** One decision that is looked at by itself. */
const CLOSE_MS = 6_000;

export const minutesFor = (match: MatchRecord): number => Math.ceil(timeFor(match) / 60_000);
const timeFor = ({ entries }: MatchRecord): number => (entries.length > LONG ? LONG_MS : WHOLE_MS);

/** Whether there was something better for sure. */
export const isMistake = (judged: JudgedEntry | undefined): boolean =>
  judged?.verdict === 'worse' || judged?.verdict === 'blunder';

/** Judges the decisions of a match in a worker; what was found stands when it is stopped. */
export const useJudging = (client: AnalysisClient, match: MatchRecord): Judging => {
  const [found, setFound] = useState<ReadonlyMap<number, JudgedEntry>>(new Map());
  const [deciding, setDeciding] = useState<readonly number[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  const [closer, setCloser] = useState<number | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const stop = useCallback(() => {
    running.current?.abort();
    setProgress(null);
    setCloser(null);
  }, []);
  const run = useCallback(
    (wanted: Omit<Parameters<AnalysisClient['judge']>[0], 'match'>, onProgress?: (share: number) => void) => {
      running.current?.abort();
      const over = new AbortController();
      running.current = over;
      setProblem(null);
      const onPart = (part: unknown): void => {
        if (over.signal.aborted) return;
        const { found: one, deciding } = part as JudgedPart;
        if (one) setFound(all => new Map(all).set(one.n, one));
        if (!wanted.entries) setDeciding(deciding);
      };
      client
        .judge({ match, ...wanted }, { signal: over.signal, onPart, ...(onProgress && { onProgress }) })
        .catch(e => !over.signal.aborted && setProblem(e))
        .finally(() => {
          if (over.signal.aborted) return;
          setProgress(null);
          setCloser(null);
        });
    },
    [client, match],
  );
  const begin = (seats: readonly Seat[] | null): void => {
    setProgress(0);
    setCloser(null);
    run({ ms: timeFor(match), others: 0, ...(seats && { seats }) }, setProgress);
  };
  const look = (n: number): void => {
    setProgress(null);
    setCloser(n);
    run({ ms: CLOSE_MS, others: 2, entries: [n] });
  };
  return {
    found,
    progress,
    closer,
    deciding: deciding.filter(n => isMistake(found.get(n))),
    problem,
    begin,
    look,
    stop,
  };
};
