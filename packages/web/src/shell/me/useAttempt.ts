import { useState } from 'react';
import { usePrefs } from '../../prefs.js';
import { problemText } from '../problem.js';

/** Does something, and says what went wrong. */
export const useAttempt = (): {
  readonly problem: string;
  readonly isBusy: boolean;
  attempt<X>(work: Promise<X>, then?: (x: X) => void): void;
} => {
  const { prefs } = usePrefs();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const attempt = <X>(work: Promise<X>, then: (x: X) => void = () => undefined): void => {
    setProblem('');
    setBusy(true);
    work.then(then, e => setProblem(problemText(prefs.lang, e))).finally(() => setBusy(false));
  };
  return { problem, isBusy, attempt };
};
