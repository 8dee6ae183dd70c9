import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { potyczka } from '@potyczka/cli/fixtures';
import { describe, expect, test } from 'vitest';

interface Shot {
  id: number;
  weapon: string;
  players: Record<string, number[] | null>;
  outcomes: { to: object; damage: Record<string, number>; marks: object; paid: string }[];
}
interface SightVector {
  board: string;
  room: string;
  visible: number[][];
  distances: number[][];
}

const fixture = (kind: string): string => fileURLToPath(new URL(`./fixtures/${kind}.json`, import.meta.url));
const vectors = <T>(kind: string): T[] => JSON.parse(readFileSync(fixture(kind), 'utf8')) as T[];
const folder = mkdtempSync(path.join(tmpdir(), 'potyczka-check-'));

function file(content: unknown): string {
  const at = path.join(folder, 'vectors.json');
  writeFileSync(at, typeof content === 'string' ? content : JSON.stringify(content));
  return at;
}

/** The command takes words: a copy whose address has no space in it. */
const kept = (kind: string): string => file(readFileSync(fixture(kind), 'utf8'));

const shot = (weapon: string): Shot =>
  vectors<Shot>('adrenaline-shots').find(v => v.weapon === weapon && v.outcomes.length > 1) as Shot;

describe('adrenaline-shots', () => {
  test('all vectors kept here agree', async () => {
    const { code, out, err } = await potyczka(`check adrenaline-shots ${kept('adrenaline-shots')}`);
    const n = vectors('adrenaline-shots').length;
    expect({ code, out, err }).toEqual({ code: 0, out: `${n} of ${n} agree\n`, err: '' });
  });

  test('every weapon is among them', () => {
    expect(new Set(vectors<Shot>('adrenaline-shots').map(v => v.weapon)).size).toBe(21);
  });

  test('an outcome too few and one too many are told in one line each, with the position', async () => {
    const [few, many] = [shot('railgun'), shot('thor')];
    const dropped = few.outcomes.pop();
    many.outcomes.push({ to: {}, damage: { p2: 9 }, marks: {}, paid: 'Y' });
    const { code, out } = await potyczka(`check adrenaline-shots ${file([few, many, shot('zx-2')])}`);
    const [first, second, sum, end] = out.split('\n');
    expect(code).toBe(1);
    expect(first).toMatch(
      new RegExp(
        `^vector ${few.id} \\(railgun\\): \\d+ outcomes here, \\d+ there; only here .*; board [A-D]: .* / .* / `,
      ),
    );
    expect(first).toContain(
      `damage ${Object.entries(dropped?.damage ?? {})
        .map(([who, n]) => `${who}:${n}`)
        .sort()
        .join(' ')}`,
    );
    expect(second).toMatch(/only there \{damage p2:9, paid Y\}; board/);
    expect([sum, end]).toEqual(['1 of 3 agree', '']);
  });

  test.each([
    ['another weapon', { weapon: 'slingshot' }, /weapon is none of/],
    ['a square that is no square', { players: { p1: [9, 9] } }, /players\.p1 is not on the board/],
    ['a shooter off the board', { players: { p1: null } }, /the shooter is not on the board/],
    ['players out of order', { players: { p2: [0, 0] } }, /players are not p1, p2/],
    ['no outcomes', { outcomes: {} }, /outcomes is not a list/],
    ['an outcome without damage', { outcomes: [{ to: {}, marks: {}, paid: '' }] }, /outcomes\[0\]\.damage/],
  ])('a malformed vector is a disagreement: %s', async (_, change, message) => {
    const { code, out } = await potyczka(
      `check adrenaline-shots ${file([{ ...shot('whisper'), ...change }])}`,
    );
    expect(code).toBe(1);
    expect(out).toMatch(/^vector \d+ \(.*\) is malformed: [^\n]*\n0 of 1 agree\n$/);
    expect(out).toMatch(message);
  });
});

describe('adrenaline-visibility', () => {
  test('all vectors kept here agree', async () => {
    const { code, out } = await potyczka(`check adrenaline-visibility ${kept('adrenaline-visibility')}`);
    const n = vectors('adrenaline-visibility').length;
    expect({ code, out }).toEqual({ code: 0, out: `${n} of ${n} agree\n` });
  });

  test.each<[string, (v: SightVector) => unknown, RegExp]>([
    ['a square not seen', v => v.visible.pop(), /seen: only here \[/],
    [
      'another distance',
      v => v.distances[0]?.splice(2, 1, 7),
      /moves: only here \[\d,\d\]=\d only there \[\d,\d\]=7/,
    ],
    ['another room', v => Object.assign(v, { room: 'pink' }), /the room is \w+ here, pink there/],
  ])('%s is told with the board drawn', async (_, change, message) => {
    const [vector] = vectors<SightVector>('adrenaline-visibility') as [SightVector];
    change(vector);
    const { code, out } = await potyczka(`check adrenaline-visibility ${file([vector])}`);
    expect(code).toBe(1);
    expect(out).toMatch(message);
    expect(out).toMatch(/; board A: .*@.* \/ .*\n0 of 1 agree\n$/);
  });
});

describe('the file', () => {
  test.each([
    ['is not there', '/nowhere/vectors.json', /cannot read/],
    ['is no JSON', '[1', /cannot read .*JSON/],
    ['is no list', '{}', /is not a list of vectors/],
  ])('%s', async (_, content, message) => {
    const at = content.startsWith('/') ? content : file(content);
    const { code, err } = await potyczka(`check adrenaline-shots ${at}`);
    expect(code).toBe(1);
    expect(err).toMatch(message);
  });

  test('may be named as the vectors are', async () => {
    const { code, out } = await potyczka(`check gloomhaven-sight ${file([])}`);
    expect({ code, out }).toEqual({ code: 0, out: '0 of 0 agree\n' });
  });
});
