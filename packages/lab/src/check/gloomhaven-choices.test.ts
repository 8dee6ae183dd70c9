import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check } from './gloomhaven-choices.js';

type Vector = Record<string, unknown> & { readonly id: number; readonly part: string };

const read = <X>(name: string): X =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'));
const VECTORS = read<readonly Vector[]>('gloomhaven-choices');

const linesOf = (vectors: readonly Vector[]): string[] =>
  vectors.map(v => check(v)).filter(line => line !== undefined);

/** What a part asks, and the rules that its answers prove. */
const PROVES: readonly (readonly [ids: string, part: string, what: string])[] = [
  ['GLM-MOVE-01 GLM-MOVE-03 GLM-JUMP-03', 'move', 'every way of a move'],
  ['GLM-PUSH-01 GLM-PUSH-03 GLM-PUSH-05', 'force', 'every way of a PUSH or PULL'],
  ['GLM-AOE-01 GLM-AOE-05 GLM-AOE-06', 'area', 'every place of an area'],
  ['GLM-ATK-03 GLM-ATK-04 GLM-ATK-19', 'targets', 'every set of targets'],
  ['GLM-ATK-25 GLM-ITEM-17 GLM-DMG-01', 'pierce', 'all that an owner can make of an attack'],
];

describe('choices of Gloomhaven', () => {
  test.each(PROVES)('%s: %s: %s, and no other', (_, part) => {
    const asked = VECTORS.filter(v => v.part === part);
    expect(asked.length).toBeGreaterThan(10);
    expect(linesOf(asked)).toEqual([]);
  });

  test.each(PROVES)('%s: an answer too few and one too many are named (%s)', (_, part) => {
    const agreed = VECTORS.find(v => v.part === part && check(v) === undefined) as Vector;
    const rowsOf = (v: Vector): unknown[] =>
      part === 'targets' ? (v.expected as { sets: unknown[] }).sets : (v.expected as unknown[]);
    const fewer = structuredClone(agreed);
    const [gone] = rowsOf(fewer).splice(0, 1);
    expect(check(fewer)).toMatch(new RegExp(`^choice ${agreed.id} .*not offered 0; offered beyond them 1 `));
    const more = structuredClone(agreed);
    rowsOf(more).push(part === 'targets' ? [[9, 9]] : { ...(gone as object), to: [9, 9] });
    expect(check(more)).toMatch(/not offered 1 such as/);
  });
});
