import type { Seat } from '@potyczka/kernel';
import { Advance, type Change, type Had } from './change.js';
import type { Deps } from './deps.js';
import type { Live, Watcher } from './live.js';
import type { Now, Push } from './protocol.js';

/** Those who see a table in the same way. */
type Audience = Seat | 'host' | 'spectator';

/** What somebody has of a table. */
export interface Looking {
  /** Lines of the log. */
  lines: number;
  /** How they saw it last, and the number of what they were shown; null for who is always told everything. */
  seen: { readonly as: Audience; readonly version: number } | null;
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

  constructor(private readonly live: Live) {}

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
    const now = this.live.now(identity, deps);
    if (!takesChanges) return { now, version: undefined };
    const { version } = this.step(as, now, new Advance(APART));
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
    if (!only) this.forgetUnseen(round.told, isLate);
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

  private forgetUnseen(told: ReadonlySet<Audience>, isLate: boolean): void {
    for (const [as, shown] of this.audiences)
      if (!told.has(as) && !(isLate && as === 'spectator')) shown.had = undefined;
  }

  /** The match leaves memory: nobody knows any more what was shown of it. Whether somebody was still to be told. */
  forget(): boolean {
    for (const shown of this.audiences.values()) shown.had = undefined;
    return this.late !== undefined;
  }
}

/** One time of telling everybody: what many are told is made once. */
class Round {
  private readonly nows = new Map<Audience, Now>();
  private readonly steps = new Map<Audience, Step>();
  private readonly pushes = new Map<string, Push>();
  private readonly advance = new Advance(APART);
  private opened: unknown;

  constructor(
    private readonly live: Live,
    private readonly deps: Deps,
    private readonly stepOf: (as: Audience, now: Now, advance: Advance) => Step,
  ) {}

  /** Audiences with somebody who takes changes. */
  get told(): ReadonlySet<Audience> {
    return new Set(this.steps.keys());
  }

  /** What somebody is told who has so many lines of the log; undefined if nothing is new for them. */
  pushFor(identity: string, as: Audience, looking: Looking, from: number): Push | undefined {
    const { seen } = looking;
    if (!seen) return this.made(`${as} ${from} whole`, () => this.whole(identity, as, from));
    const step = this.step(identity, as);
    looking.seen = { as, version: step.version };
    const isUpToDate = seen.as === as && seen.version === step.base;
    if (!isUpToDate)
      return this.made(`${as} ${from} ${step.version}`, () => ({
        ...this.whole(identity, as, from),
        version: step.version,
      }));
    if (!step.change && from === this.live.lines && from === looking.lines) return undefined;
    return this.made(`${as} ${from} change`, () => this.change(identity, as, step, from));
  }

  private step(identity: string, as: Audience): Step {
    let step = this.steps.get(as);
    if (!step) {
      step = this.stepOf(as, this.now(identity, as), this.advance);
      this.steps.set(as, step);
    }
    return step;
  }

  private now(identity: string, as: Audience): Now {
    let now = this.nows.get(as);
    if (!now) {
      now = this.live.now(identity, this.deps, this.open);
      this.nows.set(as, now);
    }
    return now;
  }

  /** What a spectator is shown of the match now. */
  private readonly open = (): unknown => {
    this.opened ??= this.live.match?.run.view('spectator');
    return this.opened;
  };

  private made(name: string, make: () => Push): Push {
    let push = this.pushes.get(name);
    if (!push) {
      push = make();
      this.pushes.set(name, push);
    }
    return push;
  }

  private whole(identity: string, as: Audience, from: number): Extract<Push, { push: 'news' }> {
    const log = this.live.log(identity, from);
    return { push: 'news', table: this.live.id, now: this.now(identity, as), from, log };
  }

  private change(identity: string, as: Audience, { base, version, change }: Step, from: number): Push {
    return {
      push: 'change',
      table: this.live.id,
      base: base as number,
      version,
      now: this.now(identity, as).now,
      change: change ?? NOTHING,
      from,
      log: this.live.log(identity, from),
    };
  }
}
