import { type Answer, PASS, type Refusal, refuse, type Seat, type Who } from '@potyczka/kernel';
import {
  type By,
  type Chance,
  type Checkpoint,
  chanceFrom,
  type Entry,
  fromKept,
  hashOf,
  type Imagined,
  imagined,
  type MatchRecord,
  MOST_ENTRIES,
  type OneAsk,
  type PublicQuestion,
  quickDice,
  type Reply,
  Run,
  sourceOf,
  toKeep,
} from '@potyczka/kernel/run';
import type { AnyGame } from './any-game.js';
import { probed } from './probing.js';
import type { Answers, Stopped, Told, UndoShown } from './protocol.js';
import type { Chapter, KeptHash, StoredDraft, StoredTable } from './store.js';

type AnyRun = Run<unknown, { type: string }, unknown, Record<string, unknown>, unknown>;

/** From so many entries on people decide nothing any more; what is left is for bots, who bring a match to its end. */
const MOST_DECIDED = 8000;
const TOO_LONG: Reply = { ok: false, refusal: refuse('TABLE-LONG', 'table-too-long') };
const STANDS_STILL = { ok: false, refusal: refuse('TABLE-STOPPED', 'table-stopped') } as const;

/** The same entry with all its numbers moved. */
const moved = (e: Entry, by: number): Entry => {
  if (by === 0) return e;
  if ('undo' in e) return { n: e.n + by, undo: e.undo + by };
  if ('retract' in e) return { ...e, n: e.n + by, retract: e.retract + by };
  return { ...e, n: e.n + by, q: e.q + by };
};

/** The seed of a chapter: fresh chance, since that of the chapters before has been seen. */
const seedOf = ({ seed, chapter }: StoredTable): string =>
  chapter ? hashOf({ seed, chapter: chapter.number }) : seed;

const baseOf = (kept: NonNullable<Chapter['base']>) => {
  const { at, state, lastShuffle, shuffles } = fromKept<unknown>(kept);
  return { at, state, lastShuffle: new Map(lastShuffle), shuffles };
};

/** A match as the table plays it: a run whose entries and questions are counted on through all chapters. */
export class Match {
  readonly run: AnyRun;
  /** Entries of the chapters before this one. */
  readonly from: number;
  readonly chapter: number;
  private readonly hasClock: boolean;
  private hides = false;
  private still: Stopped | null = null;

  /** `chance`: where it comes from, if not from the table's seed. */
  constructor(game: AnyGame, table: StoredTable, chance?: Chance) {
    this.hasClock = table.clock.kind !== 'none';
    const base = table.chapter?.base;
    this.from = table.chapter?.from ?? 0;
    this.chapter = table.chapter?.number ?? 0;
    this.run = new Run(
      game,
      table.options as Record<string, unknown>,
      chance ? { chance } : sourceOf(table, seedOf(table)),
      base ? baseOf(base) : undefined,
    );
    this.seat(table);
  }

  /** Several people sit here or have sat here, and what lies face down stays so when it is over. */
  get staysHidden(): boolean {
    return this.hides;
  }

  /** Others sit here now. */
  seat({ seats, left = [] }: StoredTable): void {
    const people = seats.flatMap(({ seat, sitter }) => (sitter.kind === 'human' ? [seat] : []));
    this.hides =
      this.run.game.staysHidden === true && new Set([...people, ...left.map(l => l.seat)]).size > 1;
  }

  get n(): number {
    return this.from + this.run.n;
  }

  get q(): number {
    return this.from + this.run.q;
  }

  /** Whether there is no room for anything more, whoever decides. */
  get isFull(): boolean {
    return this.n >= MOST_ENTRIES;
  }

  /** Why it cannot be gone on with, if it did not come back as it was: then it can be read, and nothing else. */
  get stopped(): Stopped | null {
    return this.still;
  }

  standStill(why: Stopped): void {
    this.still = why;
  }

  get result(): unknown {
    return this.still ? undefined : this.run.result;
  }

  /** The result as somebody is told it. */
  resultFor(who: Who): unknown {
    return this.staysHidden && !this.still ? this.run.resultFor(who) : this.result;
  }

  get asks(): readonly OneAsk[] {
    return this.still ? [] : this.run.now.asks;
  }

  /** How many lines the log has. */
  get lines(): number {
    return this.run.eventCount;
  }

  /** What it was rebuilt from last: another thing with every turn or activation. */
  get turn(): unknown {
    return this.run.now.snapshot;
  }

  viewAfter(n: number, who: Who): unknown {
    return this.run.viewAfter(n - this.from, who);
  }

  askOf(seat: Seat): OneAsk | undefined {
    return this.still ? undefined : this.run.askOf(seat);
  }

  /** The last entry, as it is stored. */
  last(): Entry {
    return moved(this.run.last() as Entry, this.from);
  }

  answer(seat: Seat, q: number, a: unknown, by?: By, step?: number): Reply {
    if (this.still) return STANDS_STILL;
    const isTooLong = by ? this.isFull : this.n >= MOST_DECIDED;
    return isTooLong ? TOO_LONG : this.counted(this.run.answer(seat, q - this.from, a, by, step));
  }

  judge(seat: Seat, q: number, a: unknown, step?: number): Refusal | undefined {
    return this.still ? STANDS_STILL.refusal : this.run.judge(seat, q - this.from, a, step);
  }

  /** Poses as a person who drags them sees them. */
  probe(seat: Seat, q: number, a: Answer, step?: number): Answers['probe'] {
    return probed(this.run, seat, a, this.judge(seat, q, a, step) ?? null);
  }

  /** Whether the game reckons odds of what an answer leads to; no where it fails. */
  hasOdds(seat: Seat, a: Answer): boolean {
    const ask = this.askOf(seat);
    const { game, now } = this.run;
    if (!ask || !game.odds) return false;
    const { rule, ask: prompt } = ask.spec;
    try {
      return game.odds(now.state, seat, { rule, ask: prompt }, a) !== undefined;
    } catch {
      return false;
    }
  }

  /** The match as a seat may imagine it, by a word that decides how; undefined if no try succeeds. */
  guess(seat: Seat, word: string): Imagined | undefined {
    const dice = quickDice(Number.parseInt(hashOf(word).slice(0, 8), 16));
    try {
      return imagined(this.run.now, seat, dice, chanceFrom(dice));
    } catch {
      return undefined;
    }
  }

  retract(seat: Seat): Reply {
    if (this.still) return STANDS_STILL;
    return this.n >= MOST_DECIDED ? TOO_LONG : this.counted(this.run.retract(seat));
  }

  undo(to: number, by: { readonly seat: Seat } | { readonly agreed: true }): Reply {
    if (this.still) return STANDS_STILL;
    return this.n >= MOST_DECIDED ? TOO_LONG : this.counted(this.run.undo(to - this.from, by));
  }

  /** How many answers a seat has given in the stage that is open. */
  stepOf(seat: Seat): number {
    return this.run.stepOf(seat);
  }

  /** What a seat has begun to answer, as it is stored. */
  draftOf(seat: Seat): StoredDraft {
    return { ...(this.run.draftOf(seat) ?? { seat, path: [], by: [] }), q: this.q };
  }

  /** Everything that has been begun, as it is stored. */
  get drafts(): StoredDraft[] {
    return (this.run.now.stage?.drafts ?? []).map(({ seat }) => this.draftOf(seat));
  }

  /** Goes on from what seats had begun to answer; gives back whose steps are now others than they were. */
  resumeDrafts(drafts: readonly StoredDraft[]): Seat[] {
    return drafts
      .filter(d => d.q === this.q && hashOf(d.path) !== hashOf(this.draftOf(d.seat).path))
      .filter(d => this.run.resumeDraft(d))
      .map(d => d.seat);
  }

  stands(n: number): boolean {
    return this.run.stands(n - this.from);
  }

  /** How far a seat may take back; what was forced goes with the decision before it. */
  undoLine(seat: Seat): UndoShown {
    const { to, blockedBy } = this.run.undoLine(seat);
    const { since: free, before } = this.run.decisionsSince(seat, to);
    const counted = (n: number): number => n + this.from;
    return {
      to: to === undefined ? undefined : counted(to),
      blockedBy,
      free: free.map(counted),
      before: before === undefined ? null : counted(before),
    };
  }

  questions(who: Who): PublicQuestion[] {
    if (this.still) return [];
    return this.run.questions(who).map(question => ({ ...question, q: this.q }));
  }

  events(who: Who, from: number): Told[] {
    const told = this.run.events(who, from);
    if (this.from === 0 && !this.hasClock) return told;
    return told.map(({ n, rule, event }) => ({
      n: n + this.from,
      rule,
      event,
      ...this.lateAt(n),
    }));
  }

  /** Who had let their clock run out, if an entry was given for that. */
  private lateAt(n: number): Pick<Told, 'by' | 'whose'> {
    const e = this.run.entries[n - 1];
    return e !== undefined && 'by' in e && e.by === 'clock' ? { by: 'clock', whose: e.seat } : {};
  }

  /** How many turns of a seat in a row, the last ones, its clock has ended; a turn ends where somebody else answers. */
  turnsByClock(seat: Seat): number {
    let turns = 0;
    let isIn = false;
    for (const e of this.run.entries.toReversed()) {
      const isOwn = 'seat' in e && e.seat === seat;
      const by = 'by' in e ? e.by : undefined;
      if (isOwn && by !== 'clock' && by !== 'forced') return turns;
      const isClock = isOwn && by === 'clock';
      if (isClock && !isIn) turns++;
      if (isOwn ? isClock : 'seat' in e) isIn = isClock;
    }
    return turns;
  }

  /** Plays a stored entry again. It was judged when it came in. */
  repeat(stored: Entry): void {
    const e = moved(stored, -this.from);
    const reply =
      'undo' in e
        ? this.run.undo(e.undo, { agreed: true })
        : 'retract' in e
          ? this.run.retract(e.seat)
          : this.run.answerStage(e.seat, e.q, 'path' in e ? e.path : [e.a], e.by);
    if (!reply.ok) throw new Error(`entry ${stored.n} does not replay: ${reply.refusal.rule}`);
  }

  /** The one legal answer of a seat, if there is only one; none where the judge fails. */
  forced(seat: Seat): Answer | undefined {
    try {
      return this.run.forced(seat);
    } catch {
      return undefined;
    }
  }

  /**
   * The answer that a person need not be asked for: the only legal one, unless
   * they are in the middle of acting and would want to see first what it does, or
   * could not take it back. Who can only pass what others offer them passes.
   */
  autoAnswer(seat: Seat): Answer | undefined {
    const a = this.forced(seat);
    const { run } = this;
    const { stage } = run.now;
    if (a === undefined) return undefined;
    // What would end their part of a stage they give themselves: until then they can take back their steps.
    if (stage) return run.stepOf(seat) > 0 && stage.endsWith(seat, a) ? undefined : a;
    if (a === PASS || run.lastSeat !== seat) return a;
    return !this.hasPreview(seat, a) && run.isReversible(seat, a) ? a : undefined;
  }

  private hasPreview(seat: Seat, a: Answer): boolean {
    const ask = this.askOf(seat);
    if (ask?.kind !== 'choose') return false;
    const { from, key, show } = ask.spec;
    const chosen = from.find(x => key(x) === a);
    return chosen !== undefined && show?.(chosen).preview !== undefined;
  }

  /** A seat's first legal answer, the harmless one. */
  defaultAnswer(seat: Seat): Answer | undefined {
    return this.run.legal(seat, 1)[0];
  }

  checkpoint(): Checkpoint<unknown> {
    return this.run.now.checkpoint();
  }

  kept(): KeptHash {
    return { chapter: this.chapter, n: this.n, hash: this.run.hash, base: toKeep(this.checkpoint()) };
  }

  record(): MatchRecord {
    return this.run.record(true);
  }

  private counted(reply: Reply): Reply {
    return reply.ok ? { ...reply, n: reply.n + this.from } : reply;
  }
}
