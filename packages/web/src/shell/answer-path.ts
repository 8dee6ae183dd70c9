import type { Answer } from '@potyczka/kernel';
import type { QuestionShown } from '@potyczka/table';

/**
 * The way of an answer from a hand to the table. What is said walks it from the first to the last, until a step
 * keeps it; what is asked walks it back, and each step may ask something else of those before it.
 *
 * Why in this order:
 * - `choice` first: of a finger's two touches only the second means anything, so nothing may hear of the first.
 * - `intents` before `past`: what a click is to lead to waits as long as somebody looks at the past, where
 *   nothing is asked of this step, and goes on when they are back.
 * - `past` before `pieces`: the touch that leads back to now begins no answer.
 * - `pieces` before `stroke`: a piece decides nothing, so only the whole answer has odds to be compared with.
 * - `stroke` before `table`: the table's answer brings the next question, and the odds belong to the last one.
 */
export const PATH = ['choice', 'intents', 'past', 'pieces', 'stroke', 'table'] as const;
export type StepName = (typeof PATH)[number];

/** Where on the path it is entered by those who say something. */
export const ENTRY = {
  /** An option is touched: on the board, on a button, by a key. */
  touch: 'choice',
  /** What was chosen with a touch before is confirmed. */
  confirm: 'intents',
  /** An answer that is no option: pieces that are placed, a number, none of all. */
  whole: 'past',
  /** The page answers for somebody who has said before what they want: it goes on, wherever they look. */
  itself: 'pieces',
} as const satisfies Readonly<Record<string, StepName>>;
export type Entry = keyof typeof ENTRY;

/** What somebody says, on its way to the table. */
export interface Said {
  readonly a: Answer;
  /** The option that it chooses; null if it is none, or several. */
  readonly key: string | null;
}

export interface AnswerStep {
  /** What this step asks of those nearer to the hand; the same as is asked of it, if not said. */
  asks?(question: QuestionShown | null): QuestionShown | null;
  /** Takes what is said, and gives what the next step gets of it; null if this step keeps it. Hands all on if missing. */
  handle?(said: Said): Said | null;
}

export type Handlers = Readonly<Record<StepName, Pick<AnswerStep, 'handle'>>>;
export type Asking = Readonly<Partial<Record<StepName, Pick<AnswerStep, 'asks'>>>>;

/** Says something from an entry on; tells which step has kept it. */
export const say = (
  steps: Handlers,
  entry: Entry,
  said: Said,
  path: readonly StepName[] = PATH,
): StepName => {
  let given = said;
  for (const name of path.slice(path.indexOf(ENTRY[entry]))) {
    const { handle } = steps[name];
    const next = handle ? handle(given) : given;
    if (!next) return name;
    given = next;
  }
  throw new Error('nobody has kept what was said');
};

/** What each step is asked by those nearer to the table, when the table asks something. */
export const askedOf = (
  steps: Asking,
  whole: QuestionShown | null,
  path: readonly StepName[] = PATH,
): Readonly<Record<StepName, QuestionShown | null>> => {
  let question = whole;
  const asked = [...path].reverse().map((name): [StepName, QuestionShown | null] => {
    const mine = question;
    const asks = steps[name]?.asks;
    if (asks) question = asks(mine);
    return [name, mine];
  });
  return Object.fromEntries(asked) as Record<StepName, QuestionShown | null>;
};
