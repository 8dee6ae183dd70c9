import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a test has tried: see `scripts/lib/tries.mjs`. */
export interface TriesKept {
  readonly refused: readonly string[];
  readonly offered: readonly string[];
  readonly answers: Readonly<Record<string, readonly string[]>>;
  readonly apart: number;
}

interface Report {
  readonly testResults: readonly {
    readonly name?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly meta?: { readonly tries?: TriesKept };
    }[];
  }[];
}

/** A test that passed. */
export interface Passed {
  /** With the titles of its groups. */
  readonly title: string;
  readonly file: string;
  readonly tries?: TriesKept | undefined;
}

/** The tests that passed, from Vitest's JSON report. */
export const passedIn = (report: Report): Passed[] =>
  report.testResults.flatMap(({ name = '', assertionResults }) =>
    assertionResults
      .filter(test => test.status === 'passed')
      .map(test => ({ title: test.fullName, file: name, tries: test.meta?.tries })),
  );

/** The reports of a run: one for each kind of tests. */
const REPORT = /^tests.*\.json$/;

/** `undefined` where no tests were run yet. */
export const readPassed = (folder: string): Passed[] | undefined => {
  const reports = existsSync(folder) ? readdirSync(folder).filter(name => REPORT.test(name)) : [];
  if (reports.length === 0) return undefined;
  return reports.flatMap(name => passedIn(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))));
};
