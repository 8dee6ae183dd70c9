import type { Memory } from './bot.js';

/** Seats whose last thoughts are remembered: some 200 kB each. */
const MOST = 32;

/** The memories of many seats, by name; those that were not used for longest are forgotten. */
export class Memories {
  private readonly byName = new Map<string, Memory>();

  of(name: string): Memory {
    const memory = this.byName.get(name) ?? {};
    this.byName.delete(name);
    this.byName.set(name, memory);
    const [oldest] = this.byName.keys();
    if (this.byName.size > MOST && oldest !== undefined) this.byName.delete(oldest);
    return memory;
  }
}
