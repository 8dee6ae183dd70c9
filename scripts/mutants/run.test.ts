import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { faultsIn } from './faults.mjs';
import { type Numbered, sourceOf } from './list.mjs';
import { Gone, isLate, Runner, Trial } from './run.mjs';
import type { Answer } from './runner.mjs';

const FAULT: Numbered = {
  file: 'rules/move.ts',
  n: 3,
  name: 'rules/move.ts: 1 -> 2',
  around: '',
  start: 0,
  end: 1,
  code: '1',
  instead: '2',
  line: 1,
  kind: 'expression',
  isChoice: false,
};

/** A trial that knows these files of tests, all of which reach the fault. */
function trialOf(...names: string[]): Trial {
  const trial = new Trial('adrenaline', [FAULT]);
  const { source } = trial.placeOf(FAULT);
  trial.judges = names.map((file, ms) => ({ file, ms, hash: '', sources: new Set([source]) }));
  return trial;
}

/** A process that gives one answer. */
const answering = (answer: () => Promise<unknown>) => ({ ask: answer, end: () => {} }) as never;

test('tests beside the broken file judge first, those that play whole games last', () => {
  const src = '/packages/games/adrenaline/src';
  const judges = trialOf(`${src}/conformance.test.ts`, `${src}/cards/a.test.ts`, `${src}/rules/move.test.ts`)
    .judgesOf(FAULT)
    .map(({ file }) => file);
  expect(judges).toEqual([
    `${src}/rules/move.test.ts`,
    `${src}/cards/a.test.ts`,
    `${src}/conformance.test.ts`,
  ]);
});

test('vitest runs the files in their order, not the largest first, and tells nothing of the run before', async () => {
  const rules = path.join(sourceOf('adrenaline'), 'rules');
  const small = path.join(rules, 'take-back.test.ts');
  const large = path.join(rules, 'event-rules.test.ts');
  // What the small one expects is wrong.
  const found = faultsIn(small, readFileSync(small, 'utf8')).find(({ code }) => code === '1');
  const faults = [{ ...FAULT, ...found, file: 'rules/take-back.test.ts', n: 0 }];
  const runner = new Runner();
  const failedWith = async (fault: number, ...files: string[]) => {
    const { ran }: Answer = await runner.ask({ job: { fault, files } }, () => 60_000);
    expect(ran.map(({ file }) => file)).toEqual(files);
    return ran.filter(({ failed }) => failed.length > 0).map(({ file }) => file);
  };
  try {
    await runner.ask({ begin: { game: 'adrenaline', faults } }, () => 60_000);
    expect(await failedWith(-1, small, large)).toEqual([]);
    expect(await failedWith(0, small)).toEqual([small]);
    expect(await failedWith(-1, large)).toEqual([]);
    expect(await failedWith(-1, large, small)).toEqual([]);
  } finally {
    runner.end();
  }
});

test('a file that has changed since its faults were listed gives no verdict', async () => {
  const runner = new Runner();
  const file = 'rules/take-back.test.ts';
  const files = [path.join(sourceOf('adrenaline'), file)];
  try {
    await runner.ask(
      { begin: { game: 'adrenaline', faults: [{ ...FAULT, file, code: 'gone' }] } },
      () => 60_000,
    );
    await expect(runner.ask({ job: { fault: -1, files } }, () => 60_000)).rejects.toThrow(
      `${file} has changed`,
    );
  } finally {
    runner.end();
  }
});

test('a process that ends by itself was ended by the fault; an error of the tool is no verdict', async () => {
  const trial = trialOf('/a.test.ts');
  trial.idle = [answering(() => Promise.reject(new Gone('gone')))];
  expect(await trial.try(FAULT)).toEqual({ fate: 'endless' });
  trial.idle = [answering(() => Promise.reject(new Error('no such project')))];
  await expect(trial.try(FAULT)).rejects.toThrow('no such project');
});

test('the verdict is that of plain vitest, unless nothing loads', async () => {
  const trial = trialOf('/a.test.ts', '/b.test.ts');
  const verdict = (a: object, b: object, ...stray: string[]) => {
    const none = { ms: 1, failed: [], broken: [] };
    const ran = [
      { ...none, file: '/a.test.ts', ...a },
      { ...none, file: '/b.test.ts', ...b },
    ];
    trial.idle = [answering(() => Promise.resolve({ ran, stray }))];
    return trial.try(FAULT);
  };
  const unloaded = { broken: ['no such weapon'] };
  expect(await verdict({}, {})).toEqual({ fate: 'survived' });
  expect(await verdict({}, { failed: ['a move'] })).toMatchObject({ fate: 'killed', by: 'a move' });
  expect(await verdict({}, unloaded)).toMatchObject({ fate: 'killed', by: 'does not load: no such weapon' });
  expect(await verdict(unloaded, unloaded)).toMatchObject({ fate: 'broken' });
  expect(await verdict({}, {}, 'nobody waited for this')).toMatchObject({ fate: 'killed' });
});

test('what only a test notices that plays whole games is late', () => {
  expect(isLate({ fate: 'killed', file: 'packages/games/apex/src/conformance.test.ts' })).toBe(true);
  expect(isLate({ fate: 'killed', file: 'packages/games/apex/src/rules/move.test.ts' })).toBe(false);
});
