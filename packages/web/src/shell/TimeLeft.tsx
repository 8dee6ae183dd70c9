import { type ReactNode, useEffect, useState } from 'react';
import { usePrefs } from '../prefs.js';

/** Less than this is gone before it is read, in milliseconds. */
const WORTH_SAYING = 1500;

/** How long others still take: a bar that runs out, and with more than a moment the seconds. */
export const TimeLeft = ({ ms }: { readonly ms: number }): ReactNode => {
  const { t, prefs } = usePrefs();
  const [left, setLeft] = useState(ms);
  useEffect(() => {
    const end = performance.now() + ms;
    setLeft(ms);
    if (ms < WORTH_SAYING) return;
    const timer = setInterval(() => setLeft(Math.max(0, end - performance.now())), 500);
    return () => clearInterval(timer);
  }, [ms]);
  if (ms === 0) return null;
  return (
    <span className="time-left">
      {prefs.motion === 'full' && (
        <span key={ms} className="time-bar">
          <span style={{ animationDuration: `${ms}ms` }} />
        </span>
      )}
      {ms >= WORTH_SAYING && <small>{t('secondsLeft', { n: Math.ceil(left / 1000) })}</small>}
    </span>
  );
};
