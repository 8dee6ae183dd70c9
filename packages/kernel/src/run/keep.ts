import type { Checkpoint } from './world.js';

/**
 * A checkpoint as it may be kept anywhere. Its state is a text: rules may go through a record in the order in which
 * it was filled, and a store that keeps objects may give back their keys in another.
 */
export type KeptCheckpoint = Omit<Checkpoint<unknown>, 'state'> & { readonly state: string };

/** A checkpoint to be kept. */
export const toKeep = <S>(c: Checkpoint<S>): KeptCheckpoint => ({ ...c, state: JSON.stringify(c.state) });

/** A checkpoint that was kept; those of older programs have their state as an object, in whatever order it is. */
export const fromKept = <S>(kept: KeptCheckpoint | Checkpoint<unknown>): Checkpoint<S> => ({
  ...kept,
  state: (typeof kept.state === 'string' ? JSON.parse(kept.state) : kept.state) as S,
});
