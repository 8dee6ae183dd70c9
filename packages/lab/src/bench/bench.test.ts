import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fakeTerminal } from '@potyczka/cli/fixtures';
import { describe, expect, test } from 'vitest';
import type { Bench } from './figure.js';
import { GROUPS, runGroups } from './index.js';

const group = (bench: Bench) => async () => ({ bench });

const stub = group(report => {
  report({ name: 'a', value: 1234.5, unit: 'ops/s', peer: 'other 1.0', ratio: 12.34, aim: '>= 10 x' });
  report({ name: 'b', value: 0.001234, unit: 'ms' });
});

describe('figures', () => {
  test('as JSON: a list of five fields and nothing else', async () => {
    const io = fakeTerminal();
    expect(await runGroups({ stub }, true, io)).toBe(0);
    expect(JSON.parse(io.printed.out)).toEqual([
      { name: 'a', value: 1234.5, unit: 'ops/s', peer: 'other 1.0', ratio: 12.34 },
      { name: 'b', value: 0.001234, unit: 'ms', peer: null, ratio: null },
    ]);
    expect(io.printed.err).toBe('');
  });

  test('as a table: rounded, with peer and aim', async () => {
    const io = fakeTerminal();
    await runGroups({ stub }, false, io);
    expect(io.printed.out.split('\n').map(line => line.replace(/ +/g, ' '))).toEqual([
      'a 1,235 ops/s 12.3 x other 1.0 (aim >= 10 x)',
      'b 0.00123 ms',
      '',
    ]);
  });

  test('a group that fails does not stop the others, and is told', async () => {
    const io = fakeTerminal();
    const broken = group(() => {
      throw new Error('no such thing');
    });
    expect(await runGroups({ broken, stub }, true, io)).toBe(1);
    expect(JSON.parse(io.printed.out)).toHaveLength(2);
    expect(io.printed.err).toBe('potyczka bench: broken failed: no such thing\n');
  });
});

test('every file that measures something is listed', async () => {
  const helpers = [
    'index.ts',
    'figure.ts',
    'peer.ts',
    'timing.ts',
    'against.ts',
    'matches.ts',
    'progress.ts',
    'page-clicks.ts',
    'page-pan.ts',
    'page-scroll.ts',
    'turns.ts',
  ];
  const files = readdirSync(fileURLToPath(new URL('.', import.meta.url)))
    .filter(name => !name.endsWith('.test.ts') && !helpers.includes(name))
    .map(name => name.replace(/\.ts$/, ''));
  expect(Object.keys(GROUPS).sort()).toEqual(files.sort());
});
