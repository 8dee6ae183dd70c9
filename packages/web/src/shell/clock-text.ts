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
