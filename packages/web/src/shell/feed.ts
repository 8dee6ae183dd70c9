import type { Now, Push, Said, Told } from '@potyczka/table';
import { Refused, type TableClient } from '../wire/client.js';

/** A table as this page shows it. */
export interface TableState {
  readonly now: Now | null;
  readonly log: readonly Told[];
  /** Lines that have just come, to be shown as they happen. */
  readonly happening: readonly Told[];
  /** News that wait until those before them have been shown. */
  readonly behind: number;
  /** How long they take to be shown, as far as is known, in milliseconds. */
  readonly left: number;
  readonly said: readonly Said[];
  /** Why the table cannot be shown. */
  readonly problem: Refused | null;
}

/** How much that happened at once is told: piece by piece, with what the table looks like meanwhile. */
export interface FeedTelling {
  /** Pieces in order; one, if there is nothing to cut. */
  beats(happening: readonly Told[]): readonly (readonly Told[])[];
  /** What a view becomes by some of what happened. */
  follow(view: unknown, told: readonly Told[]): unknown;
  /** Whether something happened that nobody should miss, however much there is to tell. */
  isScene(happening: readonly Told[]): boolean;
}

const AT_ONCE: FeedTelling = { beats: happening => [happening], follow: view => view, isScene: () => false };

/** News that wait to be told. */
interface WaitingNews extends TableState {
  /** They are a piece of something that happened at once. */
  readonly isPiece?: boolean;
}

/** Whether a match has just ended. */
const isEnd = (before: TableState, after: TableState): boolean =>
  before.now?.result === null && after.now !== null && after.now.result !== null;

const NONE: TableState = {
  now: null,
  log: [],
  happening: [],
  behind: 0,
  left: 0,
  said: [],
  problem: null,
};

/** Looking at tables and away from them, one request after the other: else a late goodbye could end a new visit. */
const visits = new WeakMap<TableClient, Promise<unknown>>();

const inOrder = <X>(client: TableClient, work: () => Promise<X>): Promise<X> => {
  const next = (visits.get(client) ?? Promise.resolve()).then(work, work);
  visits.set(
    client,
    next.catch(() => undefined),
  );
  return next;
};

/** What waits to be told to a player takes no longer than this altogether, in milliseconds. */
const LONGEST = 10_000;
/** Scenes that nobody should miss may take this part of it. */
const SCENES = 0.7;
/** However much there is to tell, each of it is seen for a moment. */
const SHORTEST = 90;
const MOST_SAID = 100;

/**
 * Watches a table, through lost connections too, and tells what others do in
 * order, one thing after the other.
 */
export class Feed {
  state: TableState = NONE;
  private latest: TableState = NONE;
  private readonly waiting: WaitingNews[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Somebody goes through it by hand: it waits for them. */
  private isHeld = false;
  /** When the telling of what now waits has begun. */
  private begun = 0;
  /** Until when what is shown now is looked at. */
  private ends = 0;
  private readonly listeners = new Set<() => void>();
  private readonly leave: (() => void)[] = [];

  /**
   * `pause`: for how long news are looked at before the next; 0 for none, in milliseconds.
   * `isOne`: whether news are of one piece with those before, and told together.
   */
  constructor(
    private readonly client: TableClient,
    private readonly table: string,
    private readonly pause: (happening: readonly Told[]) => number,
    private readonly isOne: (before: readonly Told[], after: readonly Told[]) => boolean = () => false,
    private readonly telling: FeedTelling = AT_ONCE,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) this.start();
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.stop();
    };
  };

  readonly snapshot = (): TableState => this.state;

  /** Shows at once everything that is known. */
  readonly skip = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isHeld = false;
    this.waiting.length = 0;
    this.show({ ...this.latest, happening: [] });
  };

  /** Goes on to the next of what is still being told; what is told piece by piece then waits for the next time. */
  readonly next = (): void => {
    clearTimeout(this.timer);
    this.isHeld = this.waiting[0]?.isPiece === true;
    this.goOn();
  };

  private start(): void {
    this.leave.push(
      this.client.onPush(p => this.hear(p)),
      this.client.onLink(link => link === 'open' && void this.watch()),
    );
    void this.watch();
  }

  private stop(): void {
    for (const leave of this.leave.splice(0)) leave();
    clearTimeout(this.timer);
    this.timer = undefined;
    inOrder(this.client, () => this.client.ask('unwatch', { table: this.table })).catch(() => undefined);
  }

  private async watch(): Promise<void> {
    try {
      const { log, said, ...now } = await inOrder(this.client, () =>
        this.client.ask('watch', { table: this.table }),
      );
      this.latest = { ...NONE, now, log, said };
      this.skip();
    } catch (e) {
      if (e instanceof Refused && e.problem.code !== 'not-saved') this.show({ ...NONE, problem: e });
    }
  }

  private hear(p: Push): void {
    if (!('table' in p) || p.table !== this.table) return;
    if (p.push === 'said') {
      const { push: _, table: __, ...line } = p;
      const said = [...this.latest.said, line].slice(-MOST_SAID);
      this.latest = { ...this.latest, said };
      this.show({ ...this.state, said });
    } else if (p.push === 'news') this.follow(p);
  }

  private follow(p: Extract<Push, { push: 'news' }>): void {
    const before = this.latest;
    const log = [...before.log.slice(0, p.from), ...p.log];
    this.latest = { ...before, now: p.now, log, happening: p.log, problem: null };
    if (p.from < before.log.length) this.skip();
    else {
      const isIdle = this.timer === undefined && !this.isHeld;
      for (const piece of this.cut(before, this.latest)) this.queue(piece);
      // The end is looked at before anything lies over it.
      if (isEnd(before, this.latest)) this.queue({ ...this.latest, happening: [], isPiece: true });
      if (isIdle) {
        this.begun = Date.now();
        this.goOn();
      } else this.show(this.state);
    }
  }

  /** News as they are told: at once, or piece by piece on the table as it was, with what changes meanwhile. */
  private cut(before: TableState, next: TableState): readonly WaitingNews[] {
    const { now } = before;
    const beats = now ? this.telling.beats(next.happening) : [];
    if (!now || beats.length < 2) return [next];
    let { view } = now;
    let lines = next.log.length - next.happening.length;
    return beats.map((happening, i): WaitingNews => {
      view = this.telling.follow(view, happening);
      lines += happening.length;
      if (i === beats.length - 1) return { ...next, happening, isPiece: true };
      return {
        ...before,
        now: { ...now, mine: null, view },
        log: next.log.slice(0, lines),
        happening,
        isPiece: true,
      };
    });
  }

  private queue(next: WaitingNews): void {
    const last = this.waiting.at(-1);
    if (last && !last.isPiece && !next.isPiece && this.isOne(last.happening, next.happening)) {
      this.waiting[this.waiting.length - 1] = { ...next, happening: [...last.happening, ...next.happening] };
    } else this.waiting.push(next);
  }

  private showNext(next: TableState): void {
    const wait = this.timeFor(next);
    this.ends = Date.now() + wait;
    this.show(next);
    if (this.isHeld && this.waiting[0]?.isPiece) return;
    this.isHeld = false;
    if (wait > 0) this.timer = setTimeout(this.goOn, wait);
    else this.goOn();
  }

  /** How long what now waits may still take: nobody waits for those who only look on. */
  private budget(): number {
    const { now } = this.latest;
    if (now?.info?.mine === null) return Number.POSITIVE_INFINITY;
    return Math.max(0, LONGEST - (Date.now() - this.begun));
  }

  /** How long something is shown: as long as it deserves, or what is left for it. */
  private timeFor(next: TableState): number {
    const wanted = this.pause(next.happening);
    const left = this.budget();
    const all = [next, ...this.waiting];
    const sum = (of: readonly TableState[]): number => of.reduce((ms, x) => ms + this.pause(x.happening), 0);
    if (sum(all) <= left) return wanted;
    const scenes = all.filter(x => this.telling.isScene(x.happening));
    const forScenes = Math.min(sum(scenes), left * SCENES);
    const share = scenes.includes(next)
      ? forScenes / sum(scenes)
      : (left - forScenes) / (sum(all) - sum(scenes));
    return Math.max(Math.min(wanted, SHORTEST), wanted * share);
  }

  /** How long the telling still takes: what is shown now, and what waits. */
  private left(): number {
    if (this.waiting.length === 0) return 0;
    const waiting = this.waiting.reduce((sum, x) => sum + this.pause(x.happening), 0);
    return Math.min(Math.max(0, this.ends - Date.now()) + waiting, this.budget());
  }

  private readonly goOn = (): void => {
    this.timer = undefined;
    const next = this.waiting.shift();
    if (next) this.showNext(next);
  };

  private show(state: TableState): void {
    this.state = { ...state, behind: this.waiting.length, left: this.left() };
    for (const listener of this.listeners) listener();
  }
}
