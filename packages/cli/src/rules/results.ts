import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The full titles (groups included) of the tests that passed, from Vitest's JSON report. */
export function passedTitles(report: Report): string[] {
  return report.testResults
    .flatMap(file => file.assertionResults)
    .filter(test => test.status === 'passed')
    .map(test => test.fullName);
}

/** The reports of a run: one for each kind of tests. */
const REPORT = /^tests.*\.json$/;

/** `undefined` where no tests were run yet. */
export const readPassedTitles = (folder: string): string[] | undefined => {
  const reports = existsSync(folder) ? readdirSync(folder).filter(name => REPORT.test(name)) : [];
  if (reports.length === 0) return undefined;
  return reports.flatMap(name => passedTitles(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))));
};
