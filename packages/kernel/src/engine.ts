import type { Chance } from './chance.js';
import { Fault } from './fault.js';
import type { Game, Pile } from './game.js';
import { MOST_PIECES, type Pose } from './pose.js';
import {
  type AnyAsk,
  type Ask,
  type Choice,
  ChooseAsk,
  type Many,
  ManyAsk,
  NumberAsk,
  type NumberQuestion,
  type OneAsk,
  PlaceAsk,
  type PlaceQuestion,
  PlacesAsk,
  type PlacesQuestion,
  type Proc,
  StageAsk,
  type Together,
} from './question.js';
import { Stage } from './stage.js';
import type { Table, Window } from './table.js';
import type { CardId, DeepReadonly, RuleId, Seat } from './vocabulary.js';
import { playWindow } from './window.js';

/** What chance gave: the index of a face, or the new order of cards. */
export type ChanceOutcome = number | readonly CardId[];

/** How things stand in an engine at a moment. */
export interface Moment {
  /** What lies face down. */
  hidden(): readonly Pile[];
}

/** Told of everything that happens inside an engine. */
export interface Watch<E> {
  /** An event was applied, by a rule; `now` is the moment after it. */
  event(e: E, rule: RuleId, now: Moment): void;
  chance(outcome: ChanceOutcome): void;
  /** A step has ended and the next begins: all truth is in the state now. */
  step(): void;
}

/** Events, rolls, shuffles or steps that may follow each other without a question. */
const ENDLESS = 10_000;

/** Plays the procedures of one game on one state. Knows no record, no seat and no secret. */
export class Engine<S, E extends { type: string }, V, O, R> implements Moment {
  pending: AnyAsk | undefined;
  /** The stage that several seats go through, while one is open. */
  stage: Stage | undefined;
  result: R | undefined;
  /** For each card, the number of the shuffle it was last part of. Replaced, never changed. */
  lastShuffle: ReadonlyMap<CardId, number> = new Map();
  shuffles = 0;
  /** Called whenever the rules put a question, from inside the procedure that does. */
  onAsk: (() => void) | undefined;
  private inSetup = true;
  private inStage = false;
  private proc: Proc<R | undefined> | Proc | undefined;
  private unasked = 0;
  private hiddenNow: readonly Pile[] | undefined;
  private readonly table: EngineTable<S, E, V, O, R>;

  constructor(
    readonly game: Game<S, E, V, O, R>,
    public s: S,
    public chance: Chance,
    public watch: Watch<E> | undefined,
  ) {
    this.table = new EngineTable(this);
  }

  /** Starts with the setup. */
  begin(o: O): void {
    this.proc = this.game.setup(this.table, o);
    this.advance(undefined);
  }

  /** Starts with a step, on a state as it stands between two. */
  enter(): void {
    this.inSetup = false;
    this.proc = this.game.step(this.table);
    this.advance(undefined);
  }

  /** Gives the answer that the pending question waits for and plays on to the next. */
  advance(value: unknown): void {
    this.unasked = 0;
    this.pending = undefined;
    for (;;) {
      const next = (this.proc as Proc<R | undefined>).next(value);
      if (!next.done) {
        const ask = next.value as AnyAsk;
        if (ask.kind !== 'stage' || !this.enterStage(ask).isOver) {
          this.pending = ask;
          return;
        }
        value = this.leaveStage();
        continue;
      }
      if (!this.inSetup && next.value !== undefined) {
        this.result = next.value;
        return;
      }
      this.inSetup = false;
      this.tick();
      this.watch?.step();
      this.proc = this.game.step(this.table);
      value = undefined;
    }
  }

  private enterStage(ask: StageAsk<unknown>): Stage {
    this.stage = new Stage(ask, work => {
      this.inStage = true;
      try {
        return work();
      } finally {
        this.inStage = false;
      }
    });
    return this.stage;
  }

  /** What everybody has come to in the stage, which is then over. */
  private leaveStage(): unknown[] {
    const values = this.stage?.values ?? [];
    this.stage = undefined;
    return values;
  }

  /** Plays on after the last seat has finished. */
  closeStage(): void {
    this.advance(this.leaveStage());
  }

  /** What lies face down now. */
  hidden(): readonly Pile[] {
    this.hiddenNow ??= this.game.hidden(this.s as DeepReadonly<S>);
    return this.hiddenNow;
  }

  emit(e: E, rule: RuleId): void {
    this.tick();
    const apply = this.game.apply[e.type as E['type']] as ((s: S, e: E) => void) | undefined;
    if (!apply) throw new Fault(`no applier for event ${e.type}`);
    this.hiddenNow = undefined;
    apply(this.s, e);
    this.watch?.event(e, rule, this);
  }

  roll<F>(rule: RuleId, faces: readonly F[]): F {
    if (faces.length === 0) throw new Fault(`${rule} rolls a die without faces`);
    this.tick();
    const i = this.chance.roll(rule, faces);
    this.watch?.chance(i);
    return faces[i] as F;
  }

  rollMany<F>(rule: RuleId, faces: readonly F[], n: number): F[] {
    if (!Number.isSafeInteger(n) || n < 0) throw new Fault(`${rule} rolls ${n} dice`);
    if (this.chance.rollMany && faces.length > 0) {
      const shown = this.chance.rollMany(rule, faces, n);
      for (const i of shown) this.watch?.chance(i);
      return shown.map(i => faces[i] as F);
    }
    const shown: number[] = [];
    for (let i = 0; i < n; i++) shown.push(faces.indexOf(this.roll(rule, faces)));
    return shown.sort((a, b) => a - b).map(i => faces[i] as F);
  }

  shuffle(rule: RuleId, cards: readonly CardId[]): CardId[] {
    this.tick();
    const order = this.chance.shuffle(rule, cards);
    this.shuffles++;
    const last = new Map(this.lastShuffle);
    // By name: whoever reads this reads nothing of how they lie.
    for (const card of [...order].sort()) last.set(card, this.shuffles);
    this.lastShuffle = last;
    this.watch?.chance(order.slice());
    return order;
  }

  private tick(): void {
    if (this.inStage) throw new Fault('a stage neither emits nor draws: do that before it or after it');
    if (++this.unasked > ENDLESS) throw new Fault(`${ENDLESS} events without a question`);
  }
}

class EngineTable<S, E extends { type: string }, V, O, R> implements Table<S, E> {
  constructor(private readonly engine: Engine<S, E, V, O, R>) {}

  get s(): DeepReadonly<S> {
    return this.engine.s as DeepReadonly<S>;
  }

  choose<T>(seat: Seat, c: Choice<T>): Ask<T> {
    this.engine.onAsk?.();
    return new ChooseAsk(seat, c);
  }

  chooseMany<T>(seat: Seat, c: Many<T>): Ask<T[]> {
    this.engine.onAsk?.();
    return new ManyAsk(seat, c);
  }

  number(seat: Seat, c: NumberQuestion): Ask<number> {
    this.engine.onAsk?.();
    return new NumberAsk(seat, c);
  }

  place(seat: Seat, c: PlaceQuestion): Ask<Pose> {
    this.engine.onAsk?.();
    return new PlaceAsk(seat, c);
  }

  placeMany(seat: Seat, c: PlacesQuestion): Ask<Pose[]> {
    this.engine.onAsk?.();
    if (c.of.length > MOST_PIECES) throw new Fault(`${c.rule} places more than ${MOST_PIECES} pieces`);
    return new PlacesAsk(seat, c);
  }

  together<T>(c: Together<T>): Ask<T[]> {
    this.engine.onAsk?.();
    if (c.seats.length === 0) throw new Fault('a stage of nobody');
    if (new Set(c.seats).size !== c.seats.length) throw new Fault('a stage names a seat twice');
    return new StageAsk<T>(c);
  }

  askAll<T>(parts: readonly Ask<T>[]): Ask<T[]> {
    const asks = parts as readonly unknown[] as readonly OneAsk[];
    if (asks.length === 0) throw new Fault('askAll asks nobody');
    if (asks.some(p => (p as AnyAsk).kind === 'stage')) throw new Fault('askAll inside askAll');
    if (new Set(asks.map(p => p.seat)).size !== asks.length) throw new Fault('askAll asks a seat twice');
    const at = (seat: Seat): number => asks.findIndex(ask => ask.seat === seat);
    return this.together<T>({
      seats: asks.map(ask => ask.seat),
      open: seat => (asks[at(seat)] as OneAsk).spec,
      *play(seat) {
        return yield* parts[at(seat)] as Ask<T>;
      },
    });
  }

  window<T>(c: Window<T>): Proc {
    return playWindow(this, c);
  }

  roll<F>(rule: RuleId, faces: readonly F[]): F {
    return this.engine.roll(rule, faces);
  }

  rollMany<F>(rule: RuleId, faces: readonly F[], n: number): F[] {
    return this.engine.rollMany(rule, faces, n);
  }

  shuffle(rule: RuleId, cards: readonly CardId[]): CardId[] {
    return this.engine.shuffle(rule, cards);
  }

  emit(e: E, rule: RuleId): void {
    this.engine.emit(e, rule);
  }

  mightHold(cards: readonly CardId[], test: (card: CardId) => boolean): boolean {
    const hidden = this.engine.hidden();
    const pools = new Set<string | number>();
    for (const card of cards) {
      const pile = hidden.find(p => p.cards.includes(card));
      if (pile) pools.add(this.poolOf(pile, card));
      else if (test(card)) return true;
    }
    return hidden.some(p => p.cards.some(card => pools.has(this.poolOf(p, card)) && test(card)));
  }

  /** What a face-down card may stand for: the name of its pool, the number of its shuffle, or itself. */
  private poolOf({ among }: Pile, card: CardId): string | number {
    return among ?? this.engine.lastShuffle.get(card) ?? card;
  }
}
