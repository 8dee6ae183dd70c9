import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './prepare.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'potyczka-'));
  mkdirSync(path.join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (name: string, packages: Record<string, object>) =>
  writeFileSync(path.join(root, name), JSON.stringify({ packages }));
const lockfile = (packages: Record<string, object>) => write('package-lock.json', packages);
/** What npm says it has installed. */
const installed = (packages: Record<string, object>) => write('node_modules/.package-lock.json', packages);

const ROOT_ENTRY = { '': { name: 'potyczka' } };
const ONE = { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-one' } };
const OTHER_SYSTEM = { 'node_modules/one-win32': { version: '1.0.0', optional: true } };
const WORKSPACE = {
  'packages/kernel': { version: '0.1.0' },
  'node_modules/@potyczka/kernel': { resolved: 'packages/kernel', link: true },
};

test('an empty node_modules is not an installation', () => {
  lockfile({ ...ROOT_ENTRY, ...ONE });
  expect(isInstalled(root)).toBe(false);
});

test('what npm installed by hand counts, and is remembered', () => {
  lockfile({ ...ROOT_ENTRY, ...ONE, ...OTHER_SYSTEM, ...WORKSPACE });
  installed({ ...ONE, ...WORKSPACE });
  expect(isInstalled(root)).toBe(true);
  rmSync(path.join(root, 'node_modules/.package-lock.json'));
  expect(isInstalled(root)).toBe(true);
});

test.each([
  ['another version', { 'node_modules/one': { version: '1.0.1', integrity: 'sha512-one' } }],
  ['another content', { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-two' } }],
  ['one more', { ...ONE, 'node_modules/two': { version: '1.0.0' } }],
  ['one less', {}],
])('a changed lockfile asks for a new installation: %s', (_, packages) => {
  lockfile({ ...ROOT_ENTRY, ...ONE });
  installed(ONE);
  expect(isInstalled(root)).toBe(true);
  lockfile({ ...ROOT_ENTRY, ...packages });
  expect(isInstalled(root)).toBe(false);
});
