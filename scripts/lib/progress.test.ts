import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { runStep, runTogether, summary } from './progress.mjs';

/** What is written to something that is no terminal. */
function paper() {
  const written: string[] = [];
  const stream = new Writable({
    write: (text, _, done) => {
      written.push(String(text));
      done();
    },
  });
  const text = () => written.join('').replace(/\d+\.\d s/g, '0.0 s');
  return { out: Object.assign(stream, { isTTY: false }) as unknown as NodeJS.WriteStream, text };
}

test('a step that passes is two plain lines', async () => {
  const { out, text } = paper();
  const step = { name: 'types', run: async () => ({ code: 0, output: 'chatter' }) };
  const result = await runStep(step, 2, 8, out);
  expect(text()).toBe('  [2/8] types ...\n✓ [2/8] types: done in 0.0 s\n');
  expect(result).toMatchObject({ name: 'types', code: 0 });
});

test('a step that fails shows all it printed, and its exit code is kept', async () => {
  const { out, text } = paper();
  const step = { name: 'types', run: async () => ({ code: 2, output: 'line 1\nline 2\n' }) };
  const result = await runStep(step, 2, 8, out);
  expect(text()).toBe('  [2/8] types ...\n✗ [2/8] types: failed in 0.0 s\nline 1\nline 2\n');
  expect(result.code).toBe(2);
});

test('steps that do not need each other run at the same time, and are told in their order', async () => {
  const { out } = paper();
  let isSecondDone = () => {};
  const second = new Promise<void>(resolve => {
    isSecondDone = resolve;
  });
  const step = (name: string, code: number, run: () => Promise<void>) => ({
    name,
    run: async () => {
      await run();
      return { code };
    },
  });
  const steps = [
    // The first ends only after the second: one after the other they would never end.
    step('first', 0, () => second),
    step('second', 1, async () => isSecondDone()),
    step('third', 0, async () => {}),
  ];
  const results = await runTogether(steps, 3, 9, out, 2);
  expect(results.map(({ name, code }) => [name, code])).toEqual([
    ['first', 0],
    ['second', 1],
    ['third', 0],
  ]);
});

test('the summary names every step with its time', () => {
  const results = [
    { name: 'types', code: 0, seconds: 1.25 },
    { name: 'tests', code: 1, seconds: 61, note: '3 passed, 1 failed' },
  ];
  expect(summary(results, 61.4)).toBe(
    ['  ✓ types     1.3 s', '  ✗ tests    61.0 s  3 passed, 1 failed', '    all      61.4 s'].join('\n'),
  );
});
