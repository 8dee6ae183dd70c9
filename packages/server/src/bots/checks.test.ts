import { ticTacToe } from '@potyczka/kernel/fixtures';
import { type MatchRecord, Run, seedOf } from '@potyczka/kernel/run';
import { Refused, type Turn } from '@potyczka/table';
import { afterEach, describe, expect, test } from 'vitest';
import { compiled } from '../compiled.js';
import { GAMES } from '../fixtures/fixture-games.js';
import { Checks, type ChecksOptions } from './checks.js';
import { BotPool } from './pool.js';

const registry = compiled('../fixtures/fixture-games.js', import.meta.url).href;

/** A match in which somebody took the same mark back again and again. */
const recordOf = (undone: number): MatchRecord => {
  const run = new Run(ticTacToe, {}, { seed: seedOf(1) });
  for (let i = 0; i < undone; i++) {
    const given = run.answer('p1', run.q, '4');
    if (given.ok) run.undo(given.n, { seat: 'p1' });
  }
  for (const [i, a] of ['0', '3', '1', '4', '2'].entries()) run.answer(i % 2 ? 'p2' : 'p1', run.q, a);
  return run.record(true);
};
const short = recordOf(0);

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const begin = (more: Partial<ChecksOptions> = {}): Checks => {
  const checks = new Checks({ registry, bytesPerHour: 1e9, onFault: () => {}, ...more });
  open.push(checks);
  return checks;
};

const by = (id: string, address = id) => ({ id, name: id, address });

/** What came of it, or why it was refused. */
const outcome = (checked: Promise<string | undefined>): Promise<string> =>
  checked.then(
    problem => problem ?? 'fine',
    e => (e instanceof Refused ? `${e.problem.code} ${e.problem.why.id}` : String(e)),
  );
const BUSY = 'too-fast table-imports-busy';

describe('records that people bring', () => {
  test('are played again; what is wrong is said', async () => {
    const checks = begin();
    expect(await outcome(checks.check(short, by('ann')))).toBe('fine');
    const wrong = { ...short, hash: '0'.repeat(64) };
    expect(await outcome(checks.check(wrong, by('ann')))).toMatch('final state');
    expect(await outcome(checks.check({ ...short, game: 'chess' }, by('ann')))).toMatch('no game chess');
  });

  test('one of a person at a time, two from an address', async () => {
    const checks = begin();
    const three = ['ann', 'ann', 'bob', 'cat'].map(id => outcome(checks.check(short, by(id, 'house'))));
    expect(await Promise.all(three)).toEqual(['fine', BUSY, 'fine', BUSY]);
    expect(await outcome(checks.check(short, by('ann', 'house')))).toBe('fine');
  });

  test('eight of all wait, no more', async () => {
    const checks = begin();
    const all = Array.from({ length: 10 }, (_, i) => outcome(checks.check(short, by(`p${i}`))));
    expect(checks.size).toBe(8);
    expect(await Promise.all(all)).toEqual([...Array(8).fill('fine'), BUSY, BUSY]);
    expect(checks.size).toBe(0);
  });

  test('one that takes too long is given up, and the next has its turn', async () => {
    const checks = begin({ lateMs: 1 });
    const long = recordOf(5000);
    const two = ['ann', 'bob'].map(id => outcome(checks.check(long, by(id))));
    expect(await Promise.all(two)).toEqual(Array(2).fill('refused table-slow-record'));
    expect(checks.size).toBe(0);
    expect(await outcome(begin().check(long, by('ann')))).toBe('fine');
  });

  test('use up time and room of where they came from', async () => {
    const checks = begin({ msPerHour: 0.001 });
    expect(await outcome(checks.check(short, by('ann', 'house')))).toBe('fine');
    expect(await outcome(checks.check(short, by('bob', 'house')))).toBe('too-fast table-too-fast');
    expect(await outcome(checks.check(short, by('cat', 'elsewhere')))).toBe('fine');
    const narrow = begin({ bytesPerHour: JSON.stringify(short).length + 1 });
    const wrong = { ...short, hash: '0'.repeat(64) };
    expect(await outcome(narrow.check(wrong, by('ann', 'house')))).toMatch('final state');
    expect(await outcome(narrow.check(short, by('ann', 'house')))).toBe('fine');
    expect(await outcome(narrow.check(short, by('ann', 'house')))).toBe('fine');
    expect(await outcome(narrow.check(short, by('bob', 'house')))).toBe('too-fast table-too-fast');
  });
});

const checkpoint = new Run(ticTacToe, {}, { seed: seedOf(1) }).now.checkpoint();

/** Lets a bot think for a host. */
const thinkIn = (pool: BotPool, host: string, begun: () => void = () => {}) =>
  pool.think(
    {
      table: 'abcdefgh',
      game: 'tic-tac-toe',
      options: {},
      checkpoint,
      seat: 'p1',
      level: 'random',
      dice: 1,
      wishes: [],
    },
    { address: host, host, begun } satisfies Turn,
  );

test('a host whose bots think much does not keep those of another waiting', async () => {
  const pool = new BotPool({ threads: 1, botMs: 10, registry, games: GAMES, onFault: () => {} });
  open.push(pool);
  const begun: string[] = [];
  const think = (host: string) => thinkIn(pool, host, () => begun.push(host));
  await think('many');
  await Promise.all([...Array.from({ length: 5 }, () => think('many')), think('one')]);
  expect(begun.indexOf('one')).toBe(3);
});

test('the time of a thought does not run while the thread of its bot is getting ready', async () => {
  const faults: unknown[] = [];
  const onFault = (_: string, e: unknown) => faults.push(e);
  const pool = new BotPool({ threads: 1, botMs: 1, registry, games: GAMES, onFault });
  open.push(pool);
  let begun = 0;
  const thought = thinkIn(pool, 'ann', () => begun++);
  expect({ begun, waiting: pool.waiting }).toEqual({ begun: 0, waiting: 1 });
  await thought;
  expect({ begun, waiting: pool.waiting, faults }).toEqual({ begun: 1, waiting: 0, faults: [] });
});

test('where no thread ever gets ready, the harmless answer is given', async () => {
  const faults: string[] = [];
  const broken = `data:text/javascript,${encodeURIComponent("throw new Error('no games here')")}`;
  const onFault = (_: string, e: unknown) => faults.push(String(e));
  const pool = new BotPool({ threads: 1, botMs: 1, registry: broken, games: GAMES, onFault });
  open.push(pool);
  expect(await thinkIn(pool, 'ann')).toBe('0');
  expect(faults.slice(0, 3)).toEqual(Array(3).fill('Error: no games here'));
});
