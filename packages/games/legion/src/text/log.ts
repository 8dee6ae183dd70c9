import type { Event } from '../events.js';

/** A sentence for every event, in ICU message format. */
export type Log = Readonly<Record<Event['type'], string>>;
