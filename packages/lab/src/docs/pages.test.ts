import { createCipheriv, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sealedChance, sealOf, seedOf } from '@potyczka/kernel/run';
import { Request } from '@potyczka/table';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { pathOf } from './markdown.js';
import { writtenPages } from './pages.js';
import { printJson } from './print-json.js';
import { wordsOf } from './schema-words.js';
import { Types } from './type-words.js';

describe('pages that the program writes', () => {
  test('are as the program would write them: else call `npm run docs`', async () => {
    for (const [name, text] of await writtenPages())
      expect(readFileSync(pathOf(name), 'utf8'), name).toBe(text);
  });

  test('are the same every time', async () => {
    expect(await writtenPages()).toEqual(await writtenPages());
  });

  test('name every request and its fields', async () => {
    const page = (await writtenPages()).get('docs/protocol.md') as string;
    const sections = page.split(/^### /m);
    for (const { entries } of Request.options) {
      const section = sections.find(s => s.startsWith(`${entries.do.literal}\n`));
      for (const field of Object.keys(entries))
        if (field !== 'id' && field !== 'do') expect(section).toMatch(new RegExp(`^\\| \`${field}\``, 'm'));
    }
  });
});

describe('words for schemas', () => {
  test('limits are told, also those of a schema inside', () => {
    const Int = v.pipe(v.number(), v.integer());
    expect(wordsOf(v.pipe(Int, v.minValue(10), v.maxValue(3600)))).toBe('whole number, 10 to 3,600');
    expect(wordsOf(v.pipe(v.array(v.pipe(v.string(), v.maxLength(5))), v.minLength(2)))).toBe(
      'list of (text, at most 5 characters), at least 2 of them',
    );
  });

  test('what has no words is an error, and so is an object that takes anything', () => {
    expect(() => wordsOf(v.date())).toThrow('date');
    expect(() => wordsOf(v.pipe(v.string(), v.email()))).toThrow('email');
    expect(() => wordsOf(v.object({ a: v.string() }))).toThrow('object');
  });
});

test('types are read from the source', () => {
  const types = new Types(`
    const LEVELS = ['low', 'high'] as const;
    /** Words { that } look; like code. */
    export interface Thing extends Other {
      readonly a?: readonly string[] | null; /** more */
      readonly b: (typeof LEVELS)[number];
      readonly c: { readonly d: number; readonly e: Readonly<Partial<Record<Seat, string>>> };
    }
    export type News = | { readonly news: 'old'; readonly x: number } | ({ readonly news: 'new' } & Thing);
  `);
  expect(types.member("news: 'old'").map(f => f.name)).toEqual(['news', 'x']);
  expect(types.member("news: 'new'").map(f => f.name)).toEqual(['news', 'a', 'b', 'c']);
  const [a, b, c] = types.fields('Thing');
  expect(a).toEqual({ name: 'a', isOptional: true, type: 'string[] | null' });
  expect(b).toEqual({ name: 'b', isOptional: false, type: '"low" | "high"' });
  expect(types.parentOf('Thing')).toBe('Other');
  expect(types.written(c?.type ?? '')?.map(f => f.type)).toEqual(['number', '{ [seat]?: string }']);
});

test('JSON is printed on one line where it fits', () => {
  expect(printJson({ a: [1, { b: null }] })).toBe('{ "a": [1, { "b": null }] }');
  const long = { a: { b: 'x'.repeat(60), c: 'y'.repeat(60) } };
  expect(JSON.parse(printJson(long))).toEqual(long);
  expect(printJson(long).split('\n').length).toBeGreaterThan(3);
});

describe('the shuffle, as the page describes it', () => {
  /** Written from the page alone. */
  const drawing = (seed: string, salts: Record<string, string>, n: number) => {
    const named = Object.entries(salts).sort(([a], [b]) => (a < b ? -1 : 1));
    const key = createHash('sha256').update(Buffer.from(seed, 'hex')).update(JSON.stringify(named)).digest();
    const start = Buffer.alloc(16); // the block counter, then the nonce
    start.writeUInt32LE(n, 4);
    const cipher = createCipheriv('chacha20', key, start);
    const next = (): number => cipher.update(Buffer.alloc(4)).readUInt32LE(0);
    const below = (k: number): number => {
      if (k === 1) return 0;
      for (;;) {
        const x = next();
        if (x < 2 ** 32 - (2 ** 32 % k)) return x % k;
      }
    };
    const shuffle = <X>(list: readonly X[]): X[] => {
      const out = [...list];
      for (let i = out.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [out[i], out[j]] = [out[j] as X, out[i] as X];
      }
      return out;
    };
    return { below, shuffle };
  };

  test('gives what the table draws', () => {
    const deck = Array.from({ length: 40 }, (_, i) => `#card-${i}` as const);
    const faces = Array.from({ length: 3 }, (_, i) => i);
    const salts = { p2: 'rain on the roof', p1: 'żółw' };
    for (const n of [0, 1, 70_000]) {
      const ours = sealedChance(seedOf(7), salts);
      ours.at(n);
      const described = drawing(seedOf(7), salts, n);
      expect(described.shuffle(deck)).toEqual(ours.shuffle('A-B', deck));
      for (let i = 0; i < 50; i++) expect(described.below(3)).toBe(ours.roll('A-B', faces));
      expect(described.shuffle(deck)).toEqual(ours.shuffle('A-B', deck));
    }
  });

  test('the seal is checked in one line', () => {
    const seal = createHash('sha256')
      .update(Buffer.from(seedOf(7), 'hex'))
      .digest('hex');
    expect(seal).toBe(sealOf(seedOf(7)));
  });
});
