import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check as checkAttack } from './gloomhaven-attacks.js';
import { check as checkRound } from './gloomhaven-rounds.js';

const vectorsOf = (name: string): Record<string, unknown>[] =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'));
const ATTACKS = vectorsOf('gloomhaven-attacks');
const ROUNDS = vectorsOf('gloomhaven-rounds');

const KINDS = [...new Set(ROUNDS.map(v => String(v.kind)))];

describe('vectors of Gloomhaven', () => {
  test('the exact odds of all attacks agree', () => {
    expect(ATTACKS.map(checkAttack).filter(line => line !== undefined)).toEqual([]);
    expect(ATTACKS).toHaveLength(80);
  });

  test.each(KINDS)('all cases of kind %s agree', kind => {
    const cases = ROUNDS.filter(v => v.kind === kind);
    expect(cases.map(checkRound).filter(line => line !== undefined)).toEqual([]);
  });

  test('GLM-TILE-11 GLM-TILE-16: a board goes on lying when a trap goes off it', () => {
    const pushed = ROUNDS.filter(v => v.kind === 'terrain' && [139, 1115].includes(v.id as number));
    expect(pushed.map(checkRound)).toEqual([undefined, undefined]);
  });

  test('a disagreement is one line that says what differs', () => {
    const [first] = ATTACKS as [Record<string, unknown>];
    const expected = first.expected as Record<string, unknown>;
    const line = checkAttack({ ...first, expected: { ...expected, step1: [99] } });
    expect(line).toMatch(/^attack \d+: step 1 of target 1: ours \d+, theirs 99$/);
    const round = ROUNDS.find(v => v.kind === 'scale') as Record<string, unknown>;
    expect(checkRound({ ...round, expected: { row: null } })).toMatch(/^round \d+ \(scale\): ours /);
  });
});
