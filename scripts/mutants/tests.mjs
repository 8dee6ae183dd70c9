// Stands in for vitest while faults are tried: it only collects tests, the worker runs them.

import { GLOBAL_EXPECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend, setState } from '@vitest/expect';
import * as chai from 'chai';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
const none = { assertionCalls: 0, isExpectingAssertions: false, isExpectingAssertionsError: null };
/** @type {any} */ (globalThis)[GLOBAL_EXPECT] = chai.expect;
setState(
  { ...none, expectedAssertionsNumber: null, expectedAssertionsNumberErrorGen: null },
  /** @type {any} */ (chai.expect),
);

/** @type {{ name: string, file: string, run: () => unknown }[]} */
export const collected = [];
const now = { file: '', path: /** @type {string[]} */ ([]) };

/** @param {string} file */
export const inFile = file => {
  now.file = file;
};

/** @param {string} name @param {unknown[]} args */
const fill = (name, args) => `${name} ${JSON.stringify(args)?.slice(0, 80)}`;
/** @param {unknown} x @returns {unknown[]} */
const listed = x => (Array.isArray(x) ? x : [x]);

/** @param {string} name @param {() => unknown} run */
export const test = (name, run) => {
  collected.push({ name: [...now.path, name].join(' > '), file: now.file, run });
};
/** @param {readonly unknown[]} cases */
test.each = cases => (/** @type {string} */ name, /** @type {(...args: unknown[]) => unknown} */ run) => {
  for (const each of cases) test(fill(name, listed(each)), () => run(...listed(each)));
};

/** @param {string} name @param {() => void} body */
export const describe = (name, body) => {
  now.path.push(name);
  body();
  now.path.pop();
};
/** @param {readonly unknown[]} cases */
describe.each = cases => (/** @type {string} */ name, /** @type {(...args: unknown[]) => void} */ body) => {
  for (const each of cases) describe(fill(name, listed(each)), () => body(...listed(each)));
};

export const { expect } = chai;
