import type { Game } from '../game.js';
import { freezeShared, unsharedPart } from '../shared.js';
import type { DeepReadonly } from '../vocabulary.js';
import { must } from './suite.js';

/** A state larger than this, without what copies share, is copied too slowly for a search. */
const LARGEST = 20_000;

/**
 * What copies share is frozen from here on, so that a rule that changes it
 * fails where it does; the rest is small.
 */
export const checkState = <S, E extends { type: string }, V, O, R>(
  game: Game<S, E, V, O, R>,
  state: DeepReadonly<S>,
): void => {
  freezeShared(state as S, game.shared);
  const size = JSON.stringify(unsharedPart(state as S, game.shared)).length;
  must(
    size <= LARGEST,
    `the state takes ${size} characters: name content by id, and declare large parts shared`,
  );
};
