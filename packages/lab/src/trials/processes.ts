import { databases } from '@potyczka/server/fixtures';
import { type Child, startChild } from './child.js';
import { beginOurs, type Measured, measure } from './load.js';
import { tidily } from './tidily.js';

export interface Processes {
  /** Matches of tic-tac-toe at the same time; two processes have half of them each. */
  readonly matches: number;
  /** Rounds of one process and of two in turn. A further one warms up. */
  readonly rounds: number;
  onProgress?(words: string): void;
}

/** One round of all processes at work: what they answered together. */
export interface Together {
  readonly perSecond: number;
  /** Milliseconds of processor time of the processes for one answer. */
  readonly cpu: number;
  readonly clientCpu: number;
}

const both = async (children: readonly Child[], matches: number): Promise<Together> => {
  const since = performance.now();
  const parts = await Promise.all(
    children.map(child => measure(child, beginOurs, { matches: matches / children.length, rounds: 1 })),
  );
  const answers = parts.reduce((sum, m) => sum + m.answers, 0);
  const mean = (of: (m: Measured) => number): number =>
    parts.reduce((sum, m) => sum + of(m) * m.answers, 0) / answers;
  // Both began together: the slower one says how long it took.
  const seconds = Math.max(...parts.map(m => m.answers / m.perSecond));
  if (seconds * 1000 > performance.now() - since) throw new Error('answers took longer than the round');
  return { perSecond: answers / seconds, cpu: mean(m => m.cpu), clientCpu: mean(m => m.clientCpu) };
};

/** One process and two on one PostgreSQL, in turns; each table is looked after by the process that its people have called. */
export const processes = (
  given: Processes,
): Promise<{ readonly one: Together[]; readonly two: Together[] }> =>
  tidily(async later => {
    const { matches, rounds, onProgress = () => {} } = given;
    const postgres = await databases('processes');
    later(() => postgres.release());
    const DATABASE_URL = await postgres.database('measured');
    const env = { NODE_ENV: 'production', LOG_LEVEL: 'silent', DATABASE_URL };
    const children: Child[] = [];
    for (let i = 0; i < 2; i++) {
      const child = await startChild('./serve-fixtures.js', env);
      later(() => child.kill());
      children.push(child);
    }
    const one: Together[] = [];
    const two: Together[] = [];
    for (let round = 0; round <= rounds; round++) {
      for (const [name, list, some] of [
        ['one process', one, children.slice(0, 1)],
        ['two processes', two, children],
      ] as const) {
        onProgress(`${name}, round ${round} of ${rounds}`);
        const measured = await both(some, matches);
        if (round > 0) list.push(measured);
      }
    }
    return { one, two };
  });
