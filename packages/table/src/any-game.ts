import type { Game } from '@potyczka/kernel';
import type { Hints } from '@potyczka/kernel/register';

/** A game whose types the table does not need to know. */
export type AnyGame = Game<unknown, { type: string }, unknown, Record<string, unknown>, unknown>;

/** What the table needs of what a game tells bots: who plays on one side, and what they may tell each other. */
export type Company = Pick<Hints<unknown, unknown>, 'side' | 'wishes' | 'sayings' | 'intention'>;
