import type { Stroke } from '@potyczka/kernel/run';

/** What one side could expect of its dice, and what came. */
interface Balance {
  readonly strokes: number;
  readonly expected: number;
  readonly came: number;
}

export const balanceOf = (strokes: readonly Stroke[], seat: string): Balance => {
  const own = strokes.filter(s => s.seat === seat);
  return {
    strokes: own.length,
    expected: own.reduce((sum, s) => sum + (s.mean ?? 0), 0),
    came: own.reduce((sum, s) => sum + Number(s.came), 0),
  };
};
