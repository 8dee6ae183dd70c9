import type { Moment } from '../engine.js';
import { type Faces, facesOf, mayKnow, newlySeen, seenBy } from '../faces.js';
import { blank, cardsIn, copy, namesCard } from '../plain.js';
import type { CardId, RuleId, Seat, Who } from '../vocabulary.js';

/** What came to light with an entry, so that it cannot be taken back without the others. */
export type NewInformation = 'chance' | 'face' | 'reveal';

/** An event as somebody may know it: the entry it belongs to, and the rule by which it happened. */
export interface LoggedEvent<E> {
  readonly n: number;
  readonly rule: RuleId;
  readonly event: E;
}

interface Logged<E> extends LoggedEvent<E> {
  /** For each card in the event that lay face down after it: who has seen its face. */
  readonly hidden: ReadonlyMap<CardId, readonly Seat[]> | undefined;
}

/** A place in the log, to go back to. */
export interface Bookmark {
  readonly length: number;
  readonly faces: Faces;
}

/** Every event of a match, and who may know what of it. */
export class EventLog<E> {
  /** What came to light since this was last set. */
  news: NewInformation | undefined;
  private readonly logged: Logged<E>[] = [];

  constructor(private nowSeen: Faces) {}

  /** Who has seen what lies face down now. */
  get faces(): Faces {
    return this.nowSeen;
  }

  get length(): number {
    return this.logged.length;
  }

  backTo({ length, faces }: Bookmark): void {
    this.logged.length = length;
    this.nowSeen = faces;
  }

  /** Notes an event of entry `n`, with the moment after it. */
  add(n: number, event: E, rule: RuleId, now: Moment): void {
    // Copied, because an applier may have put a part of the event into the state, where it changes.
    if (!namesCard(event)) this.logged.push({ n, rule, event: copy(event), hidden: undefined });
    else {
      const faces = facesOf(now.hidden());
      if (this.news !== 'chance' && newlySeen(this.nowSeen, faces)) this.news = 'face';
      this.nowSeen = faces;
      this.logged.push({ n, rule, event: copy(event), hidden: facesIn(event, faces) });
    }
  }

  /** The events from number `from` on, as somebody may know them. */
  events(who: Who, from: number): LoggedEvent<E>[] {
    return this.logged.slice(from).map(({ n, rule, event, hidden }) => ({
      n,
      rule,
      event: hidden ? blank(event, card => !mayKnow(hidden.get(card), who)) : event,
    }));
  }

  /** All events, with every face up. */
  everything(): E[] {
    return this.logged.map(t => t.event);
  }
}

const facesIn = (event: unknown, faces: Faces): ReadonlyMap<CardId, readonly Seat[]> | undefined => {
  let hidden: Map<CardId, readonly Seat[]> | undefined;
  for (const card of cardsIn(event)) {
    const seen = seenBy(faces, card);
    if (!seen) continue;
    hidden ??= new Map();
    hidden.set(card, seen);
  }
  return hidden;
};
