import { withWeights } from '@potyczka/bots';
import { type Plan, playGames, type Witness } from '@potyczka/cli/commands';
import type { DeepReadonly, Seat } from '@potyczka/kernel';
import type { Hints, Weights } from '@potyczka/kernel/register';
import type { Row } from './ridge.js';

interface Seen {
  readonly seat: Seat;
  readonly features: Weights;
}

/**
 * Plays games and notes what each position had at the end of a turn, where
 * `value` is asked, and how many points its mover won by. The turns of one
 * seat in one game have one outcome: together they count as one observation.
 * Its last turn is left out: what is held after it is of no use any more.
 */
export const rowsOf = async (
  plan: Plan,
  hints: Hints<unknown, unknown>,
  designed: Weights,
  onGame: () => void,
): Promise<{ readonly rows: readonly Row[]; readonly names: readonly string[] }> => {
  const { features } = hints;
  if (!features) return { rows: [], names: [] };
  const names = Object.keys(designed);
  const rows: Row[] = [];
  let seen: Seen[] = [];
  const witness: Witness = {
    // Whatever was fitted before, the same command gives the same weights.
    hints: withWeights(hints, designed),
    turn: (_, seat, s) => seen.push({ seat, features: features.of(s as DeepReadonly<unknown>, seat) }),
    end: (_, margin) => {
      for (const seat of new Set(seen.map(each => each.seat))) {
        const turns = seen.filter(each => each.seat === seat).slice(0, -1);
        for (const { features: has } of turns)
          rows.push({ x: names.map(name => has[name] ?? 0), y: margin(seat), weight: 1 / turns.length });
      }
      seen = [];
      onGame();
    },
  };
  await playGames({ ...plan.match, timed: false, from: 0, to: plan.games }, witness);
  return { rows, names };
};
