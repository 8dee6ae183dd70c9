import { type Chance, quickDice } from '../chance.js';
import type { Hidden } from '../game.js';
import { canonical, cardsIn, copy } from '../plain.js';
import type { Answer } from '../question.js';
import { determinize } from '../run/determinize.js';
import { replay } from '../run/replay.js';
import { Run } from '../run/run.js';
import { hashOf, type SealedChance, sealedChance, seedOf } from '../run/seal.js';
import { LANGS, tableText } from '../run/text.js';
import { type Checkpoint, resume } from '../run/world.js';
import type { CardId, Msg, Seat, Who } from '../vocabulary.js';
import { checkRefusals } from './answers.js';
import { checkHidden, checkKeys, checkSecrets, checkSeparate, optionsShown } from './secrets.js';
import { type Case, must, type Suite, type Tally } from './suite.js';

const NO_TALLY = (): Tally => ({
  decisions: 0,
  refused: 0,
  guesses: 0,
  impossible: 0,
  undone: 0,
  resumed: 0,
});

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

/**
 * Plays one game with random answers and checks, on the way, everything that
 * every game owes: see the suite's README for the list. Throws with a sentence
 * that names game, options, seed and decision.
 */
export const checkPlayout = <S, E extends { type: string }, V, O, R>(c: Case<S, E, V, O, R>): Tally => {
  const { suite, options, seed } = c;
  const tally = NO_TALLY();
  const play = new Playout(suite, options, seed, tally);
  try {
    play.toTheEnd();
  } catch (e) {
    const where = `[${suite.game.id} options=${JSON.stringify(options)} seed=${seed} decision=${tally.decisions}]`;
    throw new Error(`${where} ${e instanceof Error ? e.message : String(e)}`, { cause: e });
  }
  return tally;
};

class Playout<S, E extends { type: string }, V, O, R> {
  private readonly seats: readonly Seat[];
  private readonly chance: SealedChance & { asked: number };
  private readonly run: Run<S, E, V, O, R>;
  private readonly dice;
  private readonly hashBefore = new Map<number, string>();
  /** For each entry, found without the kernel's help: whether something new came to light with it. */
  private readonly news = new Map<number, boolean>();
  private readonly texts = new Set<string>();

  constructor(
    private readonly suite: Suite<S, E, V, O, R>,
    private readonly options: O,
    private readonly seed: number,
    private readonly tally: Tally,
  ) {
    const sealed = seedOf(seed);
    this.seats = suite.game.seats(options);
    this.chance = counted(sealed);
    this.run = new Run(suite.game, options, { chance: this.chance });
    this.dice = quickDice(seed);
  }

  toTheEnd(): void {
    const { run, tally, suite } = this;
    while (run.result === undefined) {
      tally.decisions++;
      must(this.standing.length <= suite.bound, `no end after ${suite.bound} decisions`);
      const asks = run.now.asks;
      must(asks.length > 0, 'the game waits for nobody and has no result');
      const ask = asks[this.dice.below(asks.length)] as (typeof asks)[number];
      const legal = run.now.legal(ask.seat);
      must(legal.length > 0, `${ask.spec.rule} has no legal answer`);
      if (this.dice.below(suite.every ?? 1) === 0) this.look();
      this.give(ask.seat, legal[this.dice.below(legal.length)] as Answer);
      if (this.dice.below(2 * (suite.every ?? 1)) === 0) this.takeBack();
    }
    this.checkRecord();
    this.checkTexts();
  }

  /** Gives an answer and notes, by comparing before and after, whether anything new came to light. */
  private give(seat: Seat, a: Answer): void {
    const { run } = this;
    const before = {
      asked: this.chance.asked,
      faces: this.faces(),
      all: run.now.pending?.kind === 'all' && run.now.asks.length === 1,
    };
    const hash = run.hash;
    const reply = run.answer(seat, run.q, a);
    must(
      reply.ok,
      () =>
        `a legal answer was refused: ${JSON.stringify(a)} ${reply.ok ? '' : reply.refusal.rule} ${String(run.fault)}`,
    );
    this.hashBefore.set(run.n, hash);
    this.news.set(
      run.n,
      this.chance.asked > before.asked ||
        before.all ||
        run.result !== undefined ||
        newlySeen(before.faces, this.faces()),
    );
  }

  private faces(): readonly Hidden[] {
    return this.suite.game.hidden(this.run.now.state);
  }

  /** One moment, closely. */
  private look(): void {
    const { run, seats, tally, dice } = this;
    const hash = run.hash;
    checkRefusals(run, seats, tally);
    checkHidden(run.now, seats);
    run.now.asks.forEach(checkKeys);
    const salt = dice.below(1_000_000);
    for (const who of [...seats, 'spectator'] as Who[]) checkSecrets(run.now, who, salt, tally);
    this.checkResume();
    this.checkFork();
    must(run.now.where().length > 0, 'no open procedure is named');
    must(run.hash === hash, 'looking changed the state');
  }

  /** Going on from a checkpoint that went through JSON is the same as going on. */
  private checkResume(): void {
    const { run, suite, options } = this;
    const saved = JSON.parse(JSON.stringify(run.now.checkpoint())) as Checkpoint<S>;
    const again = resume(suite.game, options, saved, sealedAt(this.seed, run.n + 1));
    const shown = (w: typeof again): string =>
      canonical(w.asks.map(a => [a.seat, a.spec.rule, a.spec.ask, optionsShown(a)]));
    must(
      hashOf(again.state) === run.hash && shown(again) === shown(run.now),
      'a resumed checkpoint stands elsewhere',
    );
    const ask = run.now.ask;
    if (!ask) return;
    const a = run.now.legal(ask.seat, 8).at(-1) as Answer;
    const on = run.now.fork(sealedAt(this.seed, run.n + 1));
    on.give(ask.seat, a);
    again.give(ask.seat, a);
    must(
      hashOf(on.state) === hashOf(again.state) && shown(on) === shown(again),
      'a resumed checkpoint goes on differently',
    );
    this.tally.resumed++;
  }

  /** A fork never disturbs its original. */
  private checkFork(): void {
    const { run, dice } = this;
    const hash = run.hash;
    const seat = run.now.ask?.seat ?? 'p1';
    const fork = determinizedOr(run, seat, dice.below(1_000_000));
    for (let i = 0; i < 6 && fork.result === undefined; i++) {
      const ask = fork.ask;
      if (!ask) break;
      const legal = fork.legal(ask.seat, 32);
      fork.give(ask.seat, legal[dice.below(legal.length)] as Answer);
    }
    must(run.hash === hash, 'playing on a fork changed the original');
  }

  /** Undo stops exactly at new information and restores the exact state. */
  private takeBack(): void {
    const { run, seats } = this;
    for (const seat of seats) {
      const line = run.undoLine(seat).to;
      const byHand = this.lineByHand(seat);
      must(line === byHand, `the undo line of ${seat} is ${line}, by hand ${byHand}`);
      const behind = this.standing.at(-1 - this.freeCount(seat));
      if (behind) must(!run.undo(behind.n, { seat }).ok, 'an undo behind new information was accepted');
    }
    const last = this.standing.at(-1);
    const line = last && run.undoLine(last.seat).to;
    if (!last || line === undefined) return;
    const before = this.hashBefore.get(line);
    must(run.undo(line, { seat: last.seat }).ok, 'a free undo was refused');
    must(run.hash === before, 'an undo did not restore the state');
    this.tally.undone++;
  }

  /** The entries that have not been taken back. */
  private get standing(): { n: number; seat: Seat }[] {
    const out: { n: number; seat: Seat }[] = [];
    for (const e of this.run.entries) {
      if ('undo' in e) while ((out.at(-1)?.n ?? -1) >= e.undo) out.pop();
      else if ('retract' in e)
        out.splice(
          out.findIndex(x => x.n === e.retract),
          1,
        );
      else out.push({ n: e.n, seat: e.seat });
    }
    return out;
  }

  private freeCount(seat: Seat): number {
    const { standing } = this;
    let free = 0;
    while (free < standing.length) {
      const e = standing.at(-1 - free) as { n: number; seat: Seat };
      if (e.seat !== seat || this.news.get(e.n)) break;
      free++;
    }
    return free;
  }

  private lineByHand(seat: Seat): number | undefined {
    const free = this.freeCount(seat);
    return free === 0 ? undefined : this.standing.at(-free)?.n;
  }

  /** The record replays to the same state and the same events; folding the events gives the state. */
  private checkRecord(): void {
    const { run, suite, options } = this;
    const record = { ...run.record(), seed: seedOf(this.seed) };
    const again = replay(suite.game, JSON.parse(JSON.stringify(record)) as typeof record);
    if (!again.ok) throw new Error(`the record does not replay: entry ${again.entry}, ${again.problem}`);
    for (const who of [...this.seats, 'spectator'] as Who[]) {
      must(
        canonical(again.run.events(who)) === canonical(run.events(who)),
        `a replay tells ${who} something else`,
      );
    }
    const state = copy(suite.game.initial(options)) as S;
    let hidden = suite.game.hidden(state as Parameters<typeof suite.game.hidden>[0]);
    for (const event of run.everything()) {
      suite.game.apply[event.type as E['type']](state, copy(event) as Extract<E, { type: E['type'] }>);
      const now = suite.game.hidden(state as Parameters<typeof suite.game.hidden>[0]);
      const named = cardsIn(event);
      for (const card of newFaces(hidden, now))
        must(named.has(card), `${event.type} turned up ${card} without naming it`);
      for (const card of named) checkSeparate(state, now, card);
      hidden = now;
    }
    must(hashOf(state) === run.hash, 'folding the events does not give the state');
  }

  /** Every event has a sentence in both languages; prompts and options are read while playing. */
  private checkTexts(): void {
    for (const who of ['spectator', ...this.seats] as Who[]) {
      for (const { event } of this.run.events(who)) {
        const shape = `${event.type} ${who}`;
        if (this.texts.has(shape) && this.dice.below(20) > 0) continue;
        this.texts.add(shape);
        for (const lang of LANGS) readable(this.suite.tell(lang, event), JSON.stringify(event));
      }
    }
    const again = replay(this.suite.game, { ...this.run.record(), seed: seedOf(this.seed) });
    if (again.ok) this.readQuestions();
  }

  private readQuestions(): void {
    const { suite, options } = this;
    const run = new Run(suite.game, options, { seed: seedOf(this.seed) });
    for (const e of this.run.entries) {
      for (const { seat } of run.now.asks) this.read(run, seat);
      if ('undo' in e) run.undo(e.undo, { agreed: true });
      else if ('retract' in e) run.retract(e.seat);
      else run.answer(e.seat, e.q, e.a);
    }
  }

  private read(run: Run<S, E, V, O, R>, seat: Seat): void {
    const ask = run.askOf(seat);
    if (!ask || (this.texts.has(ask.spec.rule) && this.dice.below(10) > 0)) return;
    this.texts.add(ask.spec.rule);
    const messages: Msg[] = [ask.spec.ask];
    if (ask.kind === 'choose' || ask.kind === 'many') {
      for (const x of ask.spec.from) {
        const refusal = ask.spec.judge?.(x);
        if (refusal) messages.push(refusal.why);
        const show = ask.spec.show?.(x);
        must(show !== undefined, `${ask.spec.rule}: ${ask.spec.key(x)} has no label`);
        if (show) messages.push(show.label);
      }
    }
    for (const msg of messages) {
      for (const lang of LANGS)
        readable(tableText(lang, msg) ?? this.suite.say(lang, msg), JSON.stringify(msg));
    }
  }
}

const readable = (text: string, of: string): void => {
  must(
    text.trim().length > 0 && !/undefined|NaN|\[object|[{}]|#/.test(text),
    () => `not a sentence: '${text}' for ${of}`,
  );
};

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

const newFaces = (before: readonly Hidden[], after: readonly Hidden[]): CardId[] => {
  const now = new Map(after.map(h => [h.card, h.seen]));
  return before
    .filter(h => !now.has(h.card) || now.get(h.card)?.some(s => !h.seen.includes(s)))
    .map(h => h.card);
};

const newlySeen = (before: readonly Hidden[], after: readonly Hidden[]): boolean =>
  newFaces(before, after).length > 0;
