import type { Seat } from '@potyczka/kernel';
import type { Watcher } from './caller.js';
import { type Change, copyOf, Differ, type Sent } from './change.js';
import type { Deps } from './deps.js';
import type { Match } from './match.js';
import type { Now, Push, Told } from './protocol.js';
import { isNamedAt, type StoredTable } from './store.js';

/** Those who see a table in the same way; whoever is asked for by name, or asks for a seat, sees that for themselves. */
type Audience = Seat | 'host' | 'spectator' | `alone ${string}`;

/** What somebody has of a table. */
export interface Subscription {
  /** Lines of the log. */
  lines: number;
  /** How they see it. */
  as: Audience;
  /** How they saw it last, and the number of what they were shown; null for who is always told everything. */
  seen: { readonly as: Audience; readonly version: number } | null;
}

/** What is asked of the table that is told of. */
interface Watched {
  readonly id: string;
  readonly table: StoredTable;
  readonly match: Match | null;
  readonly isAwake: boolean;
  /** Lines of the log. */
  readonly lines: number;
  readonly watchers: Map<Watcher, Subscription>;
  seatOf(identity: string): Seat | null;
  /** What somebody is shown now. `open`: what a spectator is shown of the match. */
  now(identity: string, deps: Deps, open?: () => unknown): Now;
  log(identity: string, from: number): Told[];
}

/** What an audience has been shown: a copy, for the match goes on changing what it gave. */
interface LastSent {
  version: number;
  sent: Sent | undefined;
  /** The question, which never changes once it is asked: another one is another object, and is told whole. */
  mine: Now['mine'];
}

/** What is new for an audience since `base`; without a change if there was none, or nobody knows what they have. */
interface Update {
  readonly base: number | undefined;
  readonly version: number;
  readonly change: Change | undefined;
}

const NOTHING: Change = {};
/** The time goes with every change, and a question is told whole. */
const APART: ReadonlySet<string> = new Set(['now', 'mine'] satisfies (keyof Now)[]);
/** What the table makes itself, and a result: other than a view, which may be a part of the state. */
const FRESH: ReadonlySet<string> = new Set([
  'info',
  'open',
  'undo',
  'undoAsked',
  'onlookers',
  'company',
  'result',
  'stopped',
] satisfies (keyof Now)[]);

const differ = (): Differ => new Differ(APART, FRESH);

/**
 * Where so many look on, spectators are told what came in so many milliseconds together, the more of them the
 * more: writing to each takes longer than all the rest, and takes no more of the thread so, however many they are.
 */
const MANY = 50;
const GATHER_MS = 100;
const GATHER_MS_FOR_EACH = 0.5;

/**
 * Tells those who look at a table what is new. Each is told what has changed
 * of what they have; that is worked out once for all who see the same.
 */
export class Publisher {
  private readonly audiences = new Map<Audience, LastSent>();
  private isGathering = false;
  /** Spectators have not been told what is new; so many lines of the log were true all the time. */
  private late: number | undefined;

  constructor(private readonly live: Watched) {}

  /** How somebody sees the table. */
  private audienceOf(identity: string): Audience {
    const { live } = this;
    const seat = live.seatOf(identity);
    if (seat) return seat;
    if (identity === live.table.host) return 'host';
    return isNamedAt(live.table, identity) ? `alone ${identity}` : 'spectator';
  }

  /** Somebody begins to look, and is shown everything; with the number of that, if they take changes from then on. */
  join(
    watcher: Watcher,
    takesChanges: boolean,
    deps: Deps,
  ): { readonly now: Now; readonly version: number | undefined } {
    const { lines, watchers } = this.live;
    const { identity } = watcher;
    const as = this.audienceOf(identity);
    const subscription: Subscription = { lines, as, seen: null };
    watchers.set(watcher, subscription);
    // Those who see the same have to have the same.
    if (takesChanges) this.publish(deps, undefined, as, watcher);
    const shown = this.live.now(identity, deps);
    // An answer is sent a little later than news, and the match may go on before that, also with what is not stored yet.
    const now = { ...shown, view: copyOf(shown.view) };
    if (!takesChanges) return { now, version: undefined };
    const { version } = this.updateFor(as, shown, differ());
    subscription.seen = { as, version };
    return { now, version };
  }

  /** Tells everybody what is new, or one audience. `kept`: lines of the log that are still true. */
  publish(deps: Deps, kept = Number.POSITIVE_INFINITY, only?: Audience, except?: Watcher): void {
    const { watchers, lines } = this.live;
    const isLate = only === undefined && this.holdsBack(deps, Math.min(kept, lines));
    let still = kept;
    if (this.late !== undefined && (only === 'spectator' || (!only && !isLate))) {
      still = Math.min(kept, this.late);
      this.late = undefined;
    }
    const broadcast = new Broadcast(this.live, deps, (as, now, differ) => this.updateFor(as, now, differ));
    for (const [watcher, subscription] of watchers) {
      if (watcher === except) continue;
      const as = this.audienceOf(watcher.identity);
      if (only ? as !== only : isLate && as === 'spectator') continue;
      // Whoever has sat down reads anew what the seat was told before.
      const known = as === subscription.as || !this.live.seatOf(watcher.identity) ? subscription.lines : 0;
      const from = Math.min(known, as === 'spectator' ? still : kept, lines);
      subscription.as = as;
      const push = broadcast.pushFor(watcher.identity, as, subscription, from);
      subscription.lines = lines;
      if (push) watcher.send(push);
    }
    if (!only) this.forgetUnseen(broadcast, isLate);
  }

  /** Whether spectators are told later; if not, whether those after them are. */
  private holdsBack(deps: Deps, kept: number): boolean {
    if (this.live.watchers.size <= MANY) return false;
    if (this.isGathering) {
      this.late = Math.min(this.late ?? kept, kept);
      return true;
    }
    this.isGathering = true;
    deps.after(Math.max(GATHER_MS, this.live.watchers.size * GATHER_MS_FOR_EACH), () => {
      this.isGathering = false;
      if (this.late === undefined || !this.live.isAwake) return;
      this.holdsBack(deps, Number.POSITIVE_INFINITY);
      this.publish(deps, undefined, 'spectator');
    });
    return false;
  }

  private updateFor(as: Audience, now: Now, differ: Differ): Update {
    const { mine } = now;
    const shown = this.audiences.get(as) ?? { version: 0, sent: undefined, mine: null };
    this.audiences.set(as, shown);
    const isSameQuestion = shown.mine === mine;
    shown.mine = mine;
    if (!shown.sent) {
      shown.sent = differ.first(now);
      return { base: undefined, version: ++shown.version, change: undefined };
    }
    const inside = differ.update(shown.sent, now);
    const change: Change | undefined = isSameQuestion ? inside : { ...inside, mine: [mine] };
    const base = shown.version;
    if (change) shown.version++;
    return { base, version: shown.version, change };
  }

  private forgetUnseen(broadcast: Broadcast, isLate: boolean): void {
    for (const [as, shown] of this.audiences)
      if (!broadcast.hasTold(as) && !(isLate && as === 'spectator')) shown.sent = undefined;
  }

  /** The match leaves memory: nobody knows any more what was shown of it. Whether somebody was still to be told. */
  forget(): boolean {
    for (const shown of this.audiences.values()) shown.sent = undefined;
    return this.late !== undefined;
  }
}

/** What those of one audience are told, of which there may be several things: not all have the same. */
interface Delivery {
  readonly as: Audience;
  readonly now: Now;
  update: Update | undefined;
  readonly pushes: { readonly of: Form; readonly from: number; readonly push: Push }[];
}

/** Everything; the same with the number of it; or what has changed. */
type Form = 'whole' | 'numbered' | 'change';

/** One time of telling everybody: what many are told is made once. Audiences are few, so that they are looked for one by one. */
class Broadcast {
  private readonly deliveries: Delivery[] = [];
  private readonly differ = differ();
  private opened: unknown;

  constructor(
    private readonly live: Watched,
    private readonly deps: Deps,
    private readonly updateFor: (as: Audience, now: Now, differ: Differ) => Update,
  ) {}

  /** Whether somebody of this audience takes changes. */
  hasTold(as: Audience): boolean {
    return this.deliveries.some(d => d.as === as && d.update !== undefined);
  }

  /** What somebody is told who has so many lines of the log; undefined if nothing is new for them. */
  pushFor(identity: string, as: Audience, subscription: Subscription, from: number): Push | undefined {
    const { seen } = subscription;
    const delivery = this.delivery(identity, as);
    if (!seen) return this.made(delivery, 'whole', identity, from);
    delivery.update ??= this.updateFor(as, delivery.now, this.differ);
    const { update } = delivery;
    subscription.seen = { as, version: update.version };
    const isUpToDate = seen.as === as && seen.version === update.base;
    if (!isUpToDate) return this.made(delivery, 'numbered', identity, from);
    if (!update.change && from === this.live.lines && from === subscription.lines) return undefined;
    return this.made(delivery, 'change', identity, from);
  }

  private delivery(identity: string, as: Audience): Delivery {
    for (const delivery of this.deliveries) if (delivery.as === as) return delivery;
    const now = this.live.now(identity, this.deps, this.open);
    const delivery: Delivery = { as, now, update: undefined, pushes: [] };
    this.deliveries.push(delivery);
    return delivery;
  }

  /** What a spectator is shown of the match now. */
  private readonly open = (): unknown => {
    this.opened ??= this.live.match?.run.view('spectator');
    return this.opened;
  };

  private made(delivery: Delivery, of: Form, identity: string, from: number): Push {
    for (const known of delivery.pushes) if (known.of === of && known.from === from) return known.push;
    const push = this.make(delivery, of, identity, from);
    delivery.pushes.push({ of, from, push });
    return push;
  }

  private make({ now, update }: Delivery, of: Form, identity: string, from: number): Push {
    const log = this.live.log(identity, from);
    const { id: table } = this.live;
    if (of === 'whole' || !update) return { push: 'news', table, now, from, log };
    const { version, base, change = NOTHING } = update;
    if (of === 'numbered') return { push: 'news', table, now, from, log, version };
    return { push: 'change', table, base: base as number, version, now: now.now, change, from, log };
  }
}
