import type { Event } from '../events.js';

/** A sentence for every event, in ICU message format. */
export type Log = Readonly<Record<Event['type'], string>>;

/** The faces of dice, counted; `none` where no die was rolled. */
export type Faces = Readonly<Record<'crit' | 'hit' | 'block' | 'surge' | 'blank' | 'none', string>>;
