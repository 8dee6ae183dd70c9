import type { Answer } from '@potyczka/kernel';
import type { OptionShown, QuestionShown } from '@potyczka/table';
import type { Pieces } from '../games/game-ui.js';

/** Keys of the pieces that the page asks for itself; no game's key begins so. */
const PIECE = 'piece ';
const BACK = `${PIECE}back`;

/** Whether a key is only a piece of an answer: nothing is sent for it. */
export const isPiece = (key: string): boolean => key.startsWith(PIECE);

const startsWith = (all: readonly string[], begun: readonly string[]): boolean =>
  begun.every((element, i) => all[i] === element);

const PLAIN = { preview: undefined, declines: false, refusal: null } as const;

/** An option for each piece that may come next; the last piece is the option itself. */
const nextOnes = (pieces: Pieces, options: readonly OptionShown[], begun: readonly string[]) => {
  const next = new Map<string, OptionShown>();
  for (const option of options) {
    const all = pieces.of(option);
    const element = all?.[begun.length];
    if (!all || element === undefined || !startsWith(all, begun) || next.has(element)) continue;
    const isLast = all.length === begun.length + 1;
    const key = `${PIECE}${element}`;
    const shown = { label: pieces.label(element), at: [element] };
    next.set(element, isLast ? { ...option, ...shown } : { ...PLAIN, ...shown, key, answer: key });
  }
  return [...next.values()];
};

/** The question for the next piece of an answer, as if the rules had asked it. */
export const nextPiece = (
  pieces: Pieces | undefined,
  question: QuestionShown | null,
  begun: readonly string[],
): QuestionShown | null => {
  if (!question || !pieces || question.kind !== 'choose') return question;
  const { options } = question;
  if (!options.some(o => pieces.of(o) !== null)) return question;
  const next = nextOnes(pieces, options, begun);
  const last = begun.at(-1);
  if (last === undefined) return { ...question, options: [...next, ...options.filter(o => !pieces.of(o))] };
  const back = { ...PLAIN, key: BACK, answer: BACK, label: pieces.back, at: [last], declines: true };
  return { ...question, ask: pieces.ask(question.ask, begun), options: [...next, back] };
};

/** What is begun after a piece was said; nothing if the answer is whole. */
export const afterPiece = (begun: readonly string[], a: Answer): readonly string[] | null => {
  if (typeof a !== 'string' || !isPiece(a)) return null;
  return a === BACK ? begun.slice(0, -1) : [...begun, a.slice(PIECE.length)];
};

/** The keys of the pieces that are said already, so that they are drawn as chosen. */
export const saidPieces = (begun: readonly string[]): readonly string[] => (begun.length > 0 ? [BACK] : []);
