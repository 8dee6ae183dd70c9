import { deckFor, payout, recommended, scaleOf } from '@potyczka/gloomhaven/lab';
import type { Check } from '../vectors/check.js';
import { judgeDamage, judgeLongRest, judgeSelect, judgeShortRest } from '../vectors/gloomhaven-cards.js';
import { judgeCleanup, judgePools, judgeTerrain } from '../vectors/gloomhaven-ends.js';
import { judgeOrder, judgeReveal } from '../vectors/gloomhaven-order.js';
import { judgeScript } from '../vectors/gloomhaven-script.js';

/** A case of the bookkeeping of a round. */
interface Vector {
  readonly id: number;
  readonly kind: string;
  readonly given: unknown;
  readonly expected: unknown;
}

type Judge = (given: never, expected: never) => string | undefined;

const text = (x: unknown): string => JSON.stringify(x);

/** Objects are compared whatever the order of their keys. */
const canonical = (x: unknown): unknown => {
  if (Array.isArray(x)) return x.map(canonical);
  if (typeof x !== 'object' || x === null) return x;
  return Object.fromEntries(
    Object.entries(x)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => [k, canonical(v)]),
  );
};

const equal = (ours: unknown, theirs: unknown): string | undefined =>
  text(canonical(ours)) === text(canonical(theirs))
    ? undefined
    : `ours ${text(ours)}, theirs ${text(theirs)}`;

const scale: Judge = (
  given: { levels?: readonly number[]; difficulty?: 'normal'; solo?: boolean; level?: number },
  expected: { recommended?: number; level?: number; row: unknown },
) => {
  const normal = given.levels && recommended(given.levels, 'normal');
  const level = given.level ?? recommended(given.levels ?? [1], given.difficulty ?? 'normal');
  const row = scaleOf(level, given.solo ?? false) ?? null;
  return equal(
    {
      ...(normal === undefined ? {} : { recommended: normal }),
      ...('level' in expected ? { level } : {}),
      row,
    },
    expected,
  );
};

const pay: Judge = (
  given: { level: number; solo?: boolean; tokens: number; xp: number; success: boolean },
  expected: unknown,
) => {
  const row = scaleOf(given.level, given.solo ?? false) ?? scaleOf(given.level, false);
  return equal(payout(given.level, row?.gold ?? 0, given.tokens, given.xp, given.success), expected);
};

const perks: Judge = (
  given: {
    class: string;
    perks: Readonly<Record<string, number>>;
    itemCards?: number;
    scenarioCards?: number;
  },
  expected: { deck: unknown },
) => {
  const boxes: number[] = [];
  for (const [row, n] of Object.entries(given.perks)) boxes[Number(row) - 1] = n;
  const deck = deckFor(
    given.class,
    Array.from(boxes, n => n ?? 0),
    given.itemCards ?? 0,
    given.scenarioCards ?? 0,
  );
  return equal(deck, expected.deck);
};

const JUDGES: Readonly<Record<string, Judge>> = {
  scale,
  payout: pay,
  perks,
  order: judgeOrder,
  reveal: judgeReveal,
  select: judgeSelect,
  shortRest: judgeShortRest,
  longRest: judgeLongRest,
  damage: judgeDamage,
  script: judgeScript,
  terrain: judgeTerrain,
  pools: judgePools,
  cleanup: judgeCleanup,
};

/** The bookkeeping of a round, played by the game's own procedures. */
export const check: Check = value => {
  const { id, kind, given, expected } = value as Vector;
  const judge = JUDGES[kind];
  if (judge === undefined) return `round ${id}: no such kind: ${kind}`;
  const difference = judge(given as never, expected as never);
  return difference && `round ${id} (${kind}): ${difference}`;
};
