import type { Now } from '@potyczka/table';
import { type ReactNode, useEffect, useState } from 'react';
import { usePrefs } from '../prefs.js';
import { timeText } from './clock-text.js';

/** The time that is left for the open question, if there is a clock. */
export const Clock = ({ now }: { now: Now }): ReactNode => {
  const { t } = usePrefs();
  const [passed, setPassed] = useState(0);
  const { deadline } = now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each news tells the table's time anew
  useEffect(() => {
    const since = performance.now();
    setPassed(0);
    if (deadline === null) return;
    const timer = setInterval(() => setPassed(performance.now() - since), 500);
    return () => clearInterval(timer);
  }, [now]);
  if (deadline === null) return null;
  const left = deadline - now.now - passed;
  return (
    <span className={left < 15_000 ? 'clock soon' : 'clock'} role="timer">
      {t('timeLeft', { time: timeText(t, left) })}
    </span>
  );
};
