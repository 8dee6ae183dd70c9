import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { headOf } from './help.mjs';
import { ROOT } from './run.mjs';

const folder = path.join(ROOT, 'scripts');
const scripts = readdirSync(folder).filter(name => name.endsWith('.mjs'));
const sourceOf = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

test('every script tells with --help what it does, or hands it to the program that does', () => {
  const silent = scripts.filter(
    name => !/^import '\.\/lib\/help\.mjs';$|^import \{ potyczka \}/m.test(sourceOf(name)),
  );
  expect(silent).toEqual([]);
});

test('what it tells are the lines that the script begins with', () => {
  expect(headOf('// one\n// two\nimport x;\n// three\n')).toEqual(['one', 'two']);
  const unsaid = scripts.filter(name => headOf(sourceOf(name)).join('').length < 60);
  expect(unsaid).toEqual([]);
});

test('help does nothing else, and a wrong argument is told in one line', () => {
  const mutants = (...args: string[]): string[] => {
    const { stdout, stderr } = spawnSync(process.execPath, [path.join(folder, 'mutants.mjs'), ...args]);
    return `${stdout}${stderr}`.trim().split('\n');
  };
  expect(mutants('--help')).toEqual(headOf(sourceOf('mutants.mjs')));
  expect(mutants('--gmae')).toEqual(["Unknown option '--gmae' (--help tells what there is)"]);
});
