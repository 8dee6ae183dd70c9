import {
  build,
  cells,
  mirrored,
  placed,
  someMap,
  somePosition,
  turned,
} from '@potyczka/geometry/hex-fixtures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTION } from '../../fixtures/random-monsters.js';
import { slowTurn } from '../../fixtures/slow-monster.js';
import { COMMUNITY, type Position, RULEBOOK } from './position.js';
import { monsterTurn, type Turn } from './turn.js';

const outcomesOf = ({ outcomes }: Turn): Set<string> =>
  new Set(outcomes.map(o => `${o.to}:${[...o.targets].sort((a, b) => a - b).join(' ')}`));

describe('a monster turn', () => {
  test.each([
    ['the rulebook', RULEBOOK],
    ['the players', COMMUNITY],
    ['progress to one hex only', { progress: 'to-one', heading: 'nearest' } as const],
    ['heading for the best attack only', { progress: 'over-all', heading: 'best-attack' } as const],
  ])('is what the ledger says word by word, as %s read it', (_, readings) => {
    fc.assert(
      fc.property(somePosition(5), ACTION, (position, action) => {
        expect(outcomesOf(monsterTurn(position, action, readings))).toEqual(
          slowTurn(position, action, readings),
        );
      }),
      { numRuns: 2500 },
    );
  });

  test('gives reasons that add up: what fell was there before, what is kept is not among it', () => {
    fc.assert(
      fc.property(somePosition(6), ACTION, (position, action) => {
        const { reasons, candidates, focuses } = monsterTurn(position, action);
        let left: readonly unknown[] = candidates;
        for (const reason of reasons) {
          expect(reason.fell.length).toBeGreaterThan(0);
          expect(reason.rules.length).toBeGreaterThan(0);
          expect(reason.kept.some(c => (reason.fell as readonly unknown[]).includes(c))).toBe(false);
          if (reason.stage !== 'focus') continue;
          expect([...reason.kept, ...reason.fell].every(c => left.includes(c))).toBe(true);
          expect(reason.kept.length + reason.fell.length).toBe(left.length);
          left = reason.kept;
        }
        expect((left as typeof candidates).map(c => c.enemy)).toEqual(focuses);
      }),
    );
  });
});

describe('turning and mirroring the field turns and mirrors the turn', () => {
  test.each([
    ['turned', turned],
    ['mirrored', mirrored],
  ])('%s', (_, move) => {
    const movedHex = new Map(cells.map((hex, n) => [hex, cells[move(n)]!]));
    fc.assert(
      fc.property(someMap, ACTION, ({ kinds, lines, picks }, action) => {
        const movedKinds = kinds.slice();
        for (let n = 0; n < kinds.length; n++) movedKinds[move(n)] = kinds[n]!;
        const field = build(kinds, lines);
        const other = build(
          movedKinds,
          lines.map(([a, b]) => [move(a), move(b)] as const),
        );
        const position = placed(field, picks, [1, 2], 1);
        if (position === undefined) return;
        const movedPosition: Position = {
          field: other,
          at: movedHex.get(position.at)!,
          allies: position.allies.map(hex => movedHex.get(hex)!),
          enemies: position.enemies.map(e => ({ ...e, at: movedHex.get(e.at)! })),
        };
        const there = monsterTurn(position, action).outcomes.map(o => ({
          ...o,
          to: movedHex.get(o.to)!,
          targets: o.targets.map(t => movedHex.get(t)!),
        }));
        const moved = monsterTurn(movedPosition, action);
        expect(outcomesOf({ ...moved, outcomes: there })).toEqual(outcomesOf(moved));
      }),
      { numRuns: 300 },
    );
  });
});
