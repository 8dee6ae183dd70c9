import {
  type Answers,
  Following,
  type Problem,
  type Push,
  type Reply,
  type RequestName,
  type RequestOf,
  type Snapshot,
} from '@potyczka/table';

/** A request that the table refused. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** Whether the table can be reached now. */
export type Link = 'connecting' | 'open' | 'lost';

/** A table service, wherever it is: behind a socket or in a worker. */
export interface TableClient {
  ask<K extends RequestName>(what: K, rest: Omit<RequestOf<K>, 'id' | 'do'>): Promise<Answers[K]>;
  onPush(listener: (push: Push) => void): () => void;
  onLink(listener: (link: Link) => void): () => void;
  readonly link: Link;
}

/** What carries messages there and back. */
export interface Pipe {
  send(message: unknown): void;
}

interface PendingReply {
  resolve(x: unknown): void;
  reject(e: unknown): void;
}

/** Matches replies to requests, and makes whole news of changes; the same for socket and worker. */
export class WireClient implements TableClient {
  link: Link = 'connecting';
  private next = 1;
  private readonly waiting = new Map<number, PendingReply>();
  private readonly following = new Following();
  private readonly pushed = new Set<(push: Push) => void>();
  private readonly linked = new Set<(link: Link) => void>();

  constructor(private readonly pipe: Pipe) {}

  ask<K extends RequestName>(what: K, rest: Omit<RequestOf<K>, 'id' | 'do'>): Promise<Answers[K]> {
    const { table = '' } = rest as { readonly table?: string };
    if (what === 'watch') return this.watch(table) as Promise<Answers[K]>;
    if (what === 'unwatch') this.following.ends(table);
    return this.request<Answers[K]>({ do: what, ...rest });
  }

  /** Asks for changes only: what comes before the answer waits for it. */
  private watch(table: string): Promise<Snapshot> {
    this.following.asks(table);
    return new Promise((resolve, reject) => {
      const settle = (snapshot?: Snapshot): Snapshot | undefined => this.following.begins(table, snapshot);
      this.send(
        { do: 'watch', table, changes: true },
        {
          resolve: x => resolve(settle(x as Snapshot) as Snapshot),
          reject: e => {
            settle();
            reject(e);
          },
        },
      );
    });
  }

  private send(message: object, waiting: PendingReply): void {
    const id = this.next++;
    this.waiting.set(id, waiting);
    this.pipe.send({ id, ...message });
  }

  /** Sends a message with a number of its own; the answer has the same number. */
  request<X>(message: object): Promise<X> {
    return new Promise<X>((resolve, reject) => this.send(message, { resolve: x => resolve(x as X), reject }));
  }

  onPush(listener: (push: Push) => void): () => void {
    this.pushed.add(listener);
    return () => this.pushed.delete(listener);
  }

  onLink(listener: (link: Link) => void): () => void {
    this.linked.add(listener);
    return () => this.linked.delete(listener);
  }

  /** A message has come in. */
  receive(message: Reply | Push): void {
    if ('push' in message) {
      const push = this.following.hear(message);
      if (push === 'lost' && 'table' in message) void this.catchUp(message.table);
      else if (push && push !== 'lost') this.tell(push);
      return;
    }
    const asked = this.waiting.get(message.re);
    this.waiting.delete(message.re);
    if (message.ok) asked?.resolve(message.value);
    else asked?.reject(new Refused(message.problem));
  }

  private tell(push: Push): void {
    for (const listener of this.pushed) listener(push);
  }

  /** What has changed is not what was shown here: everything is asked for again. */
  private async catchUp(table: string): Promise<void> {
    try {
      const { log, said: _, ...now } = await this.watch(table);
      this.tell({ push: 'news', table, now, from: 0, log });
    } catch {
      // Whoever watches asks again when the way is open.
    }
  }

  /** The way there has opened or closed; requests under way are lost with it. */
  setLink(link: Link): void {
    this.link = link;
    if (link === 'lost') {
      this.following.endsAll();
      for (const { reject } of this.waiting.values()) {
        reject(new Refused({ code: 'not-saved', why: { id: 'table-connection-lost' } }));
      }
      this.waiting.clear();
    }
    for (const listener of this.linked) listener(link);
  }
}
