import type { Answer } from '@potyczka/kernel';
import type { QuestionShown } from '@potyczka/table';
import { useCallback, useMemo, useRef } from 'react';
import type { Intent, Needs, Pieces } from '../games/game-ui.js';
import type { Judged } from '../ui/placing/prober.js';
import { type Placing, usePlacing, usePointedProposal } from '../ui/placing/usePlacing.js';
import { askedOf, type Entry, type Handlers, type Said, say } from './answer-path.js';
import { asksOf, handlersOf, type Rivals } from './answer-steps.js';
import { lastTouch } from './input.js';
import { saidIn } from './pieces.js';
import { type Choosing, useChoice } from './useChoice.js';
import { intentsFor, useIntents } from './useIntents.js';
import { usePieces } from './usePieces.js';

/** What a page answers, and to whom its answers are given. */
export interface Answerable {
  /** As the table asks it. */
  readonly question: QuestionShown | null;
  /** What happens is still being told: until then nothing is asked. */
  readonly isTelling?: boolean;
  /** What the question is asked about; not needed where clicks on the board mean no more than options. */
  readonly view?: unknown;
  /** How answers of several pieces are said; all at once where this is missing. */
  readonly pieces?: Pieces | undefined;
  /** What the table says to an answer that is not given yet; not needed where nothing is placed. */
  probe?(question: QuestionShown, a: Answer): Promise<Judged>;
  /** Notes what an answer might come to. */
  sent?(a: Answer): void;
  /** `isMeant`: the click before has said it already. */
  give(a: Answer, isMeant: boolean): void;
}

type Wishes = Answerable & {
  readonly ui: Needs<'many' | 'intents'>;
  readonly isPast: boolean;
  toNow(): void;
};

export interface AnswerPath {
  readonly choosing: Choosing;
  readonly placing: Placing | null;
  /** What is asked of a person: a piece, where an answer has several. */
  readonly asked: QuestionShown | null;
  /** Keys of the pieces that are said already. */
  readonly begun: readonly string[];
  /** What is asked has been said with a click on the board: its answer is on its way. */
  readonly isSaid: boolean;
  /** Answers with something that is no option. */
  answer(a: Answer): void;
  /** The page answers for somebody who has said before what they want. */
  answerItself(a: Answer): void;
}

const nothing = (): void => undefined;
const NO_INTENTS: readonly Intent[] = [];
const noRivals: Rivals = () => false;
const noProbe = (): Promise<Judged> => Promise.reject(new Error('nothing is judged here'));

/** The last result is kept: React asks more than once for the same. */
const keptLast = <A, B>(of: (a: A) => B): ((a: A) => B) => {
  let last: { readonly a: A; readonly b: B } | undefined;
  return a => {
    if (last?.a !== a) last = { a, b: of(a) };
    return last.b;
  };
};

/** Everything between a hand and the table, in the order that `answer-path` tells. */
export const useAnswerPath = (wishes: Wishes): AnswerPath => {
  const { ui, question: whole, view, pieces, isTelling = false, isPast, toNow } = wishes;
  const { probe = noProbe, sent = nothing, give } = wishes;
  const handlers = useRef<Handlers | null>(null);
  const tell = useCallback((entry: Entry, said: Said): void => {
    if (handlers.current) say(handlers.current, entry, said);
  }, []);
  const answer = useCallback((a: Answer) => tell('whole', { a, key: null }), [tell]);
  const answerItself = useCallback((a: Answer) => tell('itself', { a, key: null }), [tell]);
  /** What a click has said before is answered with it: one click is one decision to its player. */
  const isMeant = useRef(false);
  const answerMeant = useCallback(
    (a: Answer) => {
      isMeant.current = true;
      answerItself(a);
      isMeant.current = false;
    },
    [answerItself],
  );
  const { begun, keep } = usePieces(whole);
  const isHidden = isTelling || isPast;
  const intents = useMemo(
    () => keptLast((q: QuestionShown): readonly Intent[] => intentsFor(ui, view, q)),
    [ui, view],
  );
  const asked = useMemo(
    () => askedOf(asksOf({ pieces, begun, isHidden, intents }), whole),
    [pieces, begun, isHidden, intents, whole],
  );
  const { isSaid, note } = useIntents(
    asked.intents ? intents(asked.intents) : NO_INTENTS,
    asked.intents,
    answerMeant,
  );
  const { choosing, setChosen } = useChoice(asked.choice, tell);
  const placing = usePlacing(asked.intents, probe, answer);
  usePointedProposal(placing, choosing.point);
  handlers.current = handlersOf({
    ...{ isPast, toNow, keep, note, sent },
    give: a => give(a, isMeant.current),
    choosable: { question: asked.choice, chosen: choosing.chosen, rivals: ui.many?.rivals ?? noRivals },
    touch: lastTouch,
    choose: setChosen,
  });
  const said = useMemo(() => saidIn(asked.past, begun), [asked.past, begun]);
  return { choosing, placing, asked: asked.past, begun: said, isSaid, answer, answerItself };
};
