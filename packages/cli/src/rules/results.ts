import { existsSync, readFileSync } from 'node:fs';

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

/** `undefined` where no tests were run yet. */
export const readPassedTitles = (file: string): string[] | undefined =>
  existsSync(file) ? passedTitles(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
