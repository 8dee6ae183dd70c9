import { ambush, ticTacToe } from '@potyczka/kernel/fixtures';
import type { Listed } from '../registry.js';

/** Tiny games with which the server is tried and measured. */
const listed = (game: unknown): Listed => ({
  game: game as Listed['game'],
  hints: { value: () => 0, result: () => 0, isRest: () => true },
});

export const GAMES: readonly Listed[] = [listed(ticTacToe), listed(ambush)];
