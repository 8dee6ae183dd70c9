import type { LogOf } from '@potyczka/kit/text';
import type { Event } from '../events.js';
import type { Side } from '../state.js';

/** What a scenario counts, by the first word of its name. */
export const FLAGS = [
  'augment',
  'opened',
  'spared',
  'exhausted',
  'placed',
  'later',
  'round',
  'worked',
  'cycle',
  'spawned',
  'owed',
  'forgone',
  'step',
] as const;
/** Deeds that battle goals count. */
export const NOTES = ['executed', 'traps', 'rooms'] as const;

/** Events that are told in several ways. */
export interface Variants {
  appeared: 'room' | 'thing' | 'spawned' | 'summoned';
  laid: 'by' | 'plain';
  removed: 'sprung' | 'disarmed' | 'destroyed' | 'moved' | 'looted' | 'gone';
  chose: 'cards' | 'rest';
  shifted: 'sooner' | 'later';
  'turn-over': 'plain' | 'ended' | 'strong';
  played: 'top' | 'bottom' | 'basic-top' | 'basic-bottom';
  'card-to': 'discard' | 'lost' | 'active';
  'card-left': 'discard' | 'lost' | 'hand';
  lasts: 'plain' | 'card';
  rested: 'short' | 'long';
  focused: 'on' | 'none';
  decided: 'goes' | 'stays' | 'attacks';
  moved: 'walk' | 'jump' | 'fly' | 'push' | 'pull' | 'teleport' | 'swap' | 'fall' | 'none';
  hurt: 'attack' | 'trap' | 'hazard' | 'wound' | 'retaliate' | 'ability' | 'cost' | 'rest' | 'scenario';
  negated: 'card' | 'cards' | 'item';
  healed: 'plain' | 'cured' | 'mended' | 'whole';
  died: 'slain' | 'crushed' | 'plain';
  exhausted: 'hp' | 'cards' | 'ability';
  stays: 'stunned' | 'no-focus' | 'no-effect';
  'order-settled': 'first' | 'fixed';
  'decided-outcome': 'won' | 'lost';
  over: 'won' | 'lost';
  attacked: 'hit' | 'critical' | 'missed' | 'stopped';
  treasure: 'numbered' | 'goal';
  flag: (typeof FLAGS)[number] | 'carries' | 'poured' | 'other';
  noted: (typeof NOTES)[number];
  sided: Side;
}

/** A sentence for every event, in ICU message format, and for every way of telling it. */
export type Log = LogOf<Event, Variants>;
