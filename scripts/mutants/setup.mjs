// Begins every worker of vitest while faults are tried: wakes the one that is tried, before any source is loaded. Where
// none is, it writes down which parts of the sources were run.
import { writeFileSync } from 'node:fs';
import { afterAll, inject } from 'vitest';

/** @typedef {{ __fault?: number, __reached?: (file: string, parts: number) => Uint8Array }} Shared */

const shared = /** @type {Shared} */ (/** @type {unknown} */ (globalThis));
const { fault, into } = /** @type {{ fault: number, into: string | undefined }} */ (
  /** @type {unknown} */ (inject(/** @type {never} */ ('tried')))
);
shared.__fault = fault;
if (into !== undefined) {
  /** @type {Map<string, Uint8Array>} */
  const reached = new Map();
  shared.__reached = (file, parts) => {
    const own = reached.get(file) ?? new Uint8Array(parts);
    reached.set(file, own);
    return own;
  };
  afterAll(() => {
    const told = [...reached].map(([file, parts]) => [file, parts.join('')]);
    writeFileSync(into, JSON.stringify(Object.fromEntries(told)));
  });
}
