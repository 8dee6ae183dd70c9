import { judgeAnswer, tidy } from '../asked.js';
import type { Chance } from '../chance.js';
import type { Moment } from '../engine.js';
import { facesOf, maySee } from '../faces.js';
import type { Game, Pile } from '../game.js';
import { legalList } from '../legal.js';
import { blank, namesCard } from '../plain.js';
import type { Answer, OneAsk } from '../question.js';
import { asLookedAt, remembered } from '../remembered.js';
import { canonicalState } from '../shared.js';
import type { DeepReadonly, Msg, Refusal, RuleId, Seat, Who } from '../vocabulary.js';
import { Bases } from './bases.js';
import { EventLog, type LoggedEvent } from './event-log.js';
import type { By, Entry, MatchRecord } from './record.js';
import { type Happened, NO_MORE } from './repeated.js';
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
import { hashOfText, type Salts, type SealedChance, type Seed, sealedChance, sealOf } from './seal.js';
import { type Standing, undoLineOf } from './standing.js';
import { type Base, beginning, World } from './world.js';

/** How a run gets its chance: from a sealed seed, or, in tests, from elsewhere. */
export type RunChance = { readonly seed: Seed; readonly salts?: Salts } | { readonly chance: Chance };

/**
 * A match: a world with its record, what was told to whom, and the line behind
 * which nothing can be taken back. It holds every secret; what a seat may get
 * of it is `view`, `questions`, `events`, `undoLine` and its own `askOf`.
 */
export class Run<S, E extends { type: string }, V, O, R> {
  private world: World<S, E, V, O, R>;
  private readonly bases: Bases<S>;
  private readonly lines: Entry[] = [];
  /** Everything since the first state that has not been taken back. */
  private happened: Happened[] = [];
  private standing: Standing[] = [];
  private readonly log: EventLog<E>;
  private repeating = false;
  private question = 0;
  private readonly chance: Chance | SealedChance;
  /** The last fault in the rules, for whoever mends them. */
  fault: unknown;

  constructor(
    readonly game: Game<S, E, V, O, R>,
    readonly options: O,
    readonly source: RunChance,
    start?: Base<S>,
  ) {
    this.chance = 'seed' in source ? sealedChance(source.seed, source.salts) : source.chance;
    const first = start ?? beginning(game, options);
    this.bases = new Bases(first);
    this.log = new EventLog(facesOf(this.hiddenIn(first.state)));
    this.chanceBelongsTo(0);
    this.world = this.stand(first, [], { quietly: false, after: 0 });
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
    return this.standing.some(s => s.n === n);
  }

  /** The seat that gave the last answer that stands. */
  get lastSeat(): Seat | undefined {
    return this.standing.at(-1)?.seat;
  }

  /** The entries that stand and that a seat decided itself: not forced, not given for it. */
  decisions(seat: Seat): number[] {
    return this.standing.filter(s => s.seat === seat && !this.byOf(s.n)).map(s => s.n);
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

  /** What somebody is shown. */
  view(who: Who): V {
    return this.world.view(who);
  }

  /** What somebody was shown after an entry, or at the start (0); undefined if it was taken back or has not come. */
  viewAfter(n: number, who: Who): V | undefined {
    if (n !== 0 && !this.stands(n)) return undefined;
    const next = this.standing.find(s => s.n > n);
    return next ? this.lookBack(this.happened.indexOf(next.item)).view(who) : this.view(who);
  }

  /** The open questions as somebody may see them. */
  questions(who: Who): PublicQuestion[] {
    return this.world.asks.map(({ seat, spec }) => ({
      q: this.question,
      seat,
      rule: spec.rule,
      ask: namesCard(spec.ask) ? this.blanked(spec.ask, who) : spec.ask,
    }));
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
  answer(seat: Seat, q: number, a: unknown, by?: By): Reply {
    const refusal = this.judge(seat, q, a);
    if (refusal) return { ok: false, refusal };
    const { world, log } = this;
    const ask = world.askOf(seat) as OneAsk;
    const item = { seat, rule: ask.spec.rule, a: tidy(ask, a as Answer) };
    const n = this.n + 1;
    const told = log.length;
    const back = this.wayBack();
    this.chanceBelongsTo(n);
    log.news = isLastOfAll(world) ? 'reveal' : undefined;
    this.lines.push({ n, seat, q, a: item.a, ...(by && { by }) });
    this.happened.push(item);
    try {
      world.give(seat, item.a);
    } catch (e) {
      this.fault = e;
      back();
      return { ok: false, refusal: FAULT };
    }
    // With the end everything is told, the seed too.
    if (world.result !== undefined) log.news ??= 'reveal';
    this.standing.push({ n, seat, item, told, news: log.news });
    if (!isPartlyAnswered(world)) this.question = n;
    return { ok: true, n };
  }

  /** Judges an answer without giving it. */
  judge(seat: Seat, q: number, a: unknown): Refusal | undefined {
    if (this.world.result !== undefined) return OVER;
    const ask = this.world.askOf(seat);
    if (!ask) return NOT_ASKED;
    if (q !== this.question) return STALE;
    try {
      return judgeAnswer(asLookedAt(ask), a);
    } catch (e) {
      this.fault = e;
      return FAULT;
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
  isQuiet(seat: Seat, a: Answer): boolean {
    const { base, since, state } = this.world;
    const log = new EventLog<E>(facesOf(this.hiddenIn(state)));
    let isRepeating = true;
    const event = (e: E, rule: RuleId, now: Moment): void => {
      if (!isRepeating) log.add(0, e, rule, now);
    };
    const watch = { event, chance: () => {}, step: () => {} };
    try {
      const world = new World(this.game, this.options, base, NO_MORE, { since, watch });
      isRepeating = false;
      world.give(seat, a);
      const isAloneAsked = world.pending?.kind !== 'all' && world.asks[0]?.seat === seat;
      return log.news === undefined && isAloneAsked;
    } catch {
      return false;
    }
  }

  /** Takes back a seat's own answer while others are still choosing. */
  retract(seat: Seat): Reply {
    const { pending, asks, base, since } = this.world;
    const waits = pending?.kind === 'all' && pending.parts.some(p => p.seat === seat);
    if (!waits || asks.some(a => a.seat === seat)) return { ok: false, refusal: NOTHING_TO_RETRACT };
    const isMine = (h: Happened): boolean => 'seat' in h && h.seat === seat;
    const last = this.standing.findLast(s => s.seat === seat) as Standing;
    const left = since.toSpliced(since.findLastIndex(isMine), 1);
    this.world = this.stand(base, left, { quietly: true, after: this.happened.length - since.length });
    const n = this.n + 1;
    this.lines.push({ n, seat, retract: last.n });
    this.standing = this.standing.filter(s => s !== last);
    this.happened = this.happened.filter(h => h !== last.item);
    return { ok: true, n };
  }

  /** How far a seat may take back without asking the others. */
  undoLine(seat: Seat): UndoLine {
    return undoLineOf(this.standing, seat);
  }

  /**
   * Takes back everything from entry `to` on; freely for `seat`, or further if
   * all others `agreed`. Not after the end, when the seed may be known.
   */
  undo(to: number, by: { readonly seat: Seat } | { readonly agreed: true }): Reply {
    if (this.world.result !== undefined) return { ok: false, refusal: OVER };
    const at = this.standing.findIndex(s => s.n === to);
    const line = 'seat' in by ? this.undoLine(by.seat).to : 1;
    if (at < 0 || line === undefined || to < line) return { ok: false, refusal: UNDO_BLOCKED };
    const target = this.standing[at] as Standing;
    const kept = this.happened.indexOf(target.item);
    this.world = this.goBack(kept);
    this.happened.length = kept;
    this.standing.length = at;
    this.log.backTo({ length: target.told, faces: facesOf(this.hiddenIn(this.world.state)) });
    const n = this.n + 1;
    this.lines.push({ n, undo: to });
    this.question = n;
    return { ok: true, n };
  }

  /**
   * The match so far. Secret answers are in it: it is for the store until the
   * match is over. The seed is in it only then, or if `open` says so.
   */
  record(open = this.world.result !== undefined): MatchRecord {
    const { source } = this;
    return {
      format: 1,
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      options: this.options,
      ...('seed' in source && { seal: sealOf(source.seed) }),
      ...('seed' in source && source.salts && { salts: source.salts }),
      ...('seed' in source && open && { seed: source.seed }),
      entries: this.lines.slice(),
      hash: this.hash,
    };
  }

  private blanked(ask: Msg, who: Who): Msg {
    const faces = facesOf(this.hiddenIn(this.world.state));
    return blank(ask, card => !maySee(faces, card, who));
  }

  private hiddenIn(state: S | DeepReadonly<S>): readonly Pile[] {
    return this.game.hidden(state as DeepReadonly<S>);
  }

  private chanceBelongsTo(n: number): void {
    if ('at' in this.chance) this.chance.at(n);
  }

  /** Notes how everything stands; called, it makes it stand so again, in spite of a fault. */
  private wayBack(): () => void {
    const { base, since } = this.world;
    const { bookmark } = this.log;
    const [before, lines, happened] = [since.length, this.lines.length, this.happened.length];
    return () => {
      this.lines.length = lines;
      this.happened.length = happened;
      this.log.backTo(bookmark);
      const after = happened - before;
      this.bases.backTo(after);
      this.world = this.stand(base, since.slice(0, before), { quietly: true, after });
    };
  }

  /** The world as it was after the first `kept` things that happened, to go on from. */
  private goBack(kept: number): World<S, E, V, O, R> {
    this.bases.backTo(kept);
    const { base, after } = this.bases.upTo(kept);
    return this.stand(base, this.happened.slice(after, kept), { quietly: true, after });
  }

  /** The same, only to look at. */
  private lookBack(kept: number): World<S, E, V, O, R> {
    const { base, after } = this.bases.upTo(kept);
    return new World(this.game, this.options, base, NO_MORE, { since: this.happened.slice(after, kept) });
  }

  /**
   * Builds the world again on a base that came after so many things; with
   * `quietly`, what is repeated is not told again.
   */
  private stand(
    base: Base<S>,
    since: readonly Happened[],
    { quietly, after }: { readonly quietly: boolean; readonly after: number },
  ): World<S, E, V, O, R> {
    this.repeating = quietly;
    try {
      return new World(this.game, this.options, base, this.chance, {
        since,
        everyStep: true,
        onBase: (next, passed) => this.bases.add(after + passed, next),
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

/** Whether the next answer is the last that an `askAll` waits for: with it all are shown. */
const isLastOfAll = <S, E extends { type: string }, V, O, R>(world: World<S, E, V, O, R>): boolean =>
  world.pending?.kind === 'all' && world.asks.length === 1;

const isPartlyAnswered = <S, E extends { type: string }, V, O, R>({
  pending,
  asks,
}: World<S, E, V, O, R>): boolean => pending?.kind === 'all' && asks.length < pending.parts.length;
