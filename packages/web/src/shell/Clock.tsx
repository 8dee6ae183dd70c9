import type { Now } from '@potyczka/table';
import { type ReactNode, useEffect, useState } from 'react';
import { usePrefs } from '../prefs.js';

const two = (n: number): string => String(n).padStart(2, '0');

/** `1:05`, `2:03:00` or `3 d`. */
const timeText = (ms: number, days: string): string => {
  const s = Math.max(0, Math.ceil(ms / 1000));
  if (s >= 172_800) return `${Math.floor(s / 86_400)} ${days}`;
  const [h, m] = [Math.floor(s / 3600), Math.floor(s / 60) % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s % 60)}` : `${m}:${two(s % 60)}`;
};

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
      {t('timeLeft', { time: timeText(left, t('days')) })}
    </span>
  );
};
