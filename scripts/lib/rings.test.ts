import { describe, expect, test } from 'vitest';
import { importsOf, judgeRings, rings } from './rings.mjs';

const files = (texts: Record<string, string>) => new Map(Object.entries(texts));
const ringsIn = (texts: Record<string, string>, kind: 'values' | 'types' = 'values') =>
  rings(importsOf(files(texts), kind));

describe('a ring', () => {
  test('is two files that import each other by value, over others too', () => {
    const found = ringsIn({
      'src/a.ts': "import { b } from './b.js';\nexport const a = b;",
      'src/b.ts': "export * from './deep/c.js';\nexport const b = 1;",
      'src/deep/c.ts': "import '../a.js';",
      'src/d.ts': "import { a } from './a.js';\nexport const d = a;",
    });
    expect(found).toEqual([['src/a.ts', 'src/b.ts', 'src/deep/c.ts']]);
  });

  test('is none where one side takes only types, unless types are asked for', () => {
    const texts = {
      'src/a.ts': "import { type B, b } from './b.js';\nexport type A = B;\nexport const a = b;",
      'src/b.ts':
        "import type { A } from './a.js';\nexport type { A as C } from './a.js';\nexport const b = 1;",
    };
    expect(ringsIn(texts)).toEqual([]);
    expect(ringsIn(texts, 'types')).toEqual([['src/a.ts', 'src/b.ts']]);
  });

  test('is none where one side waits for the other', () => {
    const found = ringsIn({
      'src/a.ts': "import { b } from './b.js';\nexport const a = b;",
      'src/b.ts': "export const b = () => import('./a.js');",
    });
    expect(found).toEqual([]);
  });

  test('is told apart from another one', () => {
    const pair = (one: string, other: string) => ({
      [`src/${one}.ts`]: `import './${other}.js';`,
      [`src/${other}.ts`]: `import './${one}.js';`,
    });
    expect(ringsIn({ ...pair('a', 'b'), ...pair('c', 'd') })).toEqual([
      ['src/a.ts', 'src/b.ts'],
      ['src/c.ts', 'src/d.ts'],
    ]);
  });
});

describe('the list of rings', () => {
  const found = (count: number) => ({
    values: new Map([['table', [Array.from({ length: count }, (_, i) => `src/${i}.ts`)]]]),
    types: new Map(),
  });
  const left = { values: { table: 2 }, types: {} };

  test('lets be what is on it', () => expect(judgeRings(found(2), left).problems).toEqual([]));
  test('refuses a file more, and names all', () => {
    expect(judgeRings(found(3), left).problems).toEqual([expect.stringContaining('src/2.ts')]);
  });
  test('has to shrink with what it lists', () => {
    expect(judgeRings(found(0), left)).toMatchObject({
      problems: [expect.stringContaining('--update')],
      now: { values: {} },
    });
  });
});
