import { leaderFor } from '@potyczka/legion/lab';
import type { S } from './legion-unit.js';

type How = 'move' | 'climb' | 'reverse' | 'withdraw';

/** Kinds of move that a notched base makes along its facing, as the game calls them. */
export const HOW: Readonly<Record<string, How>> = {
  move: 'move',
  climb: 'climb',
  reverse: 'reverse',
  withdraw: 'withdraw',
};

/** Farther than the speed-1 tool reaches no move needs to be tried: any end will do. */
const FAR = 130;
const STEP = 100;

/** Unit vectors at whole degrees. */
const along = (degrees: number): readonly [number, number] => {
  const [c, k] = [0.999847695156391, 0.017452406437284];
  let [x, y] = [1, 0];
  for (let n = 0; n < Math.round(degrees); n++) [x, y] = [x * c - y * k, x * k + y * c];
  return [x, y];
};

/**
 * Is there a legal end of this move for the leader, straight on from where it stands? The game's judge of ends is
 * asked. Whether a move may end where it began is left open.
 */
export const hasStraightEnd = (s: S, unit: string, how: How): boolean => {
  const [leader, ...others] = s.units[unit]!.minis;
  if (!leader || others.length > 0) return false; // whether the others find room is the game's to judge
  const [x, y] = along(leader.facing / 100);
  const way = how === 'reverse' ? -STEP : STEP;
  const ends = leaderFor(s, unit, how);
  for (let n = 1; n <= FAR; n++) {
    const at = {
      x: Math.round(leader.x + x * way * n),
      y: Math.round(leader.y + y * way * n),
      z: leader.z,
      facing: leader.facing,
    };
    if (ends.at(at).refusal === undefined) return true;
  }
  return false;
};
