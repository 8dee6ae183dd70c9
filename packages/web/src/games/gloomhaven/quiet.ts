import type { Event } from '@potyczka/gloomhaven/view';

/** What comes by the dozen and tells nobody anything: the log folds it. */
const QUIET: ReadonlySet<Event['type']> = new Set([
  'abilities-shuffled',
  'deck-built',
  'effect-over',
  'effect-used',
  'goals-shuffled',
  'modifiers-shuffled',
  'packed',
  'round-over',
  'stood',
  'waned',
]);

/** What a scenario counts without anybody having to know. */
const COUNTED = /^(round|cycle|section|flooded|later|spawned|exhausted|step by step) ?/;

export const isQuiet = (e: Event): boolean => {
  switch (e.type) {
    case 'drew':
      return e.card !== 'bless' && e.card !== 'curse';
    case 'turn-over':
      return e.ended.length === 0 && e.strong.length === 0;
    case 'order-settled':
      return e.who.length === 0;
    case 'decided':
      return e.because.length === 0;
    case 'moved':
      return e.route.length < 2;
    case 'healed':
      return e.n === 0 && e.cured.length === 0;
    case 'noted':
      return e.what === 'rooms' || e.what === 'traps';
    case 'flag':
      return COUNTED.test(e.flag);
    default:
      return QUIET.has(e.type);
  }
};
