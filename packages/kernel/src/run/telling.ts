import type { Moment } from '../engine.js';
import { type Faces, facesOf, maySee, newlySeen } from '../faces.js';
import { blank, cardsIn, copy, namesCard } from '../plain.js';
import type { CardId, Seat, Who } from '../vocabulary.js';

/** What came to light with an entry, so that it cannot be taken back without the others. */
export type NewInformation = 'chance' | 'face' | 'reveal';

interface Told<E> {
  readonly n: number;
  readonly event: E;
  /** For each card in the event that lay face down after it: who has seen its face. */
  readonly hidden: Faces | undefined;
}

/** A place in what was told, to go back to. */
export interface Bookmark {
  readonly length: number;
  readonly faces: Faces;
}

/** Everything that was told at a table, and to whom. */
export class Telling<E> {
  /** What came to light since this was last set. */
  news: NewInformation | undefined;
  private readonly told: Told<E>[] = [];

  constructor(private faces: Faces) {}

  get length(): number {
    return this.told.length;
  }

  get bookmark(): Bookmark {
    return { length: this.told.length, faces: this.faces };
  }

  backTo({ length, faces }: Bookmark): void {
    this.told.length = length;
    this.faces = faces;
  }

  /** Notes an event of entry `n`, with the moment after it. */
  tell(n: number, event: E, now: Moment): void {
    // Copied, because an applier may have put a part of the event into the state, where it changes.
    if (!namesCard(event)) this.told.push({ n, event: copy(event), hidden: undefined });
    else {
      const faces = facesOf(now.hidden());
      if (this.news !== 'chance' && newlySeen(this.faces, faces)) this.news = 'face';
      this.faces = faces;
      this.told.push({ n, event: copy(event), hidden: facesIn(event, faces) });
    }
  }

  /** What was told, from the event numbered `from` on, as somebody may know it. */
  events(who: Who, from: number): { readonly n: number; readonly event: E }[] {
    return this.told.slice(from).map(({ n, event, hidden }) => ({
      n,
      event: hidden ? blank(event, card => !maySee(hidden, card, who)) : event,
    }));
  }

  /** What was told, with every face up. */
  everything(): E[] {
    return this.told.map(t => t.event);
  }
}

const facesIn = (event: unknown, faces: Faces): Faces | undefined => {
  let hidden: Map<CardId, readonly Seat[]> | undefined;
  for (const card of cardsIn(event)) {
    const seen = faces.get(card);
    if (!seen) continue;
    hidden ??= new Map();
    hidden.set(card, seen);
  }
  return hidden;
};
