import type { Event } from '@potyczka/legion/view';

/** Steps of the procedure: what comes of them is told in lines of its own. */
const STEPS: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'attack',
  'attack-part',
  'pool-chosen',
  'pool-resolved',
  'attack-over',
  'scored-hit',
  'turn',
  'ready-to-act',
  'no-more-actions',
  'activation-over',
  'unmark',
]);

/** Actions that a line about whom or where follows. */
const TOLD_LATER: ReadonlySet<string> = new Set(['attack', 'move']);

/** What goes without saying in the log: a scout is told when it goes. */
export const isQuiet = (e: Event): boolean =>
  STEPS.has(e.type) ||
  (e.type === 'action' && TOLD_LATER.has(e.action)) ||
  (e.type === 'mark' && e.mark === 'scouted');
