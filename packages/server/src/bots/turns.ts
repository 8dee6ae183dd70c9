/**
 * Things that wait, each of a host at an address. Addresses have their turns one after the other, and so
 * have the hosts at one: whoever has many things waiting waits for their own.
 */
export class Turns<X> {
  private readonly of = new Map<string, Map<string, X[]>>();
  private waiting = 0;

  get size(): number {
    return this.waiting;
  }

  add(address: string, host: string, x: X): void {
    const hosts = this.of.get(address) ?? new Map<string, X[]>();
    const mine = hosts.get(host) ?? [];
    mine.push(x);
    hosts.set(host, mine);
    this.of.set(address, hosts);
    this.waiting++;
  }

  /** Takes what is next. Whoever had a turn comes after the others. */
  next(): X | undefined {
    const [address, hosts] = first(this.of);
    const [host, mine] = first(hosts);
    if (address === undefined || host === undefined || !hosts || !mine) return undefined;
    this.of.delete(address);
    hosts.delete(host);
    const x = mine.shift();
    if (mine.length > 0) hosts.set(host, mine);
    if (hosts.size > 0) this.of.set(address, hosts);
    this.waiting--;
    return x;
  }
}

const first = <K, V>(of: ReadonlyMap<K, V> | undefined): readonly [K, V] | readonly [] =>
  of?.entries().next().value ?? [];
