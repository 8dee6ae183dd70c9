import type { Problem } from './protocol.js';

/** A request that cannot be granted; the reason goes to whoever asked. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}
