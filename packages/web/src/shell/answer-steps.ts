import type { Answer } from '@potyczka/kernel';
import type { QuestionShown } from '@potyczka/table';
import type { Intent, Pieces } from '../games/game-ui.js';
import type { Asking, Handlers } from './answer-path.js';
import type { Touch } from './input.js';
import { afterPiece, isPiece, isWhole, nextPiece } from './pieces.js';
import { widened } from './useIntents.js';

/** Whether an option takes the place of another that is chosen already. */
export type Rivals = (key: string, other: string) => boolean;

/** What touches are answers to, and what the last ones have chosen. */
export interface Choosable {
  readonly question: QuestionShown | null;
  readonly chosen: ReadonlySet<string>;
  readonly rivals: Rivals;
}

const toggled = (set: ReadonlySet<string>, key: string, rivals: Rivals): ReadonlySet<string> => {
  const next = new Set([...set].filter(other => !rivals(key, other)));
  if (set.has(key)) next.delete(key);
  else next.add(key);
  return next;
};

/** What is sent to choose an option: its key only names it. */
export const answerOf = (question: QuestionShown | null, key: string): Answer =>
  question?.options.find(o => o.key === key)?.answer ?? key;

const NONE: ReadonlySet<string> = new Set();

/**
 * What a touch on an option comes to: its answer, or what is chosen now. Two light touches: point, then confirm.
 * A mouse points by hovering and a key by moving the focus, so a click or Enter is the second touch already; a
 * finger chooses first and confirms with another tap.
 */
const touched = (
  { question, chosen, rivals }: Choosable,
  key: string,
  touch: Touch,
): { readonly a: Answer } | { readonly chosen: ReadonlySet<string> } => {
  const isFinger = touch === 'finger';
  if (question?.kind === 'many' && question.max === 1) {
    // Of several that may be chosen, at most one: a click says it all.
    if (!isFinger) return { a: [key] };
    return { chosen: chosen.has(key) ? NONE : new Set([key]) };
  }
  if (question?.kind === 'many') return { chosen: toggled(chosen, key, rivals) };
  if (isFinger && !isPiece(key) && !isWhole(key) && !chosen.has(key)) return { chosen: new Set([key]) };
  return { a: answerOf(question, key) };
};

interface AsksOf {
  readonly pieces: Pieces | undefined;
  readonly begun: readonly string[];
  /** The board shows the past, or what happens is still being told. */
  readonly isHidden: boolean;
  intents(question: QuestionShown): readonly Intent[];
}

/** How each step changes what is asked. */
export const asksOf = ({ pieces, begun, isHidden, intents }: AsksOf): Asking => ({
  pieces: { asks: question => nextPiece(pieces, question, begun) },
  past: { asks: question => (isHidden ? null : question) },
  intents: { asks: question => question && widened(question, intents(question)) },
});

interface HandlersOf {
  readonly choosable: Choosable;
  touch(): Touch;
  choose(chosen: ReadonlySet<string>): void;
  /** An option has been chosen: what is to follow from it is remembered. */
  note(key: string): void;
  readonly isPast: boolean;
  toNow(): void;
  keep(begun: readonly string[]): void;
  /** Notes what an answer might come to. */
  sent(a: Answer): void;
  give(a: Answer): void;
}

/** What each step does with what it handle. */
export const handlersOf = (of: HandlersOf): Handlers => ({
  choice: {
    handle: said => {
      if (said.key === null) return said;
      const what = touched(of.choosable, said.key, of.touch());
      if ('a' in what) return { ...said, a: what.a };
      of.choose(what.chosen);
      return null;
    },
  },
  intents: {
    handle: said => {
      if (said.key !== null) of.note(said.key);
      return said;
    },
  },
  // Whoever looks at the past answers nothing by mistake: the first touch leads back.
  past: {
    handle: said => {
      if (!of.isPast) return said;
      of.toNow();
      return null;
    },
  },
  pieces: {
    handle: said => {
      const next = afterPiece(said.a);
      if (!next) return said;
      of.keep(next);
      return null;
    },
  },
  stroke: {
    handle: said => {
      of.sent(said.a);
      return said;
    },
  },
  table: {
    handle: said => {
      of.give(said.a);
      return null;
    },
  },
});
