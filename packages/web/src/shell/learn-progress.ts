/** How far somebody has come in the guided first game of a game; kept in this browser. */
export interface Progress {
  /** The step that was open last. */
  readonly at: string | null;
  /** Steps that have been finished. */
  readonly done: readonly string[];
}

const keyOf = (game: string): string => `potyczka-learn-${game}`;
const NONE: Progress = { at: null, done: [] };

export const progressOf = (game: string): Progress => {
  try {
    const { at, done } = JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}') as Partial<Progress>;
    return { at: typeof at === 'string' ? at : null, done: Array.isArray(done) ? done : [] };
  } catch {
    return NONE;
  }
};

const keep = (game: string, progress: Progress): Progress => {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // A browser that keeps nothing teaches as well.
  }
  return progress;
};

/** Notes that a step is open. */
export const noteOpen = (game: string, at: string): Progress => keep(game, { ...progressOf(game), at });

/** Notes that a step is finished. */
export const noteDone = (game: string, step: string): Progress => {
  const { at, done } = progressOf(game);
  return keep(game, { at, done: [...new Set([...done, step])] });
};

export const startAgain = (game: string): Progress => keep(game, NONE);
