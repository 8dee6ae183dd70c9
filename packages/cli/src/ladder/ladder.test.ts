import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Seat } from '@potyczka/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { potyczka } from '../fixtures/terminal.js';
import { acceptOptions } from '../game-options.js';
import { gameNamed } from '../games.js';
import { type Met, playMeeting } from './match.js';
import { type Rival, rivalFrom } from './rival.js';
import { standingsOf, standingsText } from './standings.js';

const folder = mkdtempSync(path.join(tmpdir(), 'ladder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A player in a file of its own: what it does with a question that is `told`, and `heard` for all else. */
const program = (name: string, onAsk: string): { readonly player: string; readonly heard: string } => {
  const file = path.join(folder, `${name}.mjs`);
  const heard = path.join(folder, `${name}.told`);
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const say = what => process.stdout.write(what + '\\n');
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.tell === 'ask') { ${onAsk} }
  else appendFileSync(${JSON.stringify(heard)}, line + '\\n');
}
`,
  );
  return { player: `exec:"${process.execPath}" "${file}"`, heard };
};

const apex = await gameNamed('apex');
const gloomhaven = await gameNamed('gloomhaven');

const met = (pair: readonly [number, number], won: Met['won'], faults: Met['faults'] = [0, 0]): Met => ({
  pair,
  n: 0,
  seed: 1,
  won,
  faults,
  answers: 3,
});

describe('standings', () => {
  test('best first; parts of victories and faults are added up', () => {
    const all = [met([0, 1], [0, 1], [2, 0]), met([0, 2], [0.5, 0.5], [1, 0]), met([1, 2], [1, 0])];
    const found = standingsOf(['a', 'b', 'c'], all);
    expect(found.map(({ name, won, matches, faults }) => [name, won, matches, faults])).toEqual([
      ['b', 2, 2, 0],
      ['a', 0.5, 2, 3],
      ['c', 0.5, 2, 0],
    ]);
    expect(standingsText(found)).toMatch(/\nb +2 +2\.0 +100% \[34%, 100%\]\na +2 +0\.5 .*3 faults\n/);
  });

  test('who had no seat in a match has not played it', () => {
    const [best, other] = standingsOf(['a', 'b'], [met([0, 1], [1, null]), met([0, 1], [null, 0])]);
    expect([best?.matches, best?.rate, other?.matches, other?.rate]).toEqual([1, 1, 1, 0]);
  });
});

describe('a match of two', () => {
  test('is dealt alike two times, with places changed', async () => {
    const begun: (readonly Seat[])[] = [];
    const rival = (): Rival => {
      const own = rivalFrom(apex, 'random', 1000);
      return {
        ...own,
        begin: (n, seats, dice) => {
          begun.push(seats);
          own.begin(n, seats, dice);
        },
      };
    };
    const [options, pair] = [acceptOptions(apex, {}), [rival(), rival()] as const];
    for (const n of [0, 1]) await playMeeting(apex, options, pair, { pair: [0, 1], n, seed: 1 });
    expect(begun).toEqual([['p1'], ['p2'], ['p2'], ['p1']]);
  });

  test('where all win together, each has the match alone by turns', async () => {
    const options = acceptOptions(gloomhaven, {});
    const rival = (): Rival => rivalFrom(gloomhaven, 'random', 1000);
    const wonIn = async (n: number) =>
      (await playMeeting(gloomhaven, options, [rival(), rival()], { pair: [0, 1], n, seed: 1 })).won;
    expect([await wonIn(0), await wonIn(1)]).toEqual([
      [expect.any(Number), null],
      [null, expect.any(Number)],
    ]);
  });
});

interface LadderLine {
  readonly name: string;
  readonly matches: number;
  readonly faults: number;
}

const ladder = async (...args: readonly string[]): Promise<readonly LadderLine[]> => {
  const { out, err } = await potyczka(['ladder', 'apex', '--json', '--games', '2', ...args]);
  expect(err).toBe('');
  return (JSON.parse(out) as { readonly standings: readonly LadderLine[] }).standings;
};

const faultsOf = (lines: readonly LadderLine[], name: string): number | undefined =>
  lines.find(each => each.name === name)?.faults;

describe('programs', () => {
  test('are told their seats, asked with what they may see, and told how it ended', async () => {
    const good = program(
      'good',
      `if (!told.view || told.answers.length === 0) throw new Error(line);
       const n = (told.view.turn ?? line.length) % told.answers.length;
       say(JSON.stringify(n > 0 ? { n } : { a: told.answers[0] }));`,
    );
    const lines = await ladder('--player', good.player, '--player', 'random');
    expect(lines.map(({ matches, faults }) => [matches, faults])).toEqual([
      [2, 0],
      [2, 0],
    ]);
    const heard = readFileSync(good.heard, 'utf8').trim().split('\n');
    expect(heard.map(line => JSON.parse(line))).toEqual([
      { tell: 'begin', game: 'apex', match: 0, seats: ['p1'] },
      { tell: 'end', rewards: { p1: expect.any(Number), p2: expect.any(Number) } },
      { tell: 'begin', game: 'apex', match: 1, seats: ['p2'] },
      { tell: 'end', rewards: { p1: expect.any(Number), p2: expect.any(Number) } },
    ]);
  });

  test.each([
    ['no JSON', `say('one');`],
    ['nothing that is an answer', `say('{}');`],
    ['a number beyond the list', `say('{"n":9999}');`],
    ['no form of an answer', `say('{"a":{"b":1}}');`],
    ['what nobody offers', `say('{"a":"fly"}');`],
  ])('that answer with %s have the harmless answer taken, and it is counted', async (what, onAsk) => {
    const bad = program(what.replaceAll(' ', '-'), onAsk);
    const lines = await ladder('--player', bad.player, '--player', 'random');
    expect(faultsOf(lines, bad.player)).toBeGreaterThan(0);
    expect(faultsOf(lines, 'random')).toBe(0);
  });

  test('that end, or say nothing, lose nobody the ladder', async () => {
    const gone = program('gone', 'process.exit(0);');
    const silent = program('silent', '');
    const lines = await ladder('--player', gone.player, '--player', silent.player, '--patience', '1');
    expect(lines).toHaveLength(2);
    for (const { faults } of lines) expect(faults).toBeGreaterThan(0);
  });
});

test('a ladder that is broken off goes on from there; another one is refused its file', async () => {
  const keep = path.join(folder, 'kept.jsonl');
  const args = ['--player', 'random', '--player', 'random', '--keep', keep];
  const first = await ladder(...args);
  const written = readFileSync(keep, 'utf8');
  writeFileSync(keep, `${written.split('\n').slice(0, 2).join('\n')}\n{"half`);
  expect(await ladder(...args)).toEqual(first);
  expect(readFileSync(keep, 'utf8')).toBe(written);
  const other = await potyczka(['ladder', 'apex', ...args, '--seed', '9']);
  expect(other).toMatchObject({ code: 1, err: expect.stringContaining('another run') });
});

test.each([
  [['--player', 'random'], 'at least two times'],
  [['--player', 'random', '--player', 'fool'], 'exec:COMMAND, not fool'],
  [['--player', 'random', '--player', 'search:x'], 'bound'],
])('%j is refused', async (args, said) => {
  expect(await potyczka(['ladder', 'apex', ...args])).toMatchObject({
    code: 2,
    err: expect.stringContaining(said),
  });
});
