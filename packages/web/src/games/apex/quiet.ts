import type { Event } from '@potyczka/apex/view';

/** What comes by the dozen and tells nobody anything: the log leaves it out. */
const QUIET: ReadonlySet<Event['type']> = new Set([
  'activation-over',
  'acted',
  'automa-feat-over',
  'automa-step',
  'shot-over',
  'shuffled',
  'tile-cleared',
]);

/** Steps of an Automa in which nothing could happen; what decided against something stays. */
const EMPTY: ReadonlySet<string> = new Set(['no-bin', 'no-effect', 'shot-already', 'told-not-to']);

export const isQuiet = (e: Event): boolean => {
  if (e.type === 'automa-idle') return EMPTY.has(e.why) || e.why === 'nobody-in-range';
  if (e.type === 'restored') return e.shield + e.health === 0;
  if (e.type === 'cooled') return e.back.length === 0;
  return QUIET.has(e.type);
};
