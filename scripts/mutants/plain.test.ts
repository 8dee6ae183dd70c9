import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/run.mjs';
import type { Numbered } from './list.mjs';
import { agrees, mistaken } from './plain.mjs';

const SOURCE = 'export const most = 3;\n';
const FAULT: Numbered = {
  file: 'move.ts',
  n: 0,
  name: 'move.ts: 3 -> 4',
  around: '',
  start: SOURCE.indexOf('3'),
  end: SOURCE.indexOf('3') + 1,
  code: '3',
  instead: '4',
  line: 1,
  kind: 'expression',
  isChoice: false,
};

test('a fault is written into the source as a person would make it', () => {
  const one = { start: 4, end: 8, code: 'f(1)', instead: '', kind: 'statement' } as const;
  expect(mistaken('let f(1); g', one)).toBe('let ; g');
  expect(mistaken('a = f(1)', { ...one, kind: 'expression', instead: 'b' })).toBe('a = (b)');
  expect(
    mistaken('{ judge }', { ...one, start: 2, end: 7, code: 'judge', instead: 'all', kind: 'shorthand' }),
  ).toBe('{ judge: (all) }');
  expect(() => mistaken('something else', one)).toThrow('has changed');
});

test('plain vitest is asked while the fault is there, and the source is put back', async () => {
  const src = mkdtempSync(path.join(tmpdir(), 'mutants-'));
  const textOf = () => readFileSync(path.join(src, FAULT.file), 'utf8');
  writeFileSync(path.join(src, FAULT.file), SOURCE);
  try {
    const asked: string[] = [];
    const says = (noticed: boolean) => async (files: readonly string[]) => {
      asked.push(`${files} ${textOf().trim()}`);
      return noticed;
    };
    const killed = { fate: 'killed', file: 'a.test.ts' } as const;
    expect(await agrees(src, FAULT, killed, says(true))).toBe(true);
    expect(await agrees(src, FAULT, killed, says(false))).toBe(false);
    expect(await agrees(src, FAULT, { fate: 'survived' }, says(false))).toBe(true);
    expect(await agrees(src, FAULT, { fate: 'unreached' }, says(true))).toBe(false);
    const whole = path.relative(ROOT, src);
    expect(asked).toEqual(
      ['a.test.ts', 'a.test.ts', whole, whole].map(files => `${files} export const most = (4);`),
    );
    const fails = () => Promise.reject(new Error('no vitest'));
    await expect(agrees(src, FAULT, killed, fails)).rejects.toThrow('no vitest');
    expect(textOf()).toBe(SOURCE);
  } finally {
    rmSync(src, { recursive: true });
  }
});
