import type { Budget } from './bot.js';

/** What is left of a budget while a bot thinks. */
export interface Allowance {
  /** Takes one iteration; false if the budget is spent. */
  take(): boolean;
}

/** Counts iterations, and looks at the caller's clock before each. Those that were `done` before count as taken. */
export const allowanceOf = (budget: Budget, usual: number, mostInTime = usual, done = 0): Allowance => {
  const { milliseconds } = budget;
  const clock = milliseconds !== undefined && budget.now ? () => budget.now?.() ?? 0 : undefined;
  const until = clock ? clock() + (milliseconds as number) : 0;
  let left = (budget.iterations ?? (clock ? mostInTime : usual)) - done;
  return {
    take: () => {
      if (clock && clock() >= until) left = 0;
      return left-- > 0;
    },
  };
};
