import { type Chance, quickDice } from '../chance.js';
import { seenBy } from '../faces.js';
import type { Pile } from '../game.js';
import { canonical, cardsIn, copy } from '../plain.js';
import type { Answer } from '../question.js';
import { determinize } from '../run/determinize.js';
import { Run } from '../run/run.js';
import { type SealedChance, sealedChance, seedOf } from '../run/seal.js';
import { type Checkpoint, resume } from '../run/world.js';
import type { CardId, Seat, Who } from '../vocabulary.js';
import { checkRefusals } from './answers.js';
import { checkDeals } from './deals.js';
import { checkLooks } from './looks.js';
import { checkOdds } from './odds.js';
import { checkHidden, checkKeys, checkSecrets, checkSeparate, optionsShown } from './secrets.js';
import { StageChecks } from './stages.js';
import { checkState } from './state.js';
import { checkStored, type Noted } from './stored.js';
import { type Case, must, NO_TALLY, type Suite, same, type Tally } from './suite.js';
import { Reader } from './texts.js';

/** Sealed chance for a seed that also counts how often it was asked. */
const counted = (seed: string): SealedChance & { asked: number } => {
  const inner = sealedChance(seed);
  const chance = {
    asked: 0,
    at: inner.at,
    roll: (...args: Parameters<Chance['roll']>) => {
      chance.asked++;
      return inner.roll(...args);
    },
    shuffle: (...args: Parameters<Chance['shuffle']>) => {
      chance.asked++;
      return inner.shuffle(...args);
    },
  };
  return chance;
};

/** Those of some answers that are wanted most, if any is. */
const mostLiked = <S, E extends { type: string }, V, O, R>(
  { likes }: Suite<S, E, V, O, R>,
  seat: Seat,
  view: V,
  legal: readonly Answer[],
): readonly Answer[] => {
  const wanted = legal.map(a => likes?.(a, seat, view) ?? 0);
  const most = Math.max(...wanted);
  return most > 0 ? legal.filter((_, n) => wanted[n] === most) : [];
};

/**
 * Plays one game with random answers and checks, on the way, everything that
 * every game owes: the README of the kernel has the list. Throws with a
 * sentence that names game, options, seed and decision.
 */
export const checkPlayout = <S, E extends { type: string }, V, O, R>(c: Case<S, E, V, O, R>): Tally => {
  const { suite, options, seed } = c;
  const tally = NO_TALLY();
  try {
    new Playout(suite, options, seed, tally).toTheEnd();
    checkDeals(c, tally);
  } catch (e) {
    const where = `[${suite.game.id} options=${JSON.stringify(options)} seed=${seed} decision=${tally.decisions}]`;
    throw new Error(`${where} ${e instanceof Error ? e.message : String(e)}`, { cause: e });
  }
  return tally;
};

/** So many checkpoints of a playout are kept, to go on from when it is over. */
const MOST_NOTED = 8;

/** An answer that has not been taken back, and what is known about it without the kernel's help. */
interface EntryInForce<S> {
  readonly n: number;
  readonly seat: Seat;
  readonly before: S;
  /** Whether something new came to light with it. */
  readonly news: boolean;
}

class Playout<S, E extends { type: string }, V, O, R> {
  private readonly seats: readonly Seat[];
  private readonly viewers: readonly Who[];
  private readonly chance: SealedChance & { asked: number };
  private readonly run: Run<S, E, V, O, R>;
  private readonly dice;
  private readonly reader: Reader<S, E, V, O, R>;
  private readonly inForce: EntryInForce<S>[] = [];
  private readonly stages: StageChecks<S, E, V, O, R>;
  private readonly noted: Noted<S>[] = [];
  /** How long the match was at the last undo: what came before is not taken back again. */
  private settled = 0;

  constructor(
    private readonly suite: Suite<S, E, V, O, R>,
    private readonly options: O,
    private readonly seed: number,
    private readonly tally: Tally,
  ) {
    this.seats = suite.game.seats(options);
    this.viewers = [...this.seats, 'spectator'];
    this.chance = counted(seedOf(seed));
    this.run = new Run(suite.game, options, { chance: this.chance });
    this.dice = quickDice(seed);
    this.reader = new Reader(suite, this.dice);
    this.stages = new StageChecks(this.run, this.viewers);
    this.noted.push({ n: 0, checkpoint: this.run.now.checkpoint() });
  }

  toTheEnd(): void {
    const { run, tally, suite, dice } = this;
    while (run.result === undefined) {
      tally.decisions++;
      must(this.inForce.length <= suite.bound, `no end after ${suite.bound} decisions`);
      const { asks } = run.now;
      must(asks.length > 0, 'the game waits for nobody and has no result');
      for (const ask of asks) {
        this.checkRule(ask.spec.rule, 'a question');
        this.reader.question(ask);
      }
      const ask = asks[dice.below(asks.length)] as (typeof asks)[number];
      const legal = run.legal(ask.seat);
      must(legal.length > 0, `${ask.spec.rule} has no legal answer`);
      if (dice.below(suite.every ?? 1) === 0) this.look();
      this.give(ask.seat, this.pick(ask.seat, legal));
      if (run.canRetract(ask.seat) && dice.below(4 * (suite.every ?? 1)) === 0) this.retract(ask.seat);
      if (dice.below(2 * (suite.every ?? 1)) === 0) this.takeBack();
    }
    this.checkRecord();
    this.checkOpen();
    this.reader.events(run, this.viewers);
    if (suite.watch) for (const event of run.everything()) suite.watch(event as E);
  }

  private pick(seat: Seat, legal: readonly Answer[]): Answer {
    const { dice, suite, run } = this;
    const liked = suite.likes ? mostLiked(suite, seat, run.now.view(seat), legal) : [];
    const from = liked.length > 0 && dice.below(3) > 0 ? liked : legal;
    return from[dice.below(from.length)] as Answer;
  }

  /** Gives an answer and notes, by comparing before and after, whether anything new came to light. */
  private give(seat: Seat, a: Answer): void {
    const { run } = this;
    const before = copy(run.now.state) as S;
    const asked = this.chance.asked;
    const faces = this.faces();
    const { stage } = run.now;
    const others = stage && this.stages.shownToOthers(seat);
    if (stage) this.stages.begin(seat);
    const reply = run.answer(seat, run.q, a);
    must(
      reply.ok,
      () =>
        `a legal answer was refused: ${JSON.stringify(a)} ${reply.ok ? '' : reply.refusal.rule} ${String(run.fault)}`,
    );
    if (reply.ok && reply.draft) {
      must(same(run.now.state, before), 'a step of a stage changed the state');
      must(this.stages.shownToOthers(seat) === others, 'a step of a stage was shown to others');
      return;
    }
    const isClosed = stage !== undefined && run.now.stage !== stage;
    if (isClosed) this.stages.end();
    const shows = isClosed && stage.seats.filter(p => stage.has(p)).length > 1;
    const isOver = run.result !== undefined;
    const news = this.chance.asked > asked || shows || isOver || newFaces(faces, this.faces()).length > 0;
    this.inForce.push({ n: run.n, seat, before, news });
  }

  private faces(): readonly Pile[] {
    return copy(this.suite.game.hidden(this.run.now.state));
  }

  /** One moment, closely. */
  private look(): void {
    const { run, seats, tally, dice } = this;
    const before = canonical(run.now.state);
    checkRefusals(run, seats, tally);
    checkState(this.suite.game, run.now.state);
    checkHidden(run.now, seats);
    run.now.asks.forEach(checkKeys);
    for (const ask of run.now.asks) checkLooks(ask, dice);
    const salt = dice.below(1_000_000);
    for (const { seat } of run.now.asks) checkOdds(run.now, seat, salt);
    for (const who of this.viewers) checkSecrets(run.now, who, salt, tally);
    this.checkResume();
    this.checkFork();
    this.stages.checkRerun();
    must(run.now.where().length > 0, 'no open procedure is named');
    must(canonical(run.now.state) === before, 'looking changed the state');
  }

  /** Going on from a checkpoint that went through JSON is the same as going on. */
  private checkResume(): void {
    const { run, suite, options } = this;
    const checkpoint = run.now.checkpoint();
    if (this.noted.length < MOST_NOTED) this.noted.push({ n: run.n, checkpoint });
    const saved = JSON.parse(JSON.stringify(checkpoint)) as Checkpoint<S>;
    const again = resume(suite.game, options, saved, sealedAt(this.seed, run.n + 1));
    const shown = (w: typeof again): string =>
      canonical(w.asks.map(a => [a.seat, a.spec.rule, a.spec.ask, optionsShown(a)]));
    must(
      same(again.state, run.now.state) && shown(again) === shown(run.now),
      'a resumed checkpoint stands elsewhere',
    );
    const ask = run.now.ask;
    if (!ask) return;
    const a = run.legal(ask.seat, 8).at(-1) as Answer;
    const on = run.now.fork(sealedAt(this.seed, run.n + 1));
    on.give(ask.seat, a);
    again.give(ask.seat, a);
    must(
      same(on.state, again.state) && shown(on) === shown(again),
      'a resumed checkpoint goes on differently',
    );
    this.tally.resumed++;
  }

  /** A fork never disturbs its original. */
  private checkFork(): void {
    const { run, dice } = this;
    const before = canonical(run.now.state);
    const seat = run.now.ask?.seat ?? 'p1';
    const fork = determinizedOr(run, seat, dice.below(1_000_000));
    for (let i = 0; i < 6 && fork.result === undefined; i++) {
      const ask = fork.ask;
      if (!ask) break;
      const legal = fork.legal(ask.seat, 32);
      fork.give(ask.seat, legal[dice.below(legal.length)] as Answer);
    }
    must(canonical(run.now.state) === before, 'playing on a fork changed the original');
  }

  /** An answer that others have not been shown can be taken back alone. */
  private retract(seat: Seat): void {
    const { run, stages } = this;
    const told = run.everything().length;
    const before = canonical(run.now.state);
    const others = stages.shownToOthers(seat);
    const isDone = !run.now.stage?.waitsFor(seat);
    must(run.retract(seat).ok, 'an answer could not be taken back while others were choosing');
    if (isDone) this.inForce.pop();
    else must(stages.shownToOthers(seat) === others, 'taking back a step was shown to others');
    must(canonical(run.now.state) === before, 'taking back an answer changed the state');
    stages.retracted(seat);
    must(run.everything().length === told, 'taking back an answer was told');
    if (run.stepOf(seat) === 0) must(!run.retract(seat).ok, 'an answer was taken back twice');
    this.tally.retracted++;
  }

  /** Undo stops exactly at new information and restores the exact state. */
  private takeBack(): void {
    const { run, inForce } = this;
    for (const seat of this.seats) {
      const free = this.freeCount(seat);
      const byHand = free === 0 ? undefined : inForce.at(-free)?.n;
      const line = run.undoLine(seat).to;
      must(line === byHand, `the undo line of ${seat} is ${line}, by hand ${byHand}`);
      const behind = inForce.at(-1 - free);
      if (behind) must(!run.undo(behind.n, { seat }).ok, 'an undo behind new information was accepted');
    }
    const last = inForce.at(-1);
    // Only beyond the last undo, or a long stretch of quiet questions would be a random walk.
    const open = last ? Math.min(this.freeCount(last.seat), inForce.length - this.settled) : 0;
    if (!last || open <= 0) return;
    this.settled = inForce.length;
    const first = inForce.at(-1 - this.dice.below(open)) as EntryInForce<S>;
    const at = inForce.indexOf(first);
    const { stage } = run.now;
    const kept = stage && at >= inForce.length - stage.finished ? stage.drafts : [];
    must(run.undo(first.n, { seat: last.seat }).ok, 'a free undo was refused');
    this.stages.undone(kept);
    must(same(run.now.state, first.before), 'an undo did not restore the state');
    inForce.length = at;
    this.tally.undone++;
  }

  /** How many of the last answers a seat may take back, found without the kernel's help. */
  private freeCount(seat: Seat): number {
    const { inForce } = this;
    const stop = inForce.findLastIndex(e => e.seat !== seat || e.news);
    return inForce.length - 1 - stop;
  }

  /** What was stored of it comes back as it was; folding the events gives the state. */
  private checkRecord(): void {
    const { run, suite, viewers, seed, noted } = this;
    checkStored({ game: suite.game, run, seed: seedOf(seed), viewers, noted, salt: seed });
    this.checkFold();
    for (const { rule, event } of run.events('spectator')) this.checkRule(rule, event.type);
  }

  private checkRule(rule: string, what: string): void {
    must(this.suite.rules.has(rule), `${what} names ${rule}, which is no rule of the ledger`);
  }

  /** What is laid open at the end is plain, and hides nothing that somebody was shown. */
  private checkOpen(): void {
    const { run, suite } = this;
    const { game } = suite;
    if (!game.openView) {
      for (const seat of this.seats)
        must(same(run.view(seat), run.view('spectator')), 'there are secrets, and nothing to lay them open');
      return;
    }
    const open = game.openView(run.now.state);
    must(same(JSON.parse(JSON.stringify(open)), open), 'what is laid open is not plain data');
    const named = cardsIn(open);
    for (const who of this.viewers)
      for (const card of cardsIn(run.view(who))) must(named.has(card), `${card} of ${who} is not laid open`);
  }

  private checkFold(): void {
    const { run, suite, options } = this;
    const { game } = suite;
    const state = copy(game.initial(options)) as S;
    const faces = (): readonly Pile[] => copy(game.hidden(state as Parameters<typeof game.hidden>[0]));
    let hidden = faces();
    for (const event of run.everything()) {
      game.apply[event.type as E['type']](state, copy(event) as Extract<E, { type: E['type'] }>);
      const now = faces();
      const named = cardsIn(event);
      for (const card of newFaces(hidden, now))
        must(named.has(card), `${event.type} turned up ${card} without naming it`);
      for (const card of forgotten(hidden, now))
        must(named.has(card), `${event.type} turned down ${card} without naming it`);
      for (const card of named) checkSeparate(state, now, card);
      hidden = now;
    }
    must(same(state, run.now.state), 'folding the events does not give the state');
  }
}

const sealedAt = (seed: number, n: number): SealedChance => {
  const chance = sealedChance(seedOf(seed));
  chance.at(n);
  return chance;
};

const determinizedOr = <S, E extends { type: string }, V, O, R>(
  run: Run<S, E, V, O, R>,
  seat: Seat,
  salt: number,
) => {
  const dice = quickDice(salt);
  const chance: Chance = sealedAt(salt, 0);
  try {
    return determinize(run.now, seat, dice, chance);
  } catch {
    return run.now.fork(chance);
  }
};

/** The faces that somebody has seen after, and had not seen before. */
const newFaces = (before: readonly Pile[], after: readonly Pile[]): CardId[] =>
  before.flatMap(({ cards, seen }, i) => {
    const there = after[i]?.cards;
    return cards.filter((card, k) => {
      // Most cards lie where they lay.
      const now = there?.[k] === card ? after[i]?.seen : seenBy(after, card);
      return !now || now.some(s => !seen.includes(s));
    });
  });

/** The face-down cards that somebody knew before and may not know now: laid down, or taken out of a hand. */
const forgotten = (before: readonly Pile[], after: readonly Pile[]): CardId[] => newFaces(after, before);
