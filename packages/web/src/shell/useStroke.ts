import type { Answer } from '@potyczka/kernel';
import type { OddsFigures } from '@potyczka/kernel/run';
import type { Answers, Now, QuestionShown, Told } from '@potyczka/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Needs } from '../games/game-ui.js';
import type { TableClient } from '../wire/client.js';
import { type Reckoned, reckoner } from '../wire/odds.js';

/** What came of something whose odds were known before, and where that stood among them. */
export interface Stood {
  readonly figures: OddsFigures;
  readonly came: number;
}

interface Begun {
  readonly of: string;
  /** How many lines the log had when it was chosen. */
  readonly from: number;
  readonly figures: Promise<Reckoned>;
}

/** Something newer may be asked for meanwhile, but not for ever. */
const TRIES = 3;

interface Asked {
  readonly client: TableClient;
  readonly ui: Needs<'story' | 'turns' | 'stroke'>;
  readonly now: Now;
  readonly log: readonly Told[];
}

/** Guesses of the question that is open: whoever answers quickly still wants its odds afterwards. */
const useGuess = ({ client, ui, now }: Asked): (() => Promise<Answers['guess']> | undefined) => {
  const guess = useRef<{ q: number; is: Promise<Answers['guess']> } | null>(null);
  const { table } = now.info;
  const q = ui.stroke && now.mine?.odds ? now.mine.q : undefined;
  useEffect(() => {
    if (q === undefined || guess.current?.q === q) return;
    const is = client.ask('guess', { table, q });
    is.catch(() => {});
    guess.current = { q, is };
  }, [client, table, q]);
  return () => (guess.current?.q === q ? guess.current?.is : undefined);
};

const reckon = async (
  { now }: Asked,
  guess: Promise<Answers['guess']>,
  { seat, rule, ask }: QuestionShown,
  a: Answer,
): Promise<Reckoned> => {
  const wanted = { game: now.info.game, guess: await guess, question: { seat, rule, ask }, a };
  for (let n = 0; n < TRIES; n++) {
    const figures = await reckoner().reckon(wanted);
    if (figures !== 'superseded') return figures;
  }
  return null;
};

/** After what I chose has been decided by chance: where the result stood in the odds that were shown before. */
export const useStroke = (asked: Asked): { readonly stood: Stood | null; sent(a: Answer): void } => {
  const { ui, log } = asked;
  const begun = useRef<Begun | null>(null);
  const [stood, setStood] = useState<(Stood & { readonly at: number }) | null>(null);
  const guessOf = useGuess(asked);
  const latest = useRef({ asked, guessOf });
  latest.current = { asked, guessOf };
  const sent = useCallback((a: Answer): void => {
    // Whoever goes on has seen what came of it.
    setStood(null);
    const { ui, now, log } = latest.current.asked;
    const of = now.mine?.odds ? (ui.stroke?.of(now.view, a) ?? null) : null;
    const guess = latest.current.guessOf();
    if (!now.mine || of === null || !guess) return;
    // What is chosen while the dice lie there does not change what they might have come to.
    const since = begun.current ? log.slice(begun.current.from) : [];
    if (begun.current?.of === of && since.some(l => ui.stroke?.begins(l.event))) return;
    const figures = reckon(latest.current.asked, guess, now.mine, a).catch(() => null);
    begun.current = { of, from: log.length, figures };
  }, []);
  useEffect(() => {
    const it = begun.current;
    const events = it ? log.slice(it.from).map(l => l.event) : [];
    const came = it && (ui.stroke?.came(events, it.of) ?? null);
    if (!it || came === null) return;
    begun.current = null;
    void it.figures.then(figures => {
      if (!figures || figures === 'superseded') return;
      setStood({ figures, came, at: log.length });
    });
  }, [log, ui]);
  const { mine } = asked.now.info;
  const isPast =
    stood !== null &&
    log
      .slice(stood.at)
      .some(l => ui.turns?.isTurn(l.event) && ui.story.actor(l.event, asked.now.view) === mine);
  return { stood: isPast ? null : stood, sent };
};
