import type { Clock } from '@potyczka/table';
import type { Say } from '../prefs.js';

/** How much time a turn has, in words. */
export const clockText = (t: Say, clock: Clock): string => {
  switch (clock.kind) {
    case 'none':
      return t('clock-none');
    case 'slow':
      return t('clock-days', { n: clock.days });
    case 'live':
      return clock.seconds % 60 === 0
        ? t('clock-minutes', { n: clock.seconds / 60 })
        : t('clock-seconds', { n: clock.seconds });
  }
};

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const two = (n: number): string => String(n).padStart(2, '0');

/** `1:05`, `2:03:00`, or with days to go `2 days 8 h`: always as much as is begun, so that all of it is there at first. */
export const timeText = (t: Say, ms: number): string => {
  const s = Math.max(0, Math.ceil(ms / 1000));
  if (s > DAY_S) {
    const hours = Math.ceil(s / HOUR_S);
    const [n, h] = [Math.floor(hours / 24), hours % 24];
    return h > 0 ? t('timeDaysHours', { n, h }) : t('timeDays', { n });
  }
  const [h, m] = [Math.floor(s / HOUR_S), Math.floor(s / 60) % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s % 60)}` : `${m}:${two(s % 60)}`;
};

/** The same for a list, which nobody watches run down: `4 h 12 min`, and under an hour whole minutes. */
export const roughTime = (t: Say, ms: number): string => {
  const minutes = Math.max(0, Math.ceil(ms / 60_000));
  if (minutes > 24 * 60) return timeText(t, ms);
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  if (h === 0) return t('timeMinutes', { m });
  return m > 0 ? t('timeHoursMinutes', { h, m }) : t('timeHours', { h });
};
