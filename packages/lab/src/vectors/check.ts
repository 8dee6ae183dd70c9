/**
 * Judges one vector of `potyczka check`: undefined when our answer agrees,
 * otherwise one line that names the vector, says what differs and draws the
 * position (rows joined by ` / `).
 */
export type Check = (vector: unknown) => string | undefined;
