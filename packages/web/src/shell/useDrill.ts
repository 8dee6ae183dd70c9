import type { Answer } from '@potyczka/kernel';
import type { Answers, QuestionShown, Told } from '@potyczka/table';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Lesson } from '../games/game-ui.js';
import { useClients } from '../wire/clients.js';
import type { Drilled } from '../worker/drill.js';

/** A step that is being played. */
export interface Drilling {
  readonly now: Drilled | null;
  readonly question: QuestionShown | null;
  /** Lines that have just come. */
  readonly happening: readonly Told[];
  readonly isSending: boolean;
  readonly problem: unknown;
  /** Something has been answered, and can be taken back. */
  readonly isBegun: boolean;
  send(a: Answer): void;
  /** What the table says to an answer that is not given yet. */
  probe(question: QuestionShown, a: Answer): Promise<Answers['probe']>;
  undo(): void;
  restart(): void;
}

interface DrillShown {
  readonly now: Drilled;
  readonly happening: readonly Told[];
  /** Each showing has a number of its own: the same question asked again starts afresh. */
  readonly serial: number;
}

const NO_LINES: readonly Told[] = [];

/**
 * Plays a step of a guided game. The worker keeps nothing: it is given all
 * answers so far and tells where they lead, so taking one back is free.
 */
export const useDrill = (game: string, lesson: Lesson): Drilling => {
  const { browser } = useClients();
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const [shown, setShown] = useState<DrillShown | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const isPlayed = lesson.task !== undefined;
  useEffect(() => {
    if (!isPlayed) return;
    let gone = false;
    const show = (now: Drilled): void =>
      setShown(before => {
        const known = before?.now.log.length ?? now.log.length;
        const happening = now.log.length > known ? now.log.slice(known) : NO_LINES;
        return { now, happening, serial: (before?.serial ?? 0) + 1 };
      });
    browser()
      .drill(game, lesson.id, answers)
      .then(
        now => !gone && show(now),
        e => {
          if (gone) return;
          setProblem(e);
          setAnswers(a => a.slice(0, -1));
        },
      )
      .finally(() => !gone && setSending(false));
    return () => {
      gone = true;
    };
  }, [browser, game, lesson.id, isPlayed, answers]);

  const change = useCallback((next: (a: readonly Answer[]) => readonly Answer[]) => {
    setProblem(null);
    setSending(true);
    setAnswers(next);
  }, []);
  const send = useCallback((a: Answer) => change(all => [...all, a]), [change]);
  const probe = useCallback(
    (_: QuestionShown, a: Answer) => browser().tryDrill(game, lesson.id, answers, a),
    [browser, game, lesson.id, answers],
  );
  const undo = useCallback(() => change(all => all.slice(0, -1)), [change]);
  const restart = useCallback(() => change(() => []), [change]);
  const question = useMemo(
    () => (shown?.now.question ? { ...shown.now.question, q: shown.serial } : null),
    [shown],
  );
  return {
    now: shown?.now ?? null,
    question,
    happening: shown?.happening ?? NO_LINES,
    isSending,
    problem,
    isBegun: answers.length > 0,
    send,
    probe,
    undo,
    restart,
  };
};
