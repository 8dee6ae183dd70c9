import { type Budget, LEVELS, type Level } from '@potyczka/bots';
import { oneOf, WrongArguments } from '../args.js';

/** A bot as `--seats` names it: how it plays and how long it thinks. */
export interface Player {
  readonly level: Level;
  /** For one answer; its usual number without. */
  readonly iterations: number | undefined;
  /** Processor time for one turn. */
  readonly milliseconds: number | undefined;
}

const MOST = 1_000_000;

/** Reads `greedy`, `search:200` (iterations for an answer) and `search:400ms` (processor time for a turn). */
export const playerFrom = (text: string): Player => {
  const [name = '', bound] = text.split(':', 2);
  const level = oneOf(name, LEVELS, 'a bot');
  if (bound === undefined) return { level, iterations: undefined, milliseconds: undefined };
  const [, digits, unit] = /^([1-9]\d*)(ms)?$/.exec(bound) ?? [];
  const n = Number(digits);
  if (digits === undefined || n > MOST)
    throw new WrongArguments(
      `a bot's bound is a number of iterations (${name}:200) or of milliseconds (${name}:400ms), not ${bound}`,
    );
  return unit
    ? { level, iterations: undefined, milliseconds: n }
    : { level, iterations: n, milliseconds: undefined };
};

export const playerText = ({ level, iterations, milliseconds }: Player): string =>
  `${level}${iterations === undefined ? '' : `:${iterations}`}${milliseconds === undefined ? '' : `:${milliseconds}ms`}`;

/** Processor time of this process in milliseconds: on a busy machine a clock would count what others do. */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export const budgetOf = ({ iterations, milliseconds }: Player): Budget => ({
  ...(iterations !== undefined && { iterations }),
  ...(milliseconds !== undefined && { milliseconds, now: processorTime }),
});
