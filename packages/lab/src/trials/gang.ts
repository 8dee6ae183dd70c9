import { Broken, Client, RefusedByTable } from '@potyczka/server/fixtures';
import type { Answers, RequestName, RequestOf } from '@potyczka/table';
import { pause } from './trial.js';

/** One thing that a client asks. */
export type Ask = {
  readonly [K in RequestName]: readonly [what: K, rest: Omit<RequestOf<K>, 'id' | 'do'>];
}[RequestName];

/** What a page asks next; nothing if it has to wait. */
export type Next = (page: Page, nth: number) => Ask | undefined | Promise<Ask | undefined>;

/** Whoever is told to wait asks again after so long, in milliseconds. */
const AGAIN_MS = 500;
/** What is refused counts too: each finds out how long to wait so that most of what it asks is granted. */
const LONGEST_MS = 3000;
const FASTER = 0.85;
const SLOWER = 1.6;
/** Requests of one page that are under way at the same time. */
const LANES = 3;

/** A page that somebody has open. */
export interface Page {
  readonly client: Client;
  /** Which person it is, and which page of theirs. */
  readonly person: number;
  readonly nth: number;
}

/** People of one address, each with several pages, who ask as often as they are let. */
export class Gang {
  /** Requests that were granted, or refused for another reason than their number. */
  answered = 0;
  readonly refusals: Record<string, number> = {};
  private isStopped = false;

  private constructor(readonly pages: readonly Page[]) {}

  static async open(port: number, from: string, people: number, each = 2): Promise<Gang> {
    const pages: Page[] = [];
    for (let person = 0; person < people; person++) {
      let cookie: string | undefined;
      for (let nth = 0; nth < each; nth++) {
        const client = await Client.connect(port, { from, cookie });
        cookie = client.cookie;
        pages.push({ client, person, nth });
      }
    }
    return new Gang(pages);
  }

  get first(): Client {
    return (this.pages[0] as Page).client;
  }

  /** Asks, however often it is told to wait. */
  async patiently<K extends RequestName>(
    client: Client,
    what: K,
    rest: Omit<RequestOf<K>, 'id' | 'do'>,
  ): Promise<Answers[K]> {
    for (;;) {
      try {
        return await client.ask(what, rest);
      } catch (e) {
        if (!(e instanceof RefusedByTable && e.problem.code === 'too-fast')) throw e;
        await pause(AGAIN_MS);
      }
    }
  }

  /** Everybody asks what is next, again and again, until it is told to stop. */
  async ask(next: Next): Promise<void> {
    const lanes = this.pages.flatMap(page => Array.from({ length: LANES }, () => this.lane(page, next)));
    await Promise.all(lanes);
  }

  private async lane(page: Page, next: Next): Promise<void> {
    let wait = 0;
    for (let nth = 0; !this.isStopped && !page.client.isClosed; nth++) {
      await pause(wait * (0.5 + Math.random()));
      try {
        const ask = await next(page, nth);
        if (ask) await page.client.ask(ask[0], ask[1] as never);
        else await pause(20);
        if (ask) this.answered++;
        wait *= FASTER;
      } catch (e) {
        if (e instanceof Broken) return;
        if (!(e instanceof RefusedByTable)) throw e;
        const isTooFast = this.isTooFast(e);
        wait = isTooFast ? Math.min(LONGEST_MS, (wait + 20) * SLOWER) : wait * FASTER;
      } finally {
        page.client.received.length = 0;
        page.client.pushes.length = 0;
      }
    }
  }

  private isTooFast({ problem }: RefusedByTable): boolean {
    const isTooFast = problem.code === 'too-fast';
    const what = isTooFast ? problem.code : `${problem.code} ${problem.why.id}`;
    this.refusals[what] = (this.refusals[what] ?? 0) + 1;
    if (!isTooFast) this.answered++;
    return isTooFast;
  }

  stop(): void {
    this.isStopped = true;
  }

  close(): void {
    this.stop();
    for (const { client } of this.pages) client.close();
  }
}
