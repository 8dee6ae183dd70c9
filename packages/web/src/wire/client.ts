import type { Answers, Problem, Push, Reply, RequestName, RequestOf } from '@potyczka/table';

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

/** Matches replies to requests; the same for socket and worker. */
export class Desk implements TableClient {
  link: Link = 'connecting';
  private next = 1;
  private readonly waiting = new Map<number, { resolve(x: unknown): void; reject(e: unknown): void }>();
  private readonly pushed = new Set<(push: Push) => void>();
  private readonly linked = new Set<(link: Link) => void>();

  constructor(private readonly pipe: Pipe) {}

  ask<K extends RequestName>(what: K, rest: Omit<RequestOf<K>, 'id' | 'do'>): Promise<Answers[K]> {
    return this.request<Answers[K]>({ do: what, ...rest });
  }

  /** Sends a message with a number of its own; the answer has the same number. */
  request<X>(message: object): Promise<X> {
    const id = this.next++;
    return new Promise<X>((resolve, reject) => {
      this.waiting.set(id, { resolve: x => resolve(x as X), reject });
      this.pipe.send({ id, ...message });
    });
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
      for (const listener of this.pushed) listener(message);
      return;
    }
    const asked = this.waiting.get(message.re);
    this.waiting.delete(message.re);
    if (message.ok) asked?.resolve(message.value);
    else asked?.reject(new Refused(message.problem));
  }

  /** The way there has opened or closed; requests under way are lost with it. */
  setLink(link: Link): void {
    this.link = link;
    if (link === 'lost') {
      for (const { reject } of this.waiting.values()) {
        reject(new Refused({ code: 'not-saved', why: { id: 'table-connection-lost' } }));
      }
      this.waiting.clear();
    }
    for (const listener of this.linked) listener(link);
  }
}
