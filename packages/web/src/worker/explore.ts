import { makeBot, sightOf } from '@potyczka/bots';
import type { Listed } from '@potyczka/catalogue';
import { type Answer, isSame, type Seat } from '@potyczka/kernel';
import {
  called,
  type Draft,
  entriesOf,
  type Given,
  given,
  type Lines,
  linesText,
  type MatchRecord,
  type Moment,
  quickDice,
  Run,
  readLines,
  recordOfLine,
  recordUpTo,
  repeat,
  replay,
  replayLine,
  type Seed,
  sourceOf,
  withoutLine,
} from '@potyczka/kernel/run';
import {
  type Answers,
  type AnyGame,
  probed,
  type QuestionShown,
  Refused,
  shown,
  type Told,
} from '@potyczka/table';
import type { Eyes } from './story.js';

type AnyRun = Run<unknown, { type: string }, unknown, Record<string, unknown>, unknown>;

/** A decision of a line: who made it, and what had been told by then. */
export interface Decision {
  readonly n: number;
  readonly seat: Seat;
  readonly isForced: boolean;
  /** Lines of the log that had been told when it was made, and when it had been carried out. */
  readonly before: number;
  readonly after: number;
}

/** A line of a match, as it is walked along. */
export interface LineTold {
  readonly game: string;
  readonly seats: readonly Seat[];
  readonly decisions: readonly Decision[];
  readonly log: readonly Told[];
  readonly length: number;
  /** What came of it, if it has come to its end. */
  readonly result: unknown;
}

/** A moment of a line: the board, and what is asked there. */
export interface MomentTold {
  readonly view: unknown;
  /** The view of the one whose question it is. */
  readonly own: unknown;
  readonly asked: readonly Seat[];
  readonly seat: Seat | null;
  readonly question: QuestionShown | null;
}

/** What is answered at a moment, and how it goes on. */
export interface Otherwise {
  readonly at: Moment;
  readonly seat: Seat;
  /** All answers of the seat in what is open; one, but for a stage. */
  readonly steps: readonly Answer[];
  /** Whether chance is drawn anew if a line begins. */
  readonly isFresh: boolean;
  /** For whom bots answer on. */
  readonly bots: readonly Seat[];
}

/** Lines as they are now, and where somebody stands. */
export interface Walked {
  readonly all: Lines;
  readonly text: string;
  readonly at: Moment;
  /** The answers so far, while those of a stage are not complete. */
  readonly steps: readonly Answer[];
}

const bad = (problem: string): Refused =>
  new Refused({ code: 'refused', why: { id: 'table-bad-record', args: { problem } } });

/** Answers that the table and bots give one after the other at most. */
const MOST_GIVEN = 400;
const THINK_MS = 250;

/** What the explorer needs of where it runs. */
export interface Around {
  gameOf(id: string): Promise<AnyGame | undefined>;
  hintsOf(id: string): Promise<Listed['hints'] | undefined>;
  seed(): Seed;
  now(): number;
}

/** Walks in the lines of a match that is over. Nothing of it is kept but what it was played to last. */
export class Explorer {
  private checked: { readonly match: string; readonly game: AnyGame } | undefined;
  private last: { readonly record: MatchRecord; readonly run: AnyRun } | undefined;

  constructor(private readonly around: Around) {}

  /** Reads lines, or a bare record; refused unless all of it holds and the match is over. */
  async read(raw: unknown): Promise<{ readonly all: Lines; readonly game: AnyGame }> {
    const all = readLines(raw);
    if (typeof all === 'string') throw bad(all);
    const { match } = all;
    const text = linesText({ ...all, lines: [] });
    if (this.checked?.match === text) return { all, game: this.checked.game };
    const game = await this.around.gameOf(match.game);
    if (!game) throw bad(match.game);
    const again = replay(game, match);
    if (!again.ok) throw bad(again.problem);
    if (again.run.result === undefined)
      throw new Refused({ code: 'not-open', why: { id: 'table-not-over' } });
    this.checked = { match: text, game };
    return { all, game };
  }

  /** Everything that came in: each line is played again once. */
  async open(raw: unknown): Promise<Walked> {
    const { all, game } = await this.read(raw);
    for (const { id } of all.lines) {
      const again = replayLine(game, all, id);
      if (!again.ok) throw bad(`line ${id}: ${again.problem}`);
    }
    return walked(all, { line: 0, n: all.match.entries.length });
  }

  /** The run of a record's entries; goes on from the last one where it can. It may be played on. */
  private runOf(game: AnyGame, record: MatchRecord): AnyRun {
    const { last } = this;
    const isBefore =
      last &&
      last.run.n <= record.entries.length &&
      isSame(sourceKey(last.record), sourceKey(record)) &&
      isSame(last.run.entries, record.entries.slice(0, last.run.n));
    const run: AnyRun = isBefore
      ? last.run
      : new Run(game, record.options as Record<string, unknown>, sourceOf(record, record.seed as Seed));
    for (const e of record.entries.slice(run.n)) {
      const reply = repeat(run, e);
      if (!reply.ok) throw bad(`entry ${e.n}: ${reply.refusal.rule}`);
    }
    this.last = { record, run };
    return run;
  }

  async line(raw: unknown, id: number, as: Eyes): Promise<LineTold> {
    const { all, game } = await this.read(raw);
    const record = recordOfLine(all, id);
    const run: AnyRun = new Run(
      game,
      record.options as Record<string, unknown>,
      sourceOf(record, record.seed as Seed),
    );
    let decisions: Decision[] = [];
    for (const e of record.entries) {
      const before = run.eventCount;
      const reply = repeat(run, e);
      if (!reply.ok) throw bad(`entry ${e.n}: ${reply.refusal.rule}`);
      if ('undo' in e) decisions = decisions.filter(d => d.n < e.undo);
      else if ('retract' in e) decisions = decisions.filter(d => d.n !== e.retract);
      else
        decisions.push({ n: e.n, seat: e.seat, isForced: e.by === 'forced', before, after: run.eventCount });
    }
    const log =
      as === 'everything'
        ? run.events('spectator').map((told, i) => ({ ...told, event: run.everything()[i] as unknown }))
        : run.events(as);
    return {
      game: game.id,
      seats: game.seats(run.options),
      decisions,
      log,
      length: record.entries.length,
      result: run.result ?? null,
    };
  }

  /** The board at a moment; with `asked`, what is asked there of that seat, or of the first one. */
  async moment(
    raw: unknown,
    at: Moment,
    as: Eyes,
    { seat: wish, steps = [] }: { readonly seat?: Seat | null; readonly steps?: readonly Answer[] } = {},
  ): Promise<MomentTold> {
    const { all, game } = await this.read(raw);
    const run = this.runOf(game, recordUpTo(all, at.line, at.n));
    const asked = run.now.asks.map(a => a.seat);
    const seat = wish && asked.includes(wish) ? wish : (asked[0] ?? null);
    const view =
      as === 'everything' ? (game.openView?.(run.now.state) ?? run.view('spectator')) : run.view(as);
    const question = seat === null ? null : withSteps(run, seat, steps, () => questionOf(run, seat));
    return { view, own: seat === null ? view : run.view(seat), asked, seat, question };
  }

  /** What the rules say to an answer that is only tried. */
  async probe(raw: unknown, { at, seat, steps }: Otherwise, a: Answer): Promise<Answers['probe']> {
    const { all, game } = await this.read(raw);
    const run = this.runOf(game, recordUpTo(all, at.line, at.n));
    return withSteps(run, seat, steps, () => probed(run, seat, a, run.judge(seat, run.q, a) ?? null));
  }

  /** Answers otherwise at a moment, and lets what is forced and what bots decide follow. */
  async give(raw: unknown, { at, seat, steps, isFresh, bots }: Otherwise): Promise<Walked> {
    const { all, game } = await this.read(raw);
    const isAtEnd = at.line !== 0 && at.n === entriesOf(all, at.line).length;
    const seed = isFresh && !isAtEnd ? this.around.seed() : undefined;
    const from = recordUpTo(all, at.line, at.n);
    const begun = isAtEnd ? from : { ...from, forks: [...(from.forks ?? []), forkAt(at.n + 1, seed)] };
    const run = this.runOf(game, begun);
    const { stage } = run.now;
    const read = stage?.waitsFor(seat) ? stage.read(seat, steps) : undefined;
    if (read && !read.refusal && !read.isWhole) return { ...walked(all, at), steps };
    const reply = run.answerStage(seat, run.q, steps);
    if (!reply.ok) throw new Refused({ code: 'refused', why: reply.refusal.why, rule: reply.refusal.rule });
    await this.settle(run, game, bots);
    let now = { all, at };
    for (const [i, e] of run.entries.slice(at.n).entries()) {
      const next = given(now.all, now.at, e as Given, i === 0 ? seed : undefined);
      now = { all: next.all, at: next.now };
    }
    return walked(now.all, now.at);
  }

  private async settle(run: AnyRun, game: AnyGame, bots: readonly Seat[]): Promise<void> {
    for (let n = 0; n < MOST_GIVEN && run.result === undefined; n++) {
      const seats = run.now.asks.map(a => a.seat);
      const forced = seats.find(seat => run.forced(seat) !== undefined);
      if (forced) {
        run.answer(forced, run.q, run.forced(forced), 'forced');
        continue;
      }
      const bot = seats.find(seat => bots.includes(seat));
      const hints = bot && (await this.around.hintsOf(game.id));
      if (!bot || !hints) return;
      const budget = { milliseconds: THINK_MS, now: () => this.around.now() };
      const sight = sightOf(run.now as never, bot) as Parameters<ReturnType<typeof makeBot>['answer']>[0];
      const a = makeBot('greedy', hints).answer(sight as never, quickDice(run.n), budget);
      if (!run.answer(bot, run.q, a, 'bot').ok) return;
    }
  }

  async call(
    raw: unknown,
    id: number,
    words: { readonly name: string; readonly comment: string },
  ): Promise<Walked> {
    const { all } = await this.read(raw);
    return walked(called(all, id, words), { line: id, n: entriesOf(all, id).length });
  }

  /** Without a line; where it left the other is where one stands then. */
  async drop(raw: unknown, id: number): Promise<Walked> {
    const { all } = await this.read(raw);
    const gone = all.lines.find(l => l.id === id);
    return walked(withoutLine(all, id), gone ? { line: gone.from, n: gone.at - 1 } : { line: 0, n: 0 });
  }
}

const walked = (all: Lines, at: Moment): Walked => ({ all, text: linesText(all), at, steps: [] });

const forkAt = (at: number, seed: Seed | undefined) => (seed === undefined ? { at } : { at, seed });

const sourceKey = ({ game, options, seed, salts, forks }: MatchRecord): unknown => ({
  game,
  options,
  seed,
  salts: salts ?? {},
  forks: forks ?? [],
});

const questionOf = (run: AnyRun, seat: Seat): QuestionShown | null => {
  const ask = run.askOf(seat);
  return ask ? shown(ask, { q: run.q, step: run.stepOf(seat) }, () => false) : null;
};

/** Looks at a seat that has taken these steps of an open stage; afterwards it has taken none. */
const withSteps = <X>(run: AnyRun, seat: Seat, steps: readonly Answer[], look: () => X): X => {
  const draft = (path: readonly Answer[]): Draft => ({ seat, path, by: [] });
  if (steps.length === 0) return look();
  if (!run.resumeDraft(draft(steps))) throw bad('steps');
  try {
    return look();
  } finally {
    run.resumeDraft(draft([]));
  }
};
