import type { TableInfo } from '@potyczka/table';
import type { Say } from '../prefs.js';

const HOUR = 60;

/** What happens to whoever does not come back: told before they sit down. */
export const awayText = (
  t: Say,
  { awayMinutes: n, clock }: Pick<TableInfo, 'awayMinutes' | 'clock'>,
): string => {
  if (n !== null) return n % HOUR === 0 ? t('awayBotHours', { n: n / HOUR }) : t('awayBotMinutes', { n });
  return t(clock.kind === 'none' ? 'awayWaits' : 'awayClock');
};

/** What becomes of a table whose leader does not come back. */
export const leadText = (t: Say, { leadMinutes: n }: Pick<TableInfo, 'leadMinutes'>): string =>
  n % HOUR === 0 ? t('leadHours', { n: n / HOUR }) : t('leadMinutes', { n });
