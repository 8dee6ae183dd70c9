import { luckIn, PAGE_LIMITS, readRecord, type Stroke } from '@potyczka/kernel/run';
import { gameOf } from './games.js';
import type { LuckRequest } from './messages.js';

/** Fewer than before a choice: nobody waits for one of them, but for all. */
const LIMITS = { paths: PAGE_LIMITS.paths / 2, plays: PAGE_LIMITS.plays / 4 };

/** The luck in a finished match, stroke by stroke; null if its game reckons none or it cannot be played again. */
export const reckonLuck = async (
  { luck }: LuckRequest,
  onProgress: (share: number) => void,
): Promise<readonly Stroke[] | null> => {
  const record = readRecord(luck);
  if (typeof record === 'string') return null;
  const game = await gameOf(record.game);
  return (game?.chances && luckIn(game, record, LIMITS, onProgress)) ?? null;
};
