import type { Seat } from '@potyczka/kernel';
import type { Watcher } from './caller.js';
import { Advance, type Change, copyOf, type Had } from './change.js';
import type { Deps } from './deps.js';
import type { Match } from './match.js';
import type { Told as LogLine, Now, Push } from './protocol.js';
import type { StoredTable } from './store.js';

/** Those who see a table in the same way. */
type Audience = Seat | 'host' | 'spectator';

/** What somebody has of a table. */
export interface Looking {
  /** Lines of the log. */
  lines: number;
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
  readonly watchers: Map<Watcher, Looking>;
  seatOf(identity: string): Seat | null;
  /** What somebody is shown now. `open`: what a spectator is shown of the match. */
  now(identity: string, deps: Deps, open?: () => unknown): Now;
  log(identity: string, from: number): LogLine[];
}

/** What an audience has been shown: a copy, for the match goes on changing what it gave. */
interface Shown {
  version: number;
  had: Had | undefined;
  /** The question, which never changes once it is asked: another one is another object, and is told whole. */
  mine: Now['mine'];
}

/** What is new for an audience since `base`; without a change if there was none, or nobody knows what they have. */
interface Step {
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

const advance = (): Advance => new Advance(APART, FRESH);

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
export class Telling {
  private readonly audiences = new Map<Audience, Shown>();
  private isGathering = false;
  /** Spectators have not been told what is new; so many lines of the log were true all the time. */
  private late: number | undefined;

  constructor(private readonly live: Watched) {}

  /** How somebody sees the table. */
  private audienceOf(identity: string): Audience {
    return this.live.seatOf(identity) ?? (identity === this.live.table.host ? 'host' : 'spectator');
  }

  /** Somebody begins to look, and is shown everything; with the number of that, if they take changes from then on. */
  join(
    watcher: Watcher,
    takesChanges: boolean,
    deps: Deps,
  ): { readonly now: Now; readonly version: number | undefined } {
    const { lines, watchers } = this.live;
    const looking: Looking = { lines, seen: null };
    watchers.set(watcher, looking);
    const { identity } = watcher;
    const as = this.audienceOf(identity);
    // Those who see the same have to have the same.
    if (takesChanges) this.publish(deps, undefined, as, watcher);
    const shown = this.live.now(identity, deps);
    // An answer is sent a little later than news, and the match may go on before that, also with what is not stored yet.
    const now = { ...shown, view: copyOf(shown.view) };
    if (!takesChanges) return { now, version: undefined };
    const { version } = this.step(as, shown, advance());
    looking.seen = { as, version };
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
    const round = new Round(this.live, deps, (as, now, advance) => this.step(as, now, advance));
    for (const [watcher, looking] of watchers) {
      if (watcher === except) continue;
      const as = this.audienceOf(watcher.identity);
      if (only ? as !== only : isLate && as === 'spectator') continue;
      const from = Math.min(looking.lines, as === 'spectator' ? still : kept, lines);
      const push = round.pushFor(watcher.identity, as, looking, from);
      looking.lines = lines;
      if (push) watcher.send(push);
    }
    if (!only) this.forgetUnseen(round, isLate);
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

  private step(as: Audience, now: Now, advance: Advance): Step {
    const { mine } = now;
    const shown = this.audiences.get(as) ?? { version: 0, had: undefined, mine: null };
    this.audiences.set(as, shown);
    const isSameQuestion = shown.mine === mine;
    shown.mine = mine;
    if (!shown.had) {
      shown.had = advance.first(now);
      return { base: undefined, version: ++shown.version, change: undefined };
    }
    const inside = advance.of(shown.had, now);
    const change: Change | undefined = isSameQuestion ? inside : { ...inside, mine: [mine] };
    const base = shown.version;
    if (change) shown.version++;
    return { base, version: shown.version, change };
  }

  private forgetUnseen(round: Round, isLate: boolean): void {
    for (const [as, shown] of this.audiences)
      if (!round.hasTold(as) && !(isLate && as === 'spectator')) shown.had = undefined;
  }

  /** The match leaves memory: nobody knows any more what was shown of it. Whether somebody was still to be told. */
  forget(): boolean {
    for (const shown of this.audiences.values()) shown.had = undefined;
    return this.late !== undefined;
  }
}

/** What those of one audience are told, of which there may be several things: not all have the same. */
interface Hearing {
  readonly as: Audience;
  readonly now: Now;
  step: Step | undefined;
  readonly pushes: { readonly of: Told; readonly from: number; readonly push: Push }[];
}

/** Everything; the same with the number of it; or what has changed. */
type Told = 'whole' | 'numbered' | 'change';

/** One time of telling everybody: what many are told is made once. Audiences are few, so that they are looked for one by one. */
class Round {
  private readonly hearings: Hearing[] = [];
  private readonly advance = advance();
  private opened: unknown;

  constructor(
    private readonly live: Watched,
    private readonly deps: Deps,
    private readonly stepOf: (as: Audience, now: Now, advance: Advance) => Step,
  ) {}

  /** Whether somebody of this audience takes changes. */
  hasTold(as: Audience): boolean {
    return this.hearings.some(h => h.as === as && h.step !== undefined);
  }

  /** What somebody is told who has so many lines of the log; undefined if nothing is new for them. */
  pushFor(identity: string, as: Audience, looking: Looking, from: number): Push | undefined {
    const { seen } = looking;
    const hearing = this.hearing(identity, as);
    if (!seen) return this.made(hearing, 'whole', identity, from);
    hearing.step ??= this.stepOf(as, hearing.now, this.advance);
    const { step } = hearing;
    looking.seen = { as, version: step.version };
    const isUpToDate = seen.as === as && seen.version === step.base;
    if (!isUpToDate) return this.made(hearing, 'numbered', identity, from);
    if (!step.change && from === this.live.lines && from === looking.lines) return undefined;
    return this.made(hearing, 'change', identity, from);
  }

  private hearing(identity: string, as: Audience): Hearing {
    for (const hearing of this.hearings) if (hearing.as === as) return hearing;
    const now = this.live.now(identity, this.deps, this.open);
    const hearing: Hearing = { as, now, step: undefined, pushes: [] };
    this.hearings.push(hearing);
    return hearing;
  }

  /** What a spectator is shown of the match now. */
  private readonly open = (): unknown => {
    this.opened ??= this.live.match?.run.view('spectator');
    return this.opened;
  };

  private made(hearing: Hearing, of: Told, identity: string, from: number): Push {
    for (const known of hearing.pushes) if (known.of === of && known.from === from) return known.push;
    const push = this.make(hearing, of, identity, from);
    hearing.pushes.push({ of, from, push });
    return push;
  }

  private make({ now, step }: Hearing, of: Told, identity: string, from: number): Push {
    const log = this.live.log(identity, from);
    const { id: table } = this.live;
    if (of === 'whole' || !step) return { push: 'news', table, now, from, log };
    const { version, base, change = NOTHING } = step;
    if (of === 'numbered') return { push: 'news', table, now, from, log, version };
    return { push: 'change', table, base: base as number, version, now: now.now, change, from, log };
  }
}
