import type { Answer, Game, Json, OneAsk, Seat, Show } from '@potyczka/kernel';
import { quickDice } from '@potyczka/kernel';
import {
  chanceFrom,
  isRefusal,
  judgeAnswer,
  position,
  Run,
  type ScriptedChance,
  scripted,
} from '@potyczka/kernel/run';
import { noteAnswer, noteOffer, refuses } from './tries.js';

/** A position that a test plays. */
export interface Staged<S, O> {
  readonly state: S;
  readonly options: O;
  /** What chance gives, in order; written down, and all of it used. */
  readonly chance?: Parameters<typeof scripted> | undefined;
  /** Chance from a seed instead, where its outcome does not matter. */
  readonly dice?: number | undefined;
}

const FAR = 300;

/**
 * A position being played by a test, answer by answer. A game says how its tests name things (`keyOf`, `nameOf`), and
 * adds what they look at.
 */
export class PlayedScene<S, E extends { type: string }, V, O, R, P extends Json = Json> {
  /** The match, begun in the middle. */
  readonly run: Run<S, E, V, O, R>;
  private readonly chance: ScriptedChance;

  constructor(game: Game<S, E, V, O, R>, { state, options, chance, dice }: Staged<S, O>) {
    this.chance = scripted(...(chance ?? []));
    const source = dice === undefined ? this.chance : chanceFrom(quickDice(dice));
    this.run = new Run(game, options, { chance: source }, position(state));
  }

  /** The state as it is now. */
  get state() {
    return this.run.now.state;
  }

  /** The open question; fails if there is none, or several. */
  get ask(): OneAsk {
    const { asks } = this.run.now;
    if (asks.length !== 1) throw new Error(`${asks.length} questions are open`);
    return asks[0] as OneAsk;
  }

  /** The open question of a seat, where several are asked. */
  protected askOf(seat: Seat): OneAsk {
    const ask = this.run.askOf(seat);
    if (!ask) throw new Error(`${seat} is not asked`);
    return ask;
  }

  /** The rule of the open question; 'over' when there is a result. */
  get asked(): string {
    return this.run.result !== undefined ? 'over' : this.ask.spec.rule;
  }

  /** The key of what a test names in its own way: cards without `#`, say. */
  protected keyOf(ask: OneAsk, name: string): string {
    if (ask.kind !== 'choose' && ask.kind !== 'many') return name;
    const keys = ask.spec.from.map(x => ask.spec.key(x));
    return keys.find(key => key === name || key.replaceAll('#', '') === name) ?? name;
  }

  /** How a test names a key. */
  protected nameOf(key: string): string {
    return key.replaceAll('#', '');
  }

  /** The answer that a test means. */
  protected answerOf(ask: OneAsk, a: Answer): Answer {
    if (typeof a === 'string') return this.keyOf(ask, a);
    const isNames = Array.isArray(a) && a.every(x => typeof x === 'string');
    return isNames ? a.map(x => this.keyOf(ask, x)) : a;
  }

  /** Gives an answer; fails with the reason where it is refused. */
  protected give(ask: OneAsk, a: Answer): void {
    const answer = this.answerOf(ask, a);
    const reply = this.run.answer(ask.seat, this.run.q, answer);
    if (reply.ok) {
      noteAnswer(ask.spec.rule, answer);
      return;
    }
    if (this.run.fault) throw this.run.fault;
    const { rule, why } = reply.refusal;
    const legal = this.namesOf(this.run.now.legal(ask.seat, FAR)).join(' ');
    throw new Error(`${ask.spec.rule}: ${JSON.stringify(a)} refused by ${rule}: ${why.id}; legal: ${legal}`);
  }

  /** Answers the open question, or several in a row; a list stands for a set. */
  picks(...answers: readonly Answer[]): this {
    for (const a of answers) this.give(this.ask, a);
    return this;
  }

  /** Gives the harmless answer, which is to pass or the first one, until a question of this rule or a result comes. */
  until(rule: string): this {
    for (let n = 0; n < FAR && this.run.result === undefined; n++) {
      const { ask } = this.run.now;
      if (!ask || ask.spec.rule === rule) return this;
      const legal = this.run.now.legal(ask.seat, FAR);
      if (legal.length === 0) throw new Error(`${ask.spec.rule} has no legal answer`);
      this.run.answer(ask.seat, this.run.q, legal.find(a => a === 'pass') ?? legal[0]);
    }
    if (this.run.result === undefined) throw new Error(`no question of ${rule}`);
    return this;
  }

  private namesOf(answers: readonly Answer[]): string[] {
    return answers.map(a =>
      typeof a === 'string'
        ? this.nameOf(a)
        : Array.isArray(a) && a.every(x => typeof x === 'string')
          ? a.map(x => this.nameOf(x)).join('+')
          : JSON.stringify(a),
    );
  }

  /** The legal answers as a test names them; sets are joined with `+`. */
  options(seat?: Seat): string[] {
    const ask = seat === undefined ? this.ask : this.askOf(seat);
    const legal = this.run.now.legal(ask.seat);
    const candidates = ask.kind === 'choose' || ask.kind === 'many' ? ask.spec : undefined;
    noteOffer(ask.spec.rule, legal.length, candidates?.from.some(x => candidates.judge?.(x)) ?? false);
    return this.namesOf(legal);
  }

  /** Those that begin with some letters, without them. */
  optionsOf(start: string): string[] {
    return this.options().flatMap(o => (o.startsWith(start) ? [o.slice(start.length)] : []));
  }

  /** Why an answer is refused: `rule reason`; undefined if it is legal. */
  why(a: Answer): string | undefined {
    const verdict = refuses(judgeAnswer(this.ask, this.answerOf(this.ask, a)));
    return isRefusal(verdict) ? `${verdict.rule} ${verdict.why.id}` : undefined;
  }

  /** How a candidate of the open question is shown; `P` is what the game draws before it is taken. */
  shows(name: string): Show & { readonly preview?: P } {
    const { ask } = this;
    if (ask.kind !== 'choose' && ask.kind !== 'many') throw new Error(`${ask.spec.rule} has no candidates`);
    const key = this.keyOf(ask, name);
    const x = ask.spec.from.find(y => ask.spec.key(y) === key);
    if (x === undefined || !ask.spec.show) throw new Error(`${name} is not shown by ${ask.spec.rule}`);
    return ask.spec.show(x) as Show & { readonly preview?: P };
  }

  /** The events of some types, in order. */
  events<K extends E['type']>(...types: K[]): Extract<E, { type: K }>[] {
    const wanted: readonly string[] = types;
    return this.run.everything().filter((e): e is Extract<E, { type: K }> => wanted.includes(e.type));
  }

  /** Fails if chance was written down and not used. */
  end(): void {
    this.chance.end();
  }
}
