import { resolve } from '../answers.js';
import type { Chance } from '../chance.js';
import { Engine, type Watch } from '../engine.js';
import type { Game } from '../game.js';
import { legalAnswers } from '../legal.js';
import { copy, inOrder } from '../plain.js';
import type { Answer, AnyAsk, OneAsk } from '../question.js';
import { copyState } from '../shared.js';
import type { Stage, Steps } from '../stage.js';
import type { CardId, DeepReadonly, Seat, Who } from '../vocabulary.js';
import { NO_MORE, ReplayedChance, ReplayMismatch, type TailItem } from './tail.js';
import { openProcedures } from './where.js';

/** A copy of the state between two steps, and all that has happened since. Plain data: it can be saved as JSON. */
export interface Checkpoint<S> {
  /** `setup`: the state before the first shuffle. */
  readonly at: 'setup' | 'step';
  readonly state: S;
  /** For each card that was ever shuffled, the number of its last shuffle. */
  readonly lastShuffle: readonly (readonly [CardId, number])[];
  readonly shuffles: number;
  readonly since: readonly TailItem[];
  /** What those have answered who have begun and not finished a stage. */
  readonly drafts?: readonly Steps[];
}

/** A moment between two steps, as a world can be rebuilt from; replaced, never changed. */
export interface Snapshot<S> {
  readonly at: 'setup' | 'step';
  readonly state: S;
  readonly lastShuffle: ReadonlyMap<CardId, number>;
  readonly shuffles: number;
}

/** An answer, or a seat's part of a stage. */
export type Answered = Extract<TailItem, { readonly seat: Seat }>;

/** What a replay does with each answer before giving it. */
export type Check = (ask: OneAsk, a: Answer) => void;

/** What a world may be given besides its chance. */
export interface WorldExtras<S, E> {
  /** What happened after the snapshot, to be repeated. */
  readonly since?: readonly TailItem[];
  /** What seats had begun to answer in the stage that is open after that. */
  readonly drafts?: readonly Steps[];
  /** Looks at each repeated answer before it is given. */
  readonly check?: Check;
  /** Given each answer, or part of a stage, before it takes effect, the repeated ones included. */
  readonly onAnswer?: (item: Answered) => void;
  /** Told of what happens, the repeated part included. */
  readonly watch?: Watch<E>;
  /** Called from inside the rules whenever they ask. */
  readonly onAsk?: () => void;
  /** Given each new snapshot, and how many things have happened between the first one and it. */
  readonly onSnapshot?: (snapshot: Snapshot<S>, after: number) => void;
  /** Takes a new snapshot at every step from the start; without it, from the first time that somebody builds on one. */
  readonly everyStep?: boolean;
}

/**
 * How much happens before a world takes a new snapshot that nobody has asked for:
 * copying the state at every step would cost a playout more than it gains.
 */
const ENOUGH = 64;

/**
 * A game being played, that can be looked at, answered and forked. It has no
 * seed and keeps no record: it is what bots think in. A `Run` adds the rest.
 */
export class World<S, E extends { type: string }, V, O, R> {
  private readonly engine: Engine<S, E, V, O, R>;
  private lastSnapshot: Snapshot<S>;
  private happened: TailItem[] = [];
  private everyStep: boolean;
  private readonly onSnapshot: WorldExtras<S, E>['onSnapshot'];
  /** How many things have happened from the snapshot it was built on to the one it stands on. */
  private before = 0;
  private readonly onAnswer: WorldExtras<S, E>['onAnswer'];

  constructor(
    readonly game: Game<S, E, V, O, R>,
    readonly options: O,
    snapshot: Snapshot<S>,
    chance: Chance,
    extras: WorldExtras<S, E> = {},
  ) {
    this.lastSnapshot = snapshot;
    this.onSnapshot = extras.onSnapshot;
    this.onAnswer = extras.onAnswer;
    const { since = [], check, watch } = extras;
    this.everyStep = extras.everyStep ?? false;
    const feed = new ReplayedChance(chance, since);
    this.engine = new Engine(game, copyState(snapshot.state, game.shared), since.length > 0 ? feed : chance, {
      event: (e, rule, now) => watch?.event(e, rule, now),
      chance: outcome => {
        this.happened.push({ chance: outcome });
        watch?.chance(outcome);
      },
      step: () => {
        if (this.everyStep || this.happened.length >= ENOUGH) this.takeSnapshot();
        watch?.step();
      },
    });
    this.engine.lastShuffle = snapshot.lastShuffle;
    this.engine.shuffles = snapshot.shuffles;
    this.engine.onAsk = extras.onAsk;
    if (snapshot.at === 'setup') this.engine.begin(options);
    else this.engine.enter();
    this.repeat(feed, since, check);
    this.engine.chance = chance;
    for (const { seat, path } of extras.drafts ?? []) this.walk(seat, path, check);
  }

  /**
   * A moment between two steps that it can be rebuilt from. Asked for once, it
   * is the last one from then on; a playout that nobody builds on may keep an
   * earlier one.
   */
  get snapshot(): Snapshot<S> {
    this.everyStep = true;
    return this.lastSnapshot;
  }

  /** All that has happened since `snapshot`. */
  get since(): readonly TailItem[] {
    return this.happened;
  }

  /** The state, for looking. Not for players or bots: it holds every secret. */
  get state(): DeepReadonly<S> {
    return this.engine.s as DeepReadonly<S>;
  }

  /** The result, once the game is over. */
  get result(): R | undefined {
    return this.engine.result;
  }

  /** For each card that was ever shuffled, the number of its last shuffle. */
  get lastShuffle(): ReadonlyMap<CardId, number> {
    return this.engine.lastShuffle;
  }

  /** How many shuffles there have been. */
  get shuffles(): number {
    return this.engine.shuffles;
  }

  /** What the rules wait for, answered in part or not at all. */
  get pending(): AnyAsk | undefined {
    return this.engine.pending;
  }

  /** The stage that several seats go through, while one is open. */
  get stage(): Stage | undefined {
    return this.engine.stage;
  }

  /** What the game waits for: a question, or the next one of each seat that has not finished a stage. */
  get asks(): readonly OneAsk[] {
    const { pending } = this.engine;
    if (!pending) return [];
    return pending.kind === 'stage' ? (this.stage?.asks ?? []) : [pending];
  }

  /** The first question still open. */
  get ask(): OneAsk | undefined {
    const { pending } = this.engine;
    return pending?.kind === 'stage' ? this.asks[0] : pending;
  }

  /** The open question to a seat, if there is one. */
  askOf(seat: Seat): OneAsk | undefined {
    const { pending } = this.engine;
    if (pending?.kind === 'stage') return this.stage?.askOf(seat);
    return pending?.seat === seat ? pending : undefined;
  }

  /** What somebody is shown. */
  view(who: Who, open?: () => V): V {
    return this.game.view(this.state, who, open);
  }

  /** Every legal answer to a seat's open question, the harmless one first. */
  legal(seat: Seat, limit?: number): Answer[] {
    const ask = this.askOf(seat);
    return ask ? legalAnswers(ask, limit) : [];
  }

  /** Gives an answer that is known to be legal, and plays on to the next question. */
  give(seat: Seat, a: Answer): void {
    const ask = this.askOf(seat);
    if (!ask) throw new ReplayMismatch(`${seat} is not asked`);
    const { stage } = this;
    if (!stage) {
      this.note({ seat, rule: ask.spec.rule, a });
      this.engine.advance(resolve(ask, a));
      return;
    }
    stage.give(seat, a);
    if (!stage.waitsFor(seat)) this.finish(stage, seat);
  }

  /** Gives all answers of a seat's part of a stage, whatever it had answered of it before. */
  giveAll(seat: Seat, path: readonly Answer[], check?: Check): void {
    const stage = this.walk(seat, path, check);
    if (stage.waitsFor(seat)) throw new ReplayMismatch(`${seat} has not finished`);
    this.finish(stage, seat);
  }

  /** Makes a seat that has not finished stand where these answers lead. */
  walk(seat: Seat, path: readonly Answer[], check?: Check): Stage {
    const { stage } = this;
    if (!stage?.waitsFor(seat)) throw new ReplayMismatch(`${seat} is not asked`);
    stage.set(seat, []);
    for (const a of path) {
      const ask = stage.askOf(seat);
      if (!ask) throw new ReplayMismatch(`${seat} had finished before ${JSON.stringify(a)}`);
      check?.(ask, a);
      stage.give(seat, a);
    }
    return stage;
  }

  /** Leaves a seat the first `left` of its answers in the open stage. */
  shorten(seat: Seat, left: number): void {
    const { stage } = this;
    if (!stage) throw new ReplayMismatch('no stage is open');
    const wasDone = !stage.waitsFor(seat);
    stage.set(seat, stage.pathOf(seat).slice(0, left));
    const isMine = (h: TailItem): boolean => 'seat' in h && h.seat === seat;
    if (wasDone) this.happened.splice(this.happened.findLastIndex(isMine), 1);
  }

  /** An independent copy of this world. What chance gives from here on comes from `chance`. */
  fork(chance: Chance): World<S, E, V, O, R> {
    return new World(this.game, this.options, this.snapshot, chance, this.tail);
  }

  /** All that has happened since `snapshot`, the steps of an open stage included. */
  get tail(): { readonly since: readonly TailItem[]; readonly drafts?: readonly Steps[] } {
    const { since, stage } = this;
    return stage ? { since, drafts: stage.drafts } : { since };
  }

  /** A copy of the state between steps, and what has happened since: enough to go on from here. */
  checkpoint(): Checkpoint<S> {
    const { at, state, lastShuffle, shuffles } = this.snapshot;
    const { since, drafts = [] } = this.tail;
    return {
      at,
      state: copyState(state, this.game.shared),
      lastShuffle: [...lastShuffle],
      shuffles,
      since: copy(since),
      ...(drafts.length > 0 && { drafts: copy(drafts) }),
    };
  }

  /** Names the procedures that are open at the pending question, outermost first. For finding faults. */
  where(): string[] {
    if (!this.pending) return [];
    let stack: string[] = [];
    const note = (): void => {
      stack = openProcedures();
    };
    new World(this.game, this.options, this.snapshot, NO_MORE, { ...this.tail, onAsk: note });
    return stack;
  }

  private takeSnapshot(): void {
    const { s, lastShuffle, shuffles } = this.engine;
    this.lastSnapshot = { at: 'step', state: copyState(s, this.game.shared), lastShuffle, shuffles };
    this.before += this.happened.length;
    this.happened = [];
    this.onSnapshot?.(this.lastSnapshot, this.before);
  }

  private note(item: Answered): void {
    this.happened.push(item);
    this.onAnswer?.(item);
  }

  /** A seat has answered the last of its questions in a stage. */
  private finish(stage: Stage, seat: Seat): void {
    const path = stage.pathOf(seat);
    const { rule } = stage.open(seat);
    this.note(path.length === 1 ? { seat, rule, a: path[0] as Answer } : { seat, rule, path });
    if (stage.isOver) this.engine.closeStage();
  }

  private repeat(feed: ReplayedChance, since: readonly TailItem[], check: Check | undefined): void {
    while (feed.next < since.length) {
      const item = since[feed.next] as TailItem;
      if ('chance' in item) throw new ReplayMismatch('an answer where chance decided');
      const ask = this.askOf(item.seat);
      if (!ask) throw new ReplayMismatch(`${item.seat} answered ${item.rule} but is not asked`);
      const { rule } = this.stage?.open(item.seat) ?? ask.spec;
      if (rule !== item.rule) throw new ReplayMismatch(`${item.rule} was answered, ${rule} is asked`);
      feed.next++;
      if (this.stage) {
        this.giveAll(item.seat, 'path' in item ? item.path : [item.a], check);
        continue;
      }
      if ('path' in item) throw new ReplayMismatch(`${item.seat} answered a stage where a question is asked`);
      check?.(ask, item.a);
      this.give(item.seat, item.a);
    }
  }
}

/** The first state of a game, before its setup. */
export const beginning = <S, E extends { type: string }, V, O, R>(
  game: Game<S, E, V, O, R>,
  o: O,
): Snapshot<S> => ({
  at: 'setup',
  state: game.initial(o) as S,
  lastShuffle: new Map(),
  shuffles: 0,
});

/**
 * A state made by hand, as it could stand between two steps: for tests and
 * puzzles. Nobody remembers how its cards came to lie: name the groups that
 * count as shuffled together, else a guess leaves every face-down card as it is.
 */
export const position = <S>(state: S, together: readonly (readonly CardId[])[] = []): Snapshot<S> => ({
  at: 'step',
  state,
  lastShuffle: new Map(together.flatMap((cards, i) => cards.map(card => [card, i + 1] as const))),
  shuffles: together.length,
});

/** Goes on from a checkpoint. */
export const resume = <S, E extends { type: string }, V, O, R>(
  game: Game<S, E, V, O, R>,
  o: O,
  c: Checkpoint<S>,
  chance: Chance,
): World<S, E, V, O, R> => {
  const { at, state, shuffles } = c;
  const snapshot = { at, state, lastShuffle: new Map(c.lastShuffle), shuffles };
  return new World(game, inOrder(o), snapshot, chance, {
    since: c.since,
    ...(c.drafts && { drafts: c.drafts }),
  });
};
