import { createHash } from 'node:crypto';

const LENGTH = 10;

/** How a match or a campaign is called in a log: whoever knows its id finds it by this, and nobody finds the id. */
export const markOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, LENGTH);

/** What of a hurt match is known all the same. */
export interface Which {
  readonly kind: 'match' | 'campaign';
  readonly game: string;
  /** Milliseconds since the epoch. */
  readonly created: number;
}

/** Matches and campaigns of which something that is stored could not be read, or written over. */
export class Hurt {
  private readonly ids = new Set<string>();

  get size(): number {
    return this.ids.size;
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }

  /** False if that was known. */
  note(id: string): boolean {
    if (this.ids.has(id)) return false;
    this.ids.add(id);
    return true;
  }

  /** It could be read: what is whole is served. */
  healed(id: string): void {
    this.ids.delete(id);
  }
}
