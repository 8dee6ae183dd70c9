import type { Quiet } from '@potyczka/table';

const DAY = 1440;
const MINUTE_MS = 60_000;

/** The minute of the day in a time zone. */
const minuteIn = (zone: string, now: number): number => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string): number => Number(parts.find(p => p.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
};

/** When the quiet hours end in which we are; undefined outside of them. */
export const quietUntil = (quiet: Quiet | null, now: number): number | undefined => {
  if (!quiet || quiet.from === quiet.to) return undefined;
  const minute = minuteIn(quiet.zone, now);
  const since = (minute - quiet.from + DAY) % DAY;
  const length = (quiet.to - quiet.from + DAY) % DAY;
  if (since >= length) return undefined;
  return Math.floor(now / MINUTE_MS) * MINUTE_MS + (length - since) * MINUTE_MS;
};
