import { canonicalAnswer, judgeAnswer, MALFORMED, resolve } from './answers.js';
import { Fault } from './fault.js';
import type { Answer, AnyAsk, OneAsk, Proc, StageAsk } from './question.js';
import type { Msg, Refusal, RuleId, Seat } from './vocabulary.js';

/** How far one seat has come in a stage. */
interface StagePart {
  readonly seat: Seat;
  /** Whether it was asked anything at all. */
  readonly isAsked: boolean;
  readonly proc: Proc<unknown>;
  /** The question that it has to answer next; undefined once it has finished. */
  readonly ask: OneAsk | undefined;
  readonly value: unknown;
  readonly path: readonly Answer[];
}

/** Answers of a seat that has not finished yet. */
export interface Steps {
  readonly seat: Seat;
  readonly path: readonly Answer[];
}

/** Answers that were judged: whether they lead to the end of a seat's part, or why one of them is not legal. */
export type Read =
  | { readonly path: readonly Answer[]; readonly isWhole: boolean; readonly refusal?: never }
  | { readonly refusal: Refusal };

/**
 * A stage while it is open: several seats go through questions of their own at
 * the same time. Their procedures neither tell nor draw, so they do not touch
 * each other: answers may come in any order, and to take one back a seat's
 * procedure is run again, alone.
 */
export class Stage {
  private readonly parts = new Map<Seat, StagePart>();

  /** `alone` runs a part of a procedure so that it can neither tell nor draw. */
  constructor(
    readonly of: StageAsk<unknown>,
    private readonly alone: <X>(work: () => X) => X,
  ) {
    for (const seat of of.spec.seats) this.parts.set(seat, this.begun(seat));
  }

  /** Who goes through it, those included who were asked nothing. */
  get seats(): readonly Seat[] {
    return this.of.spec.seats;
  }

  /** Whether everybody has finished. */
  get isOver(): boolean {
    for (const part of this.parts.values()) if (part.ask) return false;
    return true;
  }

  /** What the procedures of the seats have returned, in their order. */
  get values(): unknown[] {
    return [...this.parts.values()].map(part => part.value);
  }

  /** The question that each seat has to answer next. */
  get asks(): OneAsk[] {
    const asks: OneAsk[] = [];
    for (const { ask } of this.parts.values()) if (ask) asks.push(ask);
    return asks;
  }

  /** The steps of those who have begun and not finished. */
  get drafts(): Steps[] {
    const drafts: Steps[] = [];
    for (const { seat, ask, path } of this.parts.values())
      if (ask && path.length > 0) drafts.push({ seat, path });
    return drafts;
  }

  /** How many seats have answered to the end. */
  get finished(): number {
    let n = 0;
    for (const { ask, isAsked } of this.parts.values()) if (isAsked && !ask) n++;
    return n;
  }

  /** Whether a seat was asked anything in this stage. */
  has(seat: Seat): boolean {
    return this.parts.get(seat)?.isAsked ?? false;
  }

  /** The question that a seat has to answer next; undefined once it has finished. */
  askOf(seat: Seat): OneAsk | undefined {
    return this.parts.get(seat)?.ask;
  }

  /** Whether a seat has still to answer. */
  waitsFor(seat: Seat): boolean {
    return this.parts.get(seat)?.ask !== undefined;
  }

  /** What a seat has answered so far. */
  pathOf(seat: Seat): readonly Answer[] {
    return this.parts.get(seat)?.path ?? [];
  }

  /** All that others may read of what a seat is asked. */
  open(seat: Seat): { readonly rule: RuleId; readonly ask: Msg } {
    return this.of.spec.open(seat);
  }

  /** Gives a seat's next answer, known to be legal. */
  give(seat: Seat, a: Answer): void {
    this.parts.set(seat, this.next(this.part(seat), a));
  }

  /** Makes a seat stand where these answers lead, whatever it had answered before. */
  set(seat: Seat, path: readonly Answer[]): void {
    this.parts.set(seat, this.along(seat, path));
  }

  /** Judges answers of a seat from its first question on. Legal ones come back as they are written down. */
  read(seat: Seat, given: readonly unknown[]): Read {
    let part = this.begun(seat);
    for (const a of given) {
      const refusal = part.ask ? judgeAnswer(part.ask, a) : MALFORMED;
      if (refusal) return { refusal };
      part = this.next(part, canonicalAnswer(part.ask as OneAsk, a as Answer));
    }
    return { path: part.path, isWhole: part.ask === undefined };
  }

  /** Whether a seat would have finished with this answer. */
  endsWith(seat: Seat, a: Answer): boolean {
    return this.next(this.along(seat, this.pathOf(seat)), a).ask === undefined;
  }

  /** The question that a seat comes to along the answers it gave, asked anew: for checks. */
  again(seat: Seat): { readonly ask: OneAsk | undefined; readonly value: unknown } {
    return this.along(seat, this.pathOf(seat));
  }

  /** What a seat's procedure has returned; undefined before it has. */
  valueOf(seat: Seat): unknown {
    return this.parts.get(seat)?.value;
  }

  private part(seat: Seat): StagePart {
    const part = this.parts.get(seat);
    if (!part) throw new Fault(`${seat} has no part in this stage`);
    return part;
  }

  private along(seat: Seat, path: readonly Answer[]): StagePart {
    let part = this.begun(seat);
    for (const a of path) part = this.next(part, a);
    return part;
  }

  private begun(seat: Seat): StagePart {
    const proc = this.alone(() => this.of.spec.play(seat));
    const { ask, value } = this.advance(seat, proc, undefined);
    return { seat, isAsked: ask !== undefined, proc, ask, value, path: [] };
  }

  private next(part: StagePart, a: Answer): StagePart {
    if (!part.ask) throw new Fault(`${part.seat} has finished already`);
    const { ask, value } = this.advance(part.seat, part.proc, resolve(part.ask, a));
    return { ...part, ask, value, path: [...part.path, a] };
  }

  private advance(seat: Seat, proc: Proc<unknown>, answer: unknown): Pick<StagePart, 'ask' | 'value'> {
    const next = this.alone(() => proc.next(answer));
    if (next.done) return { ask: undefined, value: next.value };
    const ask = next.value as AnyAsk;
    if (ask.kind === 'stage') throw new Fault('a stage inside a stage');
    if (ask.seat !== seat) throw new Fault(`${seat}'s part of a stage asks ${ask.seat}`);
    return { ask, value: undefined };
  }
}
