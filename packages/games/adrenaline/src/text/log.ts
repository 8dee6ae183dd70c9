import type { LogOf } from '@potyczka/kit/text';
import type { Event, MovedBy, Pile } from '../events.js';

type Of<K extends Event['type']> = Extract<Event, { type: K }>;

/** Events that are told in several ways. */
export interface Variants {
  shuffled: Pile;
  spawned: 'spawnpoint' | 'square';
  /** A power-up moves somebody else, or its owner. */
  moved: Exclude<MovedBy, 'power-up'> | 'newton' | 'teleporter';
  'took-ammo': 'all' | 'some' | 'none';
  fired: 'weapon' | 'mode';
  damaged: 'shot' | 'with-marks' | 'own';
  marked: Of<'marked'>['how'];
  killed: 'killshot' | 'overkill' | 'own';
  killshot: 'alone' | 'overkill' | 'overkill-by-another';
  'scored-track': 'killshots' | 'spawnpoint';
  tagged: Of<'tagged'>['how'];
  'game-over': 'won' | `${'won' | 'shared'}-${NonNullable<Of<'game-over'>['tie']>}`;
  'bot-acted': Of<'bot-acted'>['how'];
}

/** A sentence for every event, in ICU message format, and for every way of telling it. */
export type Log = LogOf<Event, Variants>;
