import { canonicalAnswer, judgeAnswer, MALFORMED, nearAnswer } from '../answers.js';
import type { Chance } from '../chance.js';
import { facesOf, maySee } from '../faces.js';
import type { Game, Pile } from '../game.js';
import { legalList } from '../legal.js';
import { blank, inOrder, namesCard } from '../plain.js';
import type { Answer, OneAsk } from '../question.js';
import { asLookedAt, remembered } from '../remembered.js';
import { canonicalState } from '../shared.js';
import type { Stage, Steps } from '../stage.js';
import type { DeepReadonly, Refusal, Seat, Who } from '../vocabulary.js';
import { type Draft, Givers, giverOf } from './drafts.js';
import { EventLog, type LoggedEvent } from './event-log.js';
import { type By, type Entry, type MatchRecord, type RunChance, recordOf } from './record.js';
import {
  FAULT,
  NOT_ASKED,
  NOTHING_TO_RETRACT,
  OVER,
  type PublicQuestion,
  type Reply,
  STALE,
  UNDO_BLOCKED,
  type UndoLine,
} from './reply.js';
import { bringsNothing } from './reversible.js';
import { hashOfText, type SealedChance, sealedChance } from './seal.js';
import { Snapshots } from './snapshots.js';
import { NO_MORE, type TailItem } from './tail.js';
import { type Decisions, decisionsSince, type EntryInForce, undoLineOf } from './undo-line.js';
import { type Answered, beginning, type Snapshot, World } from './world.js';

/**
 * A match: a world with its record, what was told to whom, and the line behind
 * which nothing can be taken back. It holds every secret; what a seat may get
 * of it is `view`, `questions`, `events`, `undoLine` and its own `askOf`.
 */
export class Run<S, E extends { type: string }, V, O, R> {
  private world: World<S, E, V, O, R>;
  private readonly snapshots: Snapshots<S>;
  private readonly lines: Entry[] = [];
  /** Everything since the first state that has not been taken back. */
  private happened: TailItem[] = [];
  private inForce: EntryInForce[] = [];
  private readonly log: EventLog<E>;
  private repeating = false;
  private readonly givers = new Givers();
  /** The answer that is being given. */
  private giving: Giving | undefined;
  private question = 0;
  /** As the rules see them, whatever order they came in. */
  readonly options: O;
  private readonly chance: Chance;
  /** The same, if each entry has its own. */
  private readonly sealed: SealedChance | undefined;
  /** The last fault in the rules, for whoever mends them. */
  fault: unknown;

  constructor(
    readonly game: Game<S, E, V, O, R>,
    given: O,
    readonly source: RunChance,
    start?: Snapshot<S>,
  ) {
    const options = inOrder(given);
    this.options = options;
    const chance = 'seed' in source ? sealedChance(source.seed, source.salts, source.forks) : source.chance;
    this.chance = chance;
    this.sealed = belongsToEntries(chance) ? chance : undefined;

    const first = start ?? beginning(game, options);
    this.snapshots = new Snapshots(first);
    this.log = new EventLog(facesOf(this.hiddenIn(first.state)));
    this.chanceBelongsTo(0);
    this.world = this.rebuild(first, [], { quietly: false, after: 0 });
  }

  /** Number of entries so far. */
  get n(): number {
    return this.lines.length;
  }

  /** The last line of the record, if there is one. */
  last(): Entry | undefined {
    return this.lines.at(-1);
  }

  /** Whether an answer was given as this entry and has not been taken back. */
  stands(n: number): boolean {
    return this.inForce.some(s => s.n === n);
  }

  /** The seat that gave the last answer that stands. */
  get lastSeat(): Seat | undefined {
    return this.inForce.at(-1)?.seat;
  }

  /**
   * The entries that stand and that a seat decided itself, not forced, not given for it: those from entry `to`
   * on, and the last one before them.
   */
  decisionsSince(seat: Seat, to: number | undefined): Decisions {
    return decisionsSince(this.inForce, n => !this.byOf(n), seat, to);
  }

  private byOf(n: number): By | undefined {
    const entry = this.lines[n - 1];
    return entry && 'by' in entry ? entry.by : undefined;
  }

  /** How many events have been told. */
  get eventCount(): number {
    return this.log.length;
  }

  /** The number of the open question; answers must name it. */
  get q(): number {
    return this.question;
  }

  /** The result, once the game is over. */
  get result(): R | undefined {
    return this.world.result;
  }

  /** The world behind the match, for forks and guesses. Never for a player: it holds every secret. */
  get now(): World<S, E, V, O, R> {
    return this.world;
  }

  /** The hash of the state. Secret while secrets are few enough to be guessed by trying. */
  get hash(): string {
    return hashOfText(canonicalState(this.world.state as S, this.game.shared));
  }

  /** The entries so far, secret answers among them: for the store. */
  get entries(): readonly Entry[] {
    return this.lines;
  }

  /** What somebody is shown. `open`: what a spectator is shown at this moment, so that parts of it need not be made again. */
  view(who: Who, open?: () => V): V {
    return this.world.view(who, open);
  }

  /** What somebody was shown after an entry, or at the start (0); undefined if it was taken back or has not come. */
  viewAfter(n: number, who: Who): V | undefined {
    if (n !== 0 && !this.stands(n)) return undefined;
    const next = this.inForce.find(s => s.n > n);
    return next ? this.lookBack(this.happened.indexOf(next.item)).view(who) : this.view(who);
  }

  /** The open questions as somebody may see them. */
  questions(who: Who): PublicQuestion[] {
    const { stage, asks } = this.world;
    return asks.map(({ seat, spec }) => {
      const { rule, ask } = stage ? stage.open(seat) : spec;
      return { q: this.question, seat, rule, ask: namesCard(ask) ? this.blanked(ask, who) : ask };
    });
  }

  /** The open question to a seat, with its candidates: for that seat alone. It judges each of them once. */
  askOf(seat: Seat): OneAsk | undefined {
    const ask = this.world.askOf(seat);
    return ask && remembered(ask);
  }

  /** What has been told so far, as somebody may know it, from the event numbered `from` on. */
  events(who: Who, from = 0): LoggedEvent<E>[] {
    return this.log.events(who, from);
  }

  /** All events with every face up: for checks and for the log of a finished match, never for a player. */
  everything(): E[] {
    return this.log.everything();
  }

  /** Judges an answer and, if it is legal, plays on. A refused one changes nothing. */
  answer(seat: Seat, q: number, a: unknown, by?: By, step?: number): Reply {
    const refusal = this.judge(seat, q, a, step);
    if (refusal) return { ok: false, refusal };
    const answer = canonicalAnswer(this.world.askOf(seat) as OneAsk, a as Answer);
    const before = this.givers.of(seat);
    const givers = before.length > 0 ? [...before, by ?? null] : [by ?? null];
    return this.accept(seat, givers, { a: answer });
  }

  /**
   * Gives all of a seat's answers in a stage at once, whatever it has answered
   * of it so far; outside a stage, its one answer. So a replay does.
   */
  answerStage(seat: Seat, q: number, given: readonly unknown[], by?: By): Reply {
    const { world } = this;
    const refuse = (refusal: Refusal): Reply => ({ ok: false, refusal });
    if (!world.stage) return given.length === 1 ? this.answer(seat, q, given[0], by) : refuse(MALFORMED);
    const stale = this.judgeAsked(seat, q);
    if (stale) return refuse(stale);
    const read = this.judged(() => (world.stage as Stage).read(seat, given));
    if (read.refusal) return refuse(read.refusal);
    if (!read.isWhole) return refuse(MALFORMED);
    return this.accept(
      seat,
      read.path.map(() => by ?? null),
      { path: read.path },
    );
  }

  /** Does what an answer does, and writes it down unless it was a step of a stage that goes on for the seat. */
  private accept(seat: Seat, givers: readonly (By | null)[], given: Given): Reply {
    const { world, log } = this;
    const { stage, snapshot, since } = world;
    const n = this.n + 1;
    const [told, faces, lines, happened, before] = [
      log.length,
      log.faces,
      n - 1,
      this.happened.length,
      since.length,
    ];
    const drafts = stage?.drafts ?? NO_DRAFTS;
    this.giving = { n, seat, by: giverOf(givers), item: undefined };
    this.chanceBelongsTo(n);
    log.news = undefined;
    try {
      if ('path' in given) world.giveAll(seat, given.path);
      else world.give(seat, given.a);
    } catch (e) {
      this.fault = e;
      this.giving = undefined;
      this.lines.length = lines;
      this.happened.length = happened;
      log.backTo({ length: told, faces });
      const after = happened - before;
      this.snapshots.backTo(after);
      this.world = this.rebuild(snapshot, since.slice(0, before), { quietly: true, after, drafts });
      return { ok: false, refusal: FAULT };
    }
    const { item } = this.giving;
    this.giving = undefined;
    const isOpen = stage !== undefined && world.stage === stage;
    if (isOpen) this.givers.set(seat, givers);
    else this.givers.clear();
    if (!item) return { ok: true, n: this.n, draft: seat };
    // With the end everything is told, the seed too; with a stage, what others have chosen.
    if (world.result !== undefined || (!isOpen && isShared(stage))) log.news ??= 'reveal';
    this.inForce.push({ n, seat, item, told, news: log.news });
    if (!isOpen) this.question = n;
    return { ok: true, n };
  }

  /** Writes down an answer that is being given, just before it takes effect. */
  private writeDown(item: Answered): void {
    const { giving } = this;
    if (!giving) return;
    giving.item = item;
    this.lines.push(entryOf(giving, this.question, item));
    this.happened.push(item);
  }

  /** Judges an answer without giving it; with `step`, only as the answer after so many others of a stage. */
  judge(seat: Seat, q: number, a: unknown, step?: number): Refusal | undefined {
    const stale = this.judgeAsked(seat, q);
    if (stale) return stale;
    if (step !== undefined && step !== this.stepOf(seat)) return STALE;
    const ask = asLookedAt(this.world.askOf(seat) as OneAsk);
    try {
      return judgeAnswer(ask, a);
    } catch (e) {
      this.fault = e;
      return FAULT;
    }
  }

  private judgeAsked(seat: Seat, q: number): Refusal | undefined {
    if (this.world.result !== undefined) return OVER;
    const ask = this.world.askOf(seat);
    if (!ask) return NOT_ASKED;
    return q === this.question ? undefined : STALE;
  }

  /** What a judge says, or that it failed. */
  private judged<X>(judge: () => X): X | { readonly refusal: Refusal } {
    try {
      return judge();
    } catch (e) {
      this.fault = e;
      return { refusal: FAULT };
    }
  }

  /** How many answers a seat has given in the stage that is open. */
  stepOf(seat: Seat): number {
    return this.world.stage?.pathOf(seat).length ?? 0;
  }

  /** What a seat has begun to answer in the stage that is open: its own secret until it has finished. */
  draftOf(seat: Seat): Draft | undefined {
    const { stage } = this.world;
    const path = stage?.waitsFor(seat) ? stage.pathOf(seat) : [];
    return path.length > 0 ? { seat, path, by: this.givers.of(seat) } : undefined;
  }

  /** Lets a seat go on from what it had begun to answer; false if that is not legal now. */
  resumeDraft({ seat, path, by }: Draft): boolean {
    const { stage } = this.world;
    if (!stage?.waitsFor(seat)) return false;
    const read = this.judged(() => stage.read(seat, path));
    if (read.refusal || read.isWhole) return false;
    this.world.walk(seat, read.path);
    this.givers.set(
      seat,
      read.path.map((_, i) => by[i] ?? null),
    );
    return true;
  }

  /** A legal answer close to a pose or poses of the right form, if the question knows one. */
  near(seat: Seat, a: Answer): Answer | undefined {
    const ask = this.askOf(seat);
    try {
      const near = ask && nearAnswer(ask, a);
      return near !== undefined && ask && !judgeAnswer(ask, near) ? near : undefined;
    } catch (e) {
      this.fault = e;
      return undefined;
    }
  }

  /**
   * The one legal answer to a seat's question, if it is known that there is
   * exactly one. A pose is never forced: any may be given. Nor is a set where
   * the tries run out: another may be legal.
   */
  forced(seat: Seat): Answer | undefined {
    const ask = this.askOf(seat);
    if (!ask || ask.kind === 'place' || ask.kind === 'places') return undefined;
    const { answers, ranOut } = legalList(ask, 2);
    return answers.length === 1 && !ranOut ? answers[0] : undefined;
  }

  /** The first legal answers to a seat's question, the harmless one first. */
  legal(seat: Seat, limit?: number): Answer[] {
    const ask = this.askOf(seat);
    return ask ? legalList(ask, limit).answers : [];
  }

  /**
   * Whether an answer to the seat's open question would bring nothing to light
   * and lead to another question to the same seat: it could be taken back freely.
   */
  isReversible(seat: Seat, a: Answer): boolean {
    return bringsNothing(this.world, seat, a);
  }

  /** Whether a seat has decided a step of the open stage itself, and may take it back. */
  canRetract(seat: Seat): boolean {
    return this.world.stage !== undefined && this.givers.lastOwn(seat) >= 0;
  }

  /**
   * Takes back a seat's last own step of the stage that is open, and what was
   * forced after it. Of a seat that has finished, a line says so.
   */
  retract(seat: Seat): Reply {
    const { stage } = this.world;
    const steps = stage?.pathOf(seat).length ?? 0;
    const own = this.givers.lastOwn(seat);
    const isDone = !stage?.waitsFor(seat);
    if (steps === 0 || (own < 0 && !isDone)) return { ok: false, refusal: NOTHING_TO_RETRACT };
    const left = own < 0 ? steps - 1 : own;
    this.world.shorten(seat, left);
    this.givers.set(seat, this.givers.of(seat).slice(0, left));
    if (!isDone) return { ok: true, n: this.n, draft: seat };
    const last = this.inForce.findLast(s => s.seat === seat) as EntryInForce;
    const n = this.n + 1;
    this.lines.push({ n, seat, retract: last.n });
    this.inForce = this.inForce.filter(s => s !== last);
    this.happened = this.happened.filter(h => h !== last.item);
    return { ok: true, n };
  }

  /** How far a seat may take back without asking the others. */
  undoLine(seat: Seat): UndoLine {
    return undoLineOf(this.inForce, seat);
  }

  /**
   * Takes back everything from entry `to` on; freely for `seat`, or further if
   * all others `agreed`. Not after the end, when the seed may be known.
   */
  undo(to: number, by: { readonly seat: Seat } | { readonly agreed: true }): Reply {
    if (this.world.result !== undefined) return { ok: false, refusal: OVER };
    const at = this.inForce.findIndex(s => s.n === to);
    const line = 'seat' in by ? this.undoLine(by.seat).to : 1;
    if (at < 0 || line === undefined || to < line) return { ok: false, refusal: UNDO_BLOCKED };
    const target = this.inForce[at] as EntryInForce;
    const kept = this.happened.indexOf(target.item);
    const drafts = this.draftsAfter(kept);
    this.world = this.goBack(kept, drafts);
    this.happened.length = kept;
    this.inForce.length = at;
    this.givers.backTo(this.world.stage, drafts, seat => this.lastBy(seat));
    this.log.backTo({ length: target.told, faces: facesOf(this.hiddenIn(this.world.state)) });
    const n = this.n + 1;
    this.lines.push({ n, undo: to });
    this.question = n;
    return { ok: true, n };
  }

  /** What seats have begun to answer, if the stage they are in was open after the first `kept` things. */
  private draftsAfter(kept: number): readonly Steps[] {
    const { stage } = this.world;
    return stage && kept >= this.happened.length - stage.finished ? stage.drafts : [];
  }

  /** Who gave the last answer of a seat that stands. */
  private lastBy(seat: Seat): By | null {
    return this.byOf(this.inForce.findLast(s => s.seat === seat)?.n ?? 0) ?? null;
  }

  /**
   * The match so far. Secret answers are in it: it is for the store until the
   * match is over. The seed is in it only then, or if `open` says so.
   */
  record(open = this.world.result !== undefined): MatchRecord {
    return recordOf(this, open);
  }

  /** The result as somebody may know it while what lies face down stays so. */
  resultFor(who: Who): R | undefined {
    const { result } = this.world;
    return result === undefined ? undefined : this.blanked(result, who);
  }

  private blanked<T>(x: T, who: Who): T {
    const faces = facesOf(this.hiddenIn(this.world.state));
    return blank(x, card => !maySee(faces, card, who));
  }

  private hiddenIn(state: S | DeepReadonly<S>): readonly Pile[] {
    return this.game.hidden(state as DeepReadonly<S>);
  }

  private chanceBelongsTo(n: number): void {
    this.sealed?.at(n);
  }

  /** The world as it was after the first `kept` things that happened, to go on from. */
  private goBack(kept: number, drafts: readonly Steps[]): World<S, E, V, O, R> {
    this.snapshots.backTo(kept);
    const { snapshot, after } = this.snapshots.upTo(kept);
    return this.rebuild(snapshot, this.happened.slice(after, kept), { quietly: true, after, drafts });
  }

  /** The same, only to look at. */
  private lookBack(kept: number): World<S, E, V, O, R> {
    const { snapshot, after } = this.snapshots.upTo(kept);
    return new World(this.game, this.options, snapshot, NO_MORE, { since: this.happened.slice(after, kept) });
  }

  /**
   * Builds the world again on a snapshot that came after so many things; with
   * `quietly`, what is repeated is not told again.
   */
  private rebuild(
    snapshot: Snapshot<S>,
    since: readonly TailItem[],
    {
      quietly,
      after,
      drafts = [],
    }: { readonly quietly: boolean; readonly after: number; readonly drafts?: readonly Steps[] },
  ): World<S, E, V, O, R> {
    this.repeating = quietly;
    try {
      return new World(this.game, this.options, snapshot, this.chance, {
        since,
        drafts,
        everyStep: true,
        onAnswer: item => {
          if (!this.repeating) this.writeDown(item);
        },
        onSnapshot: (next, passed) => this.snapshots.add(after + passed, next),
        watch: {
          event: (e, rule, now) => {
            if (!this.repeating) this.log.add(this.n, e, rule, now);
          },
          chance: outcome => {
            if (this.repeating) return;
            this.happened.push({ chance: outcome });
            this.log.news = 'chance';
          },
          step: () => {},
        },
      });
    } finally {
      this.repeating = false;
    }
  }
}

/** One answer, or all of a seat's part of a stage. */
type Given = { readonly a: Answer } | { readonly path: readonly Answer[] };

/** An answer that is being given as an entry, and what it was written down as. */
interface Giving {
  readonly n: number;
  readonly seat: Seat;
  readonly by: By | null;
  item: Answered | undefined;
}

const NO_DRAFTS: readonly Steps[] = [];

/** A line of the record: nothing stands in it that does not hold. */
const entryOf = ({ n, seat, by }: Giving, q: number, given: Answered): Entry => {
  if ('path' in given) return by ? { n, seat, q, path: given.path, by } : { n, seat, q, path: given.path };
  return by ? { n, seat, q, a: given.a, by } : { n, seat, q, a: given.a };
};

const belongsToEntries = (chance: Chance): chance is SealedChance => 'at' in chance;

/** Whether a stage had several seats choose: with its end, each is shown what the others chose. */
const isShared = (stage: Stage | undefined): boolean =>
  stage !== undefined && stage.seats.filter(seat => stage.has(seat)).length > 1;
