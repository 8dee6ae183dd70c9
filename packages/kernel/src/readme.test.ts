import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { match, pearls, record, refused } from './fixtures/readme-example.js';
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
