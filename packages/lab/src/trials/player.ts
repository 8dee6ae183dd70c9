import { hashOf } from '@potyczka/kernel/run';
import { Broken, Client, RefusedByTable } from '@potyczka/server/fixtures';
import type { QuestionShown, RequestOf, Snapshot } from '@potyczka/table';
import { pause } from './trial.js';

/** An answer that the server has acknowledged. */
export interface Acknowledged {
  readonly table: string;
  readonly n: number;
  readonly q: number;
  readonly a: RequestOf<'answer'>['a'];
}

type Seen = Pick<Snapshot, 'n' | 'view' | 'mine' | 'result' | 'info'>;

/** A short name of what a seat saw, whatever order a store has given its parts. */
export const viewName = (view: unknown): string => hashOf(view);

const pick = <X>(list: readonly X[]): X | undefined => list[Math.floor(Math.random() * list.length)];

const HALF = 0.5;

/** Any answer to a question, as far as the question tells which are legal. */
export const anyAnswer = ({
  kind,
  options,
  min,
  max,
  proposed,
}: QuestionShown): RequestOf<'answer'>['a'] | undefined => {
  const legal = options.filter(o => !o.refusal);
  switch (kind) {
    case 'choose':
    case 'place':
    case 'places':
      return pick(legal)?.answer;
    case 'many': {
      // Few of very many sets may go together: what the game proposes does.
      if (proposed.length > 0 && Math.random() < HALF) return proposed;
      const some = legal.map(o => o.key).toSorted(() => Math.random() - 0.5);
      return some.slice(0, min + Math.floor(Math.random() * (Math.min(max, some.length) - min + 1)));
    }
    case 'number':
      return min + Math.floor(Math.random() * (max - min + 1));
  }
};

/** A person who plays at one table, and comes back whenever the connection breaks. */
export class Player {
  readonly acknowledged: Acknowledged[] = [];
  /** What the player's seat was shown after each entry. */
  readonly seen = new Map<number, string>();
  /** Milliseconds from each answer to its acknowledgement. */
  readonly took: number[] = [];
  /** Refusals that nobody should get, by what they said. */
  readonly refusals = new Map<string, number>();
  /** Answers of which nobody knows whether they arrived. */
  unknown = 0;
  /** How often the connection was lost. */
  breaks = 0;
  seat: string | null = null;
  isOver = false;
  private client: Client | undefined;
  private cookie: string | undefined;
  private isStopped = false;

  constructor(
    private readonly port: () => number,
    readonly table: () => string,
    private readonly pauseMs: number,
    private readonly from?: string,
  ) {}

  /** Connects, again and again until it succeeds. */
  async connect(): Promise<Client> {
    while (!this.isStopped) {
      if (this.client && !this.client.isClosed) return this.client;
      try {
        this.client = await Client.connect(this.port(), { cookie: this.cookie, from: this.from });
        this.cookie = this.client.cookie;
        return this.client;
      } catch {
        await pause(100);
      }
    }
    throw new Broken('stopped');
  }

  /** Plays until the match is over or somebody says stop. */
  async play(): Promise<void> {
    while (!this.isStopped && !this.isOver) {
      try {
        await this.playOnce(await this.connect());
      } catch (e) {
        if (e instanceof RefusedByTable) this.note(e);
        else if (e instanceof Broken) this.breaks += this.isStopped ? 0 : 1;
        else throw e;
        // Whoever looks at the table anew for every answer that the rules refuse is slow about it.
        await pause(Math.max(50, this.pauseMs * 2));
      }
    }
    if (this.isOver) this.client?.close();
  }

  private async playOnce(client: Client): Promise<void> {
    const table = this.table();
    let now: Seen = await client.ask('watch', { table, changes: true });
    // News may have come right behind the answer.
    const news = client.news(table)?.now;
    if (news && news.n >= now.n) now = news;
    for (;;) {
      if (this.isStopped) return;
      this.look(now);
      if (this.isOver) return;
      const before = client.pushes.length;
      if (now.mine) await this.answer(client, now.mine);
      if (this.pauseMs > 0) await pause(Math.random() * this.pauseMs);
      while (client.pushes.length === before) {
        if (this.isStopped) return;
        if (client.isClosed) throw new Broken('closed');
        await pause(2);
      }
      now = client.news(table)?.now ?? now;
      client.pushes.splice(0, client.pushes.length - 1);
      client.received.length = 0;
    }
  }

  private look({ n, view, result, info }: Seen): void {
    this.seat = info.mine;
    if (view !== null) this.seen.set(n, viewName(view));
    this.isOver = result !== null;
  }

  private async answer(client: Client, mine: QuestionShown): Promise<void> {
    const a = anyAnswer(mine);
    if (a === undefined) return;
    const { q, step } = mine;
    const since = performance.now();
    try {
      const { n, draft } = await client.ask('answer', { table: this.table(), q, step, a });
      this.took.push(performance.now() - since);
      if (!draft) this.acknowledged.push({ table: this.table(), n, q, a });
    } catch (e) {
      if (e instanceof Broken) this.unknown++;
      // The table itself may have been faster: a forced answer, or an answer of ours that did arrive.
      else if (e instanceof RefusedByTable && /stale|not-asked|table-over/.test(e.problem.why.id)) return;
      throw e;
    }
  }

  /** Remembers a refusal. */
  note({ problem }: RefusedByTable): void {
    // Options that may each be chosen, but not together: the rules of the game say so, and they think again.
    if (problem.rule && !problem.rule.startsWith('TABLE-')) return;
    const what = `${problem.code} ${problem.why.id}`;
    this.refusals.set(what, (this.refusals.get(what) ?? 0) + 1);
  }

  stop(): void {
    this.isStopped = true;
    this.client?.close();
  }
}
