import { readFileSync } from 'node:fs';
import { rulesIn } from '@potyczka/kernel/conformance';

/** The numbers of all rules of some pages of `docs/rules`. */
export const ledger = (...pages: readonly string[]): ReadonlySet<string> =>
  rulesIn(
    ...pages.map(page => readFileSync(new URL(`../../../../docs/rules/${page}.md`, import.meta.url), 'utf8')),
  );
