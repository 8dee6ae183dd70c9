import type { BadSocket } from './bad-socket.js';

/** Where a misdeed is done. */
export interface Scene {
  readonly port: number;
  /** A table at which two good people play, the cookie of one, and the number of its open question. */
  readonly table: string;
  readonly cookie: string;
  question(): Promise<number>;
  /** How often each misdeed is done. */
  readonly size: number;
  /** What the server says about itself. */
  metric(name: string): Promise<number>;
}

/** What came of a misdeed. */
export interface Misdone {
  /** Messages, connections or bytes that were thrown at the server. */
  readonly sent: number;
  readonly wrong: readonly string[];
}

export type Misdeed = (scene: Scene) => Promise<Misdone>;

/** Answers that tell the sender what was wrong. A `fault` would be a mistake of ours. */
const CLEAR = new Set([
  'malformed',
  'unknown-table',
  'not-yours',
  'not-open',
  'refused',
  'too-fast',
  'too-large',
]);

/** What somebody was told that they should not have been. */
export const faults = (bad: BadSocket): string[] =>
  bad.replies.flatMap(({ ok, problem }) =>
    ok || CLEAR.has(problem?.code ?? '') ? [] : [`was told '${problem?.code}'`],
  );
