/**
 * Judges one vector of `potyczka check`: undefined when our answer agrees,
 * otherwise one line that names the vector, says what differs and draws the
 * position (rows joined by ` / `). `shared` is what a file says for all of its vectors.
 */
export type Check = (vector: unknown, shared?: unknown) => string | undefined;
