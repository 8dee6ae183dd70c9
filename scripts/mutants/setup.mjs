// Begins every worker of vitest while faults are tried: wakes the one that is tried, before any source is loaded,
// and writes down which faults the tests of a file have reached.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, inject } from 'vitest';

const shared = /** @type {{ __fault?: number, __seen?: Set<number> | undefined }} */ (
  /** @type {unknown} */ (globalThis)
);
const { fault, seenIn } = /** @type {{ fault: number, seenIn: string | undefined }} */ (
  /** @type {unknown} */ (inject(/** @type {never} */ ('tried')))
);
shared.__fault = fault;
if (seenIn !== undefined) {
  shared.__seen = new Set();
  afterAll(() => {
    const file = expect.getState().testPath ?? '';
    const name = createHash('sha256').update(file).digest('hex').slice(0, 16);
    writeFileSync(
      path.join(seenIn, `${name}.json`),
      JSON.stringify({ file, seen: [...(shared.__seen ?? [])] }),
    );
  });
}
