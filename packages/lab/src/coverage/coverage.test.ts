import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '@potyczka/cli/commands';
import { fakeTerminal } from '@potyczka/cli/fixtures';
import { expect, test } from 'vitest';
import { coverage } from './index.js';

const tally = { decisions: 7, refused: 5, guesses: 4, impossible: 3, undone: 2, retracted: 4, resumed: 1 };

const pageOf = async (...kept: readonly object[]): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'coverage '));
  const file = path.join(folder, 'kept.jsonl');
  const lines = [{ game: 'apex', rulesVersion: 3, every: 20, first: 1 }, ...kept].map(x => JSON.stringify(x));
  writeFileSync(file, `${lines.join('\n')}\n`);
  const io = fakeTerminal();
  try {
    await runCommand(coverage, [file], io);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return io.printed.out;
};

test('how often each card was used is added up over all playouts, and what never was is named', async () => {
  const page = await pageOf(
    { set: 0, seed: 1, tally, used: { 'GB-A-1': 2, 'W-7': 1 } },
    { set: 4, seed: 2, tally, used: { 'GB-A-1': 3 } },
  );
  expect(page).toContain('apex: 2 of 2 playouts conform');
  expect(page).toContain('GB-A-1 5');
  expect(page).toMatch(/\| abilities \| 12 \| 0 \| 5 \| GB-A-2, /);
  expect(page).toMatch(/mode:solo[^|]*\| 1 \| 1 \|/);
});
