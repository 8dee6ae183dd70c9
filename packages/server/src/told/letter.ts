import { createHash } from 'node:crypto';
import type { About, Target } from '@potyczka/table';

/** One thing to be told, in one way, in the words of whoever reads it. */
export interface Letter {
  /** The same for the same, and nobody finds out from it what it is about. */
  readonly id: string;
  readonly target: Target;
  /** What ends it. */
  readonly handle: string;
  readonly about: About | 'code';
  readonly title: string;
  readonly text: string;
  /** The table; empty: none. */
  readonly table: string;
  readonly game: string;
  /** How long it is worth telling, in milliseconds. */
  readonly worthMs: number;
}

/** 32 letters that stand for a notice. */
export const markOf = (id: string): string =>
  createHash('sha256').update(`told ${id}`).digest('base64url').slice(0, 32);
