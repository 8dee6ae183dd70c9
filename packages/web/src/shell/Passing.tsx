import type { QuestionShown } from '@potyczka/table';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { passOf, pauseOf } from './passing.js';

interface PassingProps {
  readonly ui: Needs<'passing'>;
  readonly view: unknown;
  readonly question: QuestionShown | null;
  send(a: string): void;
}

/** For those who do not want to be asked each time: such questions are passed until the end of the turn, and asked again with a click. */
export const Passing = ({ ui, view, question, send }: PassingProps): ReactNode => {
  const { prefs } = usePrefs();
  const words = ui.passing?.words;
  const turn = ui.passing?.turnOf(view) ?? null;
  const [until, setUntil] = useState<string | null>(null);
  const isOn = turn !== null && until === turn;
  const pass = passOf(ui, question);
  const sent = useRef(send);
  sent.current = send;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question anew, though it may look like the last one
  useEffect(() => {
    if (!isOn || pass === null) return;
    const timer = setTimeout(() => sent.current(pass), pauseOf(Math.random()));
    return () => clearTimeout(timer);
  }, [isOn, pass, question?.q, question?.step]);
  if (isOn)
    return (
      <p className="notice passing" role="status">
        {words?.passing[prefs.lang]}{' '}
        <button type="button" onClick={() => setUntil(null)}>
          {words?.stop[prefs.lang]}
        </button>
      </p>
    );
  if (pass === null) return null;
  return (
    <button type="button" className="quiet passing" onClick={() => setUntil(turn)}>
      {words?.pass[prefs.lang]}
    </button>
  );
};
