import type { Answers, Problem, Push, Reply, RequestName, RequestOf, Snapshot } from '@potyczka/table';
import { WebSocket } from 'ws';

/** A request that was refused. */
export class RefusedByTable extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.code} ${problem.why.id} ${problem.rule ?? ''}`.trim());
  }
}

/** The connection broke before an answer came. */
export class Broken extends Error {}

interface Waiting {
  resolve(value: unknown): void;
  reject(e: Error): void;
}

export interface ClientOptions {
  readonly cookie?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address to call from; every address that begins with 127 is ours. */
  readonly from?: string | undefined;
}

/** Somebody who speaks to a server as a browser would. */
export class Client {
  readonly pushes: Push[] = [];
  /** Everything that came in, as it came. */
  readonly received: string[] = [];
  cookie: string | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;
  private constructor(readonly socket: WebSocket) {}

  static connect(port: number, { cookie, headers = {}, from }: ClientOptions = {}): Promise<Client> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
      headers: { ...headers, ...(cookie && { cookie }) },
      perMessageDeflate: false,
      ...(from && { localAddress: from }),
    });
    const client = new Client(socket);
    client.cookie = cookie;
    return new Promise((resolve, reject) => {
      socket.on('upgrade', response => {
        const set = response.headers['set-cookie']?.[0];
        if (set) client.cookie = set.split(';')[0];
      });
      socket.on('unexpected-response', (_, response) => {
        reject(new Error(`HTTP ${response.statusCode}`));
        socket.terminate();
      });
      socket.on('error', reject);
      socket.on('open', () => resolve(client));
      socket.on('message', data => client.receive(String(data)));
      socket.on('close', () => client.broken());
    });
  }

  private receive(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as Reply | Push;
    if ('push' in message) {
      this.pushes.push(message);
      this.onPush?.(message);
      return;
    }
    const waiting = this.waiting.get(message.re);
    this.waiting.delete(message.re);
    if (message.ok) waiting?.resolve(message.value);
    else waiting?.reject(new RefusedByTable(message.problem));
  }

  onPush: ((push: Push) => void) | undefined;

  private broken(): void {
    for (const { reject } of this.waiting.values()) reject(new Broken('the connection broke'));
    this.waiting.clear();
  }

  ask<K extends RequestName>(what: K, rest: Omit<RequestOf<K>, 'id' | 'do'>): Promise<Answers[K]> {
    const id = this.next++;
    return new Promise<Answers[K]>((resolve, reject) => {
      if (this.socket.readyState !== WebSocket.OPEN) {
        reject(new Broken('not connected'));
        return;
      }
      this.waiting.set(id, { resolve: x => resolve(x as Answers[K]), reject });
      this.socket.send(JSON.stringify({ id, do: what, ...rest }));
    });
  }

  /** The newest news of a table. */
  news(table: string): Extract<Push, { push: 'news' }> | undefined {
    return this.pushes.findLast(p => p.push === 'news' && p.table === table) as
      | Extract<Push, { push: 'news' }>
      | undefined;
  }

  close(): void {
    this.socket.terminate();
  }

  get isClosed(): boolean {
    return this.socket.readyState === WebSocket.CLOSED;
  }
}

/** What may be answered to the question that a snapshot shows, the first first. */
export const legalKeys = (now: Pick<Snapshot, 'mine'>): string[] =>
  now.mine?.options.filter(o => !o.refusal).map(o => o.key) ?? [];
