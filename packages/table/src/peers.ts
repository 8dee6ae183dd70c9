import type { Seat } from '@potyczka/kernel';
import type { Meant } from './company.js';
import type { OnlookersShown, Said, UndoAsked } from './protocol.js';

/** What processes that serve the same tables tell each other and nobody stores. */
export type PeerMessage =
  /** People who sit at tables and look at them, through the process that says so. */
  | {
      readonly kind: 'here';
      readonly here: boolean;
      readonly people: readonly { readonly table: string; readonly identity: string }[];
    }
  /** Who is here at this table? */
  | { readonly kind: 'who'; readonly table: string }
  | { readonly kind: 'undo'; readonly table: string; readonly asked: UndoAsked }
  | { readonly kind: 'said'; readonly table: string; readonly said: Said }
  /** What somebody at a table means to do. */
  | { readonly kind: 'means'; readonly table: string; readonly seat: Seat; readonly meant: Meant }
  /** Who looks on without a seat, through the process that says so. */
  | { readonly kind: 'onlookers'; readonly table: string; readonly there: OnlookersShown }
  /** A seat has taken a step of its own, or taken one back. */
  | { readonly kind: 'draft'; readonly table: string }
  /** A campaign has changed. */
  | { readonly kind: 'campaign'; readonly campaign: string }
  /** A device belongs to somebody else now, or to nobody. */
  | { readonly kind: 'device'; readonly device: string }
  /** Somebody wants to be told otherwise. */
  | { readonly kind: 'targets'; readonly person: string }
  /** These people have one more table on their list. */
  | { readonly kind: 'own'; readonly people: readonly string[] }
  /** The list of open tables has changed. */
  | { readonly kind: 'lists' };

/** How long somebody counts as here after a process said so, in milliseconds. */
const BELIEVED_MS = 90_000;

/** Who is here through other processes, as far as they said. */
export class PeersHere {
  private readonly until = new Map<string, Map<string, number>>();

  set(process: string, identity: string, here: boolean, now: number): void {
    const of = this.until.get(identity) ?? new Map<string, number>();
    if (here) of.set(process, now + BELIEVED_MS);
    else of.delete(process);
    if (of.size > 0) this.until.set(identity, of);
    else this.until.delete(identity);
  }

  has(identity: string, now: number): boolean {
    const of = this.until.get(identity);
    return of !== undefined && [...of.values()].some(until => until > now);
  }
}
