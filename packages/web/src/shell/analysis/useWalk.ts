import type { Answer, Seat } from '@potyczka/kernel';
import type { Moment } from '@potyczka/kernel/run';
import type { QuestionShown } from '@potyczka/table';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Decision, LineTold, MomentTold, Otherwise, Walked } from '../../worker/explore.js';
import type { Eyes } from '../../worker/story.js';
import type { AnalysisClient } from './client.js';
import { keepLines } from './kept.js';

/** How somebody answers otherwise. */
export interface WhatIf {
  /** As whom; null: whoever is asked first. */
  readonly seat: Seat | null;
  readonly isFresh: boolean;
  readonly hasBots: boolean;
  readonly steps: readonly Answer[];
}

/** Where somebody stands in the lines of a match, and what can be done there. */
export interface Walk {
  readonly walked: Walked;
  readonly at: Moment;
  readonly line: LineTold | null;
  readonly moment: MomentTold | null;
  /** Decisions with a choice, in the order of the line. */
  readonly decisions: readonly Decision[];
  /** The decision that is made here. */
  readonly next: Decision | null;
  readonly question: QuestionShown | null;
  readonly whatIf: WhatIf | null;
  readonly isBusy: boolean;
  readonly problem: unknown;
  go(at: Moment): void;
  step(by: 1 | -1): void;
  setWhatIf(whatIf: WhatIf | null): void;
  give(a: Answer): void;
  probe(question: QuestionShown, a: Answer): ReturnType<AnalysisClient['probe']>;
  /** Takes over what lines have become. */
  change(work: Promise<Walked>): void;
}

const NONE: readonly Decision[] = [];

/** What is asked there last; what comes late of an earlier place is dropped. */
const useLatest = <X>(
  ask: (() => Promise<X>) | null,
  key: string,
  onProblem: (e: unknown) => void,
): X | null => {
  const [found, setFound] = useState<{ readonly key: string; readonly value: X } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is asked
  useEffect(() => {
    let gone = false;
    ask?.().then(
      value => !gone && setFound({ key, value }),
      e => !gone && onProblem(e),
    );
    return () => {
      gone = true;
    };
  }, [key]);
  return found?.value ?? null;
};

type Answering = Pick<Walk, 'at' | 'moment' | 'line' | 'whatIf' | 'change'> & { readonly all: Walked['all'] };

/** What becomes of an answer that is given or tried where somebody stands. */
const answering = (
  client: AnalysisClient,
  { all, at, moment, line, whatIf, change }: Answering,
): Pick<Walk, 'give' | 'probe'> => {
  const otherwise = (answers: readonly Answer[]): Otherwise | null => {
    const seat = moment?.seat ?? null;
    if (!whatIf || !seat) return null;
    const { hasBots, isFresh } = whatIf;
    const bots = hasBots ? (line?.seats ?? []).filter(s => s !== seat) : [];
    return { at, seat, steps: [...whatIf.steps, ...answers], isFresh, bots };
  };
  return {
    give: a => {
      const what = otherwise([a]);
      if (what) change(client.give(all, what));
    },
    probe: (_, a) => {
      const what = otherwise([]);
      return what ? client.probe(all, what, a) : Promise.reject(new Error('nothing is asked'));
    },
  };
};

/** Walks along the lines of a match. */
export const useWalk = (client: AnalysisClient, first: Walked, eyes: Eyes): Walk => {
  const [walked, setWalked] = useState(first);
  const [at, setAt] = useState(first.at);
  const [whatIf, setWhatIf] = useState<WhatIf | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const serial = useRef(0);
  const { all, text } = walked;
  const line = useLatest(() => client.line(all, at.line, eyes), `${at.line} ${eyes} ${text}`, setProblem);
  const decisions = useMemo(() => line?.decisions.filter(d => !d.isForced) ?? NONE, [line]);
  const next = decisions.find(d => d.n > at.n) ?? null;
  const seat = whatIf ? whatIf.seat : (next?.seat ?? null);
  const steps = whatIf?.steps ?? [];
  const moment = useLatest(
    () => client.moment(all, at, eyes, { seat, steps }),
    JSON.stringify([at, eyes, seat, steps, text.length]),
    setProblem,
  );
  // The same question asked again starts afresh.
  const question = useMemo(
    () => (moment?.question ? { ...moment.question, q: ++serial.current } : null),
    [moment],
  );
  const go = useCallback((to: Moment) => {
    setProblem(null);
    setAt(to);
    setWhatIf(w => w && { ...w, steps: [] });
  }, []);
  const step = useCallback(
    (by: 1 | -1) => {
      const ns = [...decisions.map(d => d.n - 1), line?.length ?? 0];
      const to = by > 0 ? ns.find(n => n > at.n) : ns.findLast(n => n < at.n);
      if (to !== undefined) go({ line: at.line, n: to });
    },
    [decisions, line, at, go],
  );
  const change = useCallback((work: Promise<Walked>) => {
    setProblem(null);
    setBusy(true);
    work
      .then(to => {
        setWalked(to);
        keepLines(to.all);
        setAt(to.at);
        setWhatIf(w => w && { ...w, steps: to.steps });
      }, setProblem)
      .finally(() => setBusy(false));
  }, []);
  const { give, probe } = answering(client, { all, at, moment, line, whatIf, change });
  return {
    walked,
    at,
    line,
    moment,
    decisions,
    next,
    question,
    whatIf,
    isBusy,
    problem,
    go,
    step,
    setWhatIf,
    give,
    probe,
    change,
  };
};
