import type { Json } from '@potyczka/kernel';

/** Something that is kept about a person and belongs to no table: a device, a code that is shown, what they have set. */
export interface Belonging {
  /** Its kind and its name: `device:…`. */
  readonly key: string;
  readonly person: string;
  readonly value: Json;
  /** After this it means nothing; null: for ever. */
  readonly until: number | null;
}

/** Where that is kept. Every promise that resolves means: durable. */
export interface Belongings {
  find(key: string): Promise<Belonging | undefined>;
  /** Those of somebody of one kind, in the order of their keys. */
  of(person: string, kind: string): Promise<readonly Belonging[]>;
  /** Keeps one, in place of what had its key. */
  put(belonging: Belonging): Promise<void>;
  /** Takes one away: of several who try at once one gets it. */
  take(key: string): Promise<Belonging | undefined>;
  /** All of one person becomes another's. */
  move(from: string, to: string): Promise<void>;
  /** Everything of somebody goes, but what is of one kind. */
  forget(person: string, except: string): Promise<void>;
}

const byKey = (a: Belonging, b: Belonging): number => (a.key < b.key ? -1 : 1);

/** Belongings that are forgotten: for tests. */
export class MemoryBelongings implements Belongings {
  private readonly all = new Map<string, Belonging>();

  async find(key: string): Promise<Belonging | undefined> {
    return this.all.get(key);
  }

  async of(person: string, kind: string): Promise<readonly Belonging[]> {
    return [...this.all.values()]
      .filter(b => b.person === person && b.key.startsWith(`${kind}:`))
      .sort(byKey);
  }

  async put(belonging: Belonging): Promise<void> {
    this.all.set(belonging.key, belonging);
  }

  async take(key: string): Promise<Belonging | undefined> {
    const found = this.all.get(key);
    this.all.delete(key);
    return found;
  }

  async move(from: string, to: string): Promise<void> {
    for (const b of this.all.values()) if (b.person === from) this.all.set(b.key, { ...b, person: to });
  }

  async forget(person: string, except: string): Promise<void> {
    for (const b of this.all.values())
      if (b.person === person && !b.key.startsWith(`${except}:`)) this.all.delete(b.key);
  }
}
