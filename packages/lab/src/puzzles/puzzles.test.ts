import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GAMES, listed } from '@potyczka/catalogue';
import { runCommand } from '@potyczka/cli/commands';
import { fakeTerminal } from '@potyczka/cli/fixtures';
import { linesOf, MATCH, recordUpTo, replay } from '@potyczka/kernel/run';
import { expect, test } from 'vitest';
import { puzzles } from './index.js';
import type { Puzzle } from './mine.js';

const keep = path.join(mkdtempSync(path.join(tmpdir(), 'potyczka-puzzles-')), 'kept.jsonl');

/** Little of everything: that puzzles are good is for the long runs. */
const LITTLE = '--games 1 --worlds 2 --thought 4 --playouts 10 --margin 0 --most 1 --json'.split(' ');
const look = async (...more: readonly string[]): Promise<string> => {
  const io = fakeTerminal();
  const args = ['adrenaline', ...LITTLE, '--option', 'players=3', '--option', 'skulls=5', ...more];
  expect(await runCommand(puzzles, args, io)).toBe(0);
  return io.printed.out;
};

test('puzzles are moments of whole matches with a legal answer; what was kept is not looked for again', async () => {
  const out = await look('--keep', keep);
  const found = out
    .trim()
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Puzzle);
  const { game } = await listed(GAMES.find(({ id }) => id === 'adrenaline') as (typeof GAMES)[number]);
  for (const { match, at, seat, answer, low } of found) {
    const whole = replay(game, match);
    expect(whole.ok && whole.run.result !== undefined).toBe(true);
    const then = replay(game, recordUpTo(linesOf(match), MATCH, at));
    if (!then.ok) throw new Error(then.problem);
    expect(then.run.judge(seat, then.run.q, answer)).toBeUndefined();
    expect(low).toBeGreaterThanOrEqual(0);
  }
  expect(found.length).toBeGreaterThan(0);
  const lines = readFileSync(keep, 'utf8').trim().split('\n');
  expect(lines).toHaveLength(2);
  // Were it looked for again, the match would stand there as it was before.
  writeFileSync(keep, `${lines[0]}\n{"game":0,"found":[]}\n`);
  expect(await look('--keep', keep)).toBe('');
});
