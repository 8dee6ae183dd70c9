import type { LiveTable } from './live-table.js';
import { isBotsOnly } from './plan.js';
import type { Drives } from './ports.js';

/** Shows of one host that go on at the same time. */
const MOST = 3;

const isWatched = (live: LiveTable): boolean =>
  live.isAwake && live.watchers.size > 0 && live.known !== undefined && isBotsOnly(live.known);

/** Shows go on only while somebody looks, and few of one host at a time: whoever has left lets nobody think. */
export class BotMatches {
  private readonly of = new Map<string, Set<LiveTable>>();

  constructor(private readonly service: Drives) {}

  /** Whether a match may go on by itself now. */
  mayGoOn(live: LiveTable): boolean {
    if (!isBotsOnly(live.table)) {
      this.leave(live);
      return true;
    }
    if (!isWatched(live)) {
      this.leave(live);
      return false;
    }
    const mine = this.of.get(live.table.host) ?? new Set();
    for (const each of mine) if (!isWatched(each)) mine.delete(each);
    mine.add(live);
    this.of.set(live.table.host, mine);
    return [...mine].slice(0, MOST).includes(live);
  }

  /** It goes on no more; another of the same host may. */
  private leave(live: LiveTable): void {
    const { host } = live.table;
    const mine = this.of.get(host);
    if (!mine?.delete(live)) return;
    if (mine.size === 0) this.of.delete(host);
    for (const each of mine) this.again(each);
  }

  /** Looks again whether a show goes on. */
  again(live: LiveTable): void {
    void live.queue
      .run(() => {
        if (live.isAwake) this.service.drive(live);
        else this.leave(live);
      })
      .catch(e => this.service.deps.fault?.('show', e));
  }
}
