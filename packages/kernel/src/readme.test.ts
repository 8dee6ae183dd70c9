import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { match, pearls, record, refused } from './fixtures/readme-example.js';
import { sale, step } from './fixtures/readme-stages.js';
import { replay } from './run/index.js';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the example in the README', () => {
  const block = /```ts\n([\s\S]*?)```/.exec(read('../README.md'))?.[1] ?? '';

  test('is the one that is run here, in under 60 lines', () => {
    const source = read('./fixtures/readme-example.ts')
      .replace("'../index.js'", "'@potyczka/kernel'")
      .replace("'../run/index.js'", "'@potyczka/kernel/run'");
    expect(block).toBe(source);
    expect(block.trimEnd().split('\n').length).toBeLessThan(60);
  });

  test('does what it says', () => {
    expect(refused).toMatchObject({ ok: false, refusal: { rule: 'TABLE-SEAT' } });
    expect(match.events('spectator')[0]?.event).toMatchObject({ type: 'poured' });
    expect(match.view('p1').pearls).toBe(0);
    expect(match.result).toEqual({ winner: match.view('p1').turn });
    expect(replay(pearls, record)).toMatchObject({ ok: true });
  });
});

describe('the examples in its sections', () => {
  /** The parts of a file that the README shows, by their names. */
  const parts = (path: string): Map<string, string> =>
    new Map(
      [...read(path).matchAll(/^\/\/ README: (\w+)\n([\s\S]*?)\/\/ end$/gm)].map(m => [
        m[1] ?? '',
        m[2] ?? '',
      ]),
    );

  test.each([['./fixtures/readme-stages.ts', ['stages', 'steps']]])('are those of %s', (path, names) => {
    const shown = parts(path);
    expect([...shown.keys()]).toEqual(names);
    for (const name of names) expect(read('../README.md')).toContain(`\`\`\`ts\n${shown.get(name)}\`\`\``);
  });

  test('do what they say', () => {
    expect(step).toEqual({ ok: true, n: 0, draft: 'p1' });
    expect(sale.entries[0]).toEqual({ n: 1, seat: 'p1', q: 0, path: [3, 'mine!'] });
    expect(sale.events('p2').map(({ rule, event }) => [rule, event.type])).toEqual([
      ['JEWEL-3', 'bid'],
      ['JEWEL-3', 'bid'],
      ['JEWEL-4', 'took'],
    ]);
    expect(sale.result).toEqual({ taken: 'p1' });
  });
});
