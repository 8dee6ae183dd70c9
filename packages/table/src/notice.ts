import type { Seat } from '@potyczka/kernel';
import type { About } from './request-schemas.js';

/** What somebody is to be told who is not here. That it is still so is looked at again before it is sent. */
export interface Notice {
  readonly about: About;
  /** Who is told, and the seat that it is about. */
  readonly person: string;
  readonly seat: Seat;
  readonly table: string;
  /** Who leads the table: a group may be told too. */
  readonly host: string;
  /** What makes it another one than the last: the same is told once. */
  readonly moment: string;
  /** When it is told, and until when it is worth telling. */
  readonly due: number;
  readonly until: number;
}

/** Whoever is asked and has not come after so long is told, in milliseconds: pages are loaded anew, lines break. */
export const TELL_MS = 4000;
