import { applied, Misfit } from './change.js';
import type { Now, Push, Snapshot } from './protocol.js';

type News = Extract<Push, { push: 'news' }>;
type ChangeNews = Extract<Push, { push: 'change' }>;

/**
 * A client's side of changes: keeps what it was shown of each table that it
 * watches and makes whole news of what has changed.
 */
export class Following {
  private readonly known = new Map<string, { readonly now: Now; readonly version: number }>();
  /** What came before the answer to a request to watch. */
  private readonly early = new Map<string, (News | ChangeNews)[]>();

  /** A table is asked to be watched: news that come before the answer wait for it. */
  asks(table: string): void {
    if (!this.early.has(table)) this.early.set(table, []);
  }

  /** The answer has come, or none will; gives it back with all that came before it and is newer. */
  begins<S extends Snapshot | undefined>(table: string, snapshot: S): S {
    const early = this.early.get(table) ?? [];
    this.early.delete(table);
    if (!snapshot || snapshot.version === undefined) return snapshot;
    const { version } = snapshot;
    const { log: _log, said: _said, version: _version, ...now } = snapshot as Snapshot;
    this.known.set(table, { now, version });
    let whole: Snapshot = snapshot;
    for (const push of early) {
      if ((push.version ?? 0) <= version) continue;
      const news = this.hear(push);
      if (news !== 'lost' && news?.push === 'news')
        whole = { ...whole, ...news.now, log: [...whole.log.slice(0, news.from), ...news.log] };
    }
    return whole as S;
  }

  ends(table: string): void {
    this.known.delete(table);
  }

  endsAll(): void {
    this.known.clear();
    this.early.clear();
  }

  /** What came in, with changes made whole; undefined if it waits for an answer, `lost` if I do not have what changed. */
  hear(push: Push): Push | undefined | 'lost' {
    if (push.push !== 'news' && push.push !== 'change') return push;
    const early = this.early.get(push.table);
    if (early && push.version !== undefined) {
      early.push(push);
      return undefined;
    }
    return push.push === 'news' ? this.hearWhole(push) : this.hearChange(push);
  }

  private hearWhole(push: News): News {
    if (push.version !== undefined) this.known.set(push.table, { now: push.now, version: push.version });
    return push;
  }

  private hearChange({ table, base, version, now: at, change, from, log }: ChangeNews): News | 'lost' {
    const known = this.known.get(table);
    if (known?.version !== base) return 'lost';
    try {
      const now = { ...(applied(known.now, change) as Now), now: at };
      this.known.set(table, { now, version });
      return { push: 'news', table, now, from, log };
    } catch (e) {
      if (e instanceof Misfit) return 'lost';
      throw e;
    }
  }
}
