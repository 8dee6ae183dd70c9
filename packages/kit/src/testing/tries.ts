import { type Answer, isSame, type RuleId, type Verdict } from '@potyczka/kernel';

/**
 * What a test has tried of the answers that there are: `npm run rules -- --duties` asks for each 'must', 'cannot' and
 * 'may' of a ledger whether a test that carries its id tries the other answer.
 */
export interface Tries {
  /** Rules of the refusals that the test has seen. */
  readonly refused: Set<string>;
  /** Rules of the questions at which it looked at all that is offered, and found several ways. */
  readonly offered: Set<string>;
  /** What it answered, by the rule of the question. */
  readonly answers: Map<string, Set<string>>;
  /** How often it told the right outcome from another reading's. */
  apart: number;
}

/** Whoever runs tests puts an empty one here before each, and keeps it with what came of the test; otherwise nothing is noted. */
const HERE = Symbol.for('potyczka.tries');
const here = (): Tries | undefined => (globalThis as { [HERE]?: Tries })[HERE];

/** Notes an answer that was given and accepted. */
export const noteAnswer = (rule: RuleId, answer: Answer): void => {
  const answers = here()?.answers;
  if (!answers) return;
  const given = answers.get(rule) ?? new Set();
  answers.set(rule, given.add(JSON.stringify(answer)));
};

/** Notes that a test looked at what is offered: so many ways, and whether others are refused. */
export const noteOffer = (rule: RuleId, ways: number, isClosed: boolean): void => {
  if (ways > 1) here()?.offered.add(rule);
  if (isClosed) here()?.refused.add(rule);
};

/** A verdict as it is, noted if it is a refusal: `expect(refuses(judgeTarget(…))).toBe(UNSEEN)`. */
export const refuses = <V extends Verdict>(verdict: V): V => {
  if (verdict) here()?.refused.add(verdict.rule);
  return verdict;
};

/**
 * What the game did, told apart from what another reading of the rule gives, where nobody is asked:
 * `expect(unlike({ S: 1 }, s.damage())).toEqual({})`. Fails where both are the same: such a position proves nothing.
 */
export const unlike = <X>(other: X, actual: X): X => {
  if (isSame(other, actual)) throw new Error(`the other reading gives the same: ${JSON.stringify(other)}`);
  const tries = here();
  if (tries) tries.apart++;
  return actual;
};
