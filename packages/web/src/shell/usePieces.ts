import type { Answer } from '@potyczka/kernel';
import type { QuestionShown } from '@potyczka/table';
import { useCallback, useMemo, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { afterPiece, nextPiece, saidPieces } from './pieces.js';

interface Pieced {
  readonly question: QuestionShown | null;
  /** Keys of what is said already. */
  readonly said: readonly string[];
  send(a: Answer): void;
}

const NOTHING: readonly string[] = [];

/** Asks for an answer of several pieces one after the other; nothing is sent before it is whole. */
export const usePieces = (
  ui: GameUi,
  whole: QuestionShown | null,
  sendWhole: (a: Answer) => void,
): Pieced => {
  const [kept, setKept] = useState({ of: '', begun: NOTHING });
  const of = `${whole?.q} ${whole?.step}`;
  const begun = kept.of === of ? kept.begun : NOTHING;
  const question = useMemo(() => nextPiece(ui, whole, begun), [ui, whole, begun]);
  const said = useMemo(() => saidPieces(begun), [begun]);
  const send = useCallback(
    (a: Answer) => {
      const next = afterPiece(begun, a);
      if (next) setKept({ of, begun: next });
      else sendWhole(a);
    },
    [begun, of, sendWhole],
  );
  return { question, said, send };
};
