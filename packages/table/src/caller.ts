import type { Push } from './protocol.js';
import type { Identity } from './store.js';

/** Somebody who looks at a table. */
export interface Watcher {
  readonly identity: string;
  /** Where they call from. */
  readonly address?: string | undefined;
  readonly name: string;
  send(push: Push): void;
}

/** Somebody who asks for something: what the parts of a table know of a connection. */
export interface Caller extends Watcher {
  who: Identity;
  /** The tables that they look at. */
  readonly watching: Set<string>;
  readonly isGone: boolean;
  /** Notes what a request has cost beyond what every request of its kind does, in ordinary ones. */
  spend(requests: number): void;
}
