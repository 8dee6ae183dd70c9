import { miniLabel, unitLabel } from '@potyczka/legion/text';
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
  'laid-out',
  'pool',
  'dodged',
]);

/** Actions that a line about whom, where or which token follows. */
const TOLD_LATER: ReadonlySet<string> = new Set([
  'attack',
  'move',
  'climb',
  'reverse',
  'pivot',
  'withdraw',
  'aim',
  'dodge',
  'standby',
]);

/** Marks that say something by themselves; those of cards and keywords name what they come from. */
const SAYING: ReadonlySet<string> = new Set([
  'reserve',
  'reinforces',
  'wheel',
  'spur',
  'pushed',
  'distracted',
  'held-back',
  'acts-next',
]);
const says = (mark: string): boolean =>
  SAYING.has(mark) ||
  mark.includes('@') ||
  /^(given|weapons|taken|(arm|only|used):(command|upgrade)):/.test(mark);

/** Whether a mini is its whole unit. */
const isAlone = (unit: string, mini: string): boolean => miniLabel('en', mini) === unitLabel(unit);

/**
 * A hero who falls or is hurt is told as such, whoever falls is not told to be hurt first, and nobody has cover in the
 * open.
 */
const isTwice = (e: Event): boolean =>
  (e.type === 'mini-defeated' && isAlone(e.unit, e.mini)) ||
  (e.type === 'suffers' && e.wounds > 0 && isAlone(e.unit, `${e.unit}.0`)) ||
  (e.type === 'wounded' && e.was + e.n >= e.most && !isAlone(e.unit, e.mini)) ||
  (e.type === 'covered' && e.cover === 0) ||
  (e.type === 'used' && e.keyword === 'full-move');

/** What goes without saying in the log: a scout is told when it goes, and a rule's own memory is no news. */
export const isQuiet = (e: Event): boolean =>
  STEPS.has(e.type) ||
  isTwice(e) ||
  (e.type === 'action' && TOLD_LATER.has(e.action)) ||
  (e.type === 'mark' && !says(e.mark));
