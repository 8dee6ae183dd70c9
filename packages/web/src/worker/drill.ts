import type { Answer, Seat } from '@potyczka/kernel';
import type { Drill, LessonOutcome } from '@potyczka/kernel/register';
import { chanceFrom, copy, type OneAsk, position, quickDice, Run } from '@potyczka/kernel/run';
import {
  type Answers,
  type AnyGame,
  probed,
  type QuestionShown,
  Refused,
  shown,
  type Told,
} from '@potyczka/table';
import type { Frame } from './story.js';

/** A step of a guided game after some answers of the learner. */
export interface Drilled {
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  readonly view: unknown;
  /** What is asked of the learner; null once the step is over. */
  readonly question: QuestionShown | null;
  readonly log: readonly Told[];
  readonly frames: readonly Frame[];
  readonly outcome: LessonOutcome;
  /** The answer that leads on to the goal, if the learner is still on the way that the step has in mind. */
  readonly suggested: Answer | null;
}

type AnyRun = Run<unknown, { type: string }, unknown, Record<string, unknown>, unknown>;

/** More answers than any step of a lesson has. */
const ENOUGH = 200;

/** A drill being played: the same judge as at a table. */
class Lesson {
  readonly run: AnyRun;
  readonly frames: Frame[] = [];
  private readonly others: Answer[];

  constructor(
    game: AnyGame,
    private readonly drill: Drill,
  ) {
    const { options, state, others = [] } = drill;
    this.others = [...others];
    const chance = chanceFrom(quickDice(1));
    this.run = new Run(game, options as Record<string, unknown>, { chance }, position(copy(state)));
    this.note();
    this.settle();
  }

  get outcome(): LessonOutcome {
    const { seat, judge } = this.drill;
    return judge(
      this.run.events(seat).map(t => t.event),
      this.run.view(seat),
    );
  }

  /** What the learner is asked, as long as the step goes on. */
  get ask(): OneAsk | undefined {
    return this.outcome === 'open' ? this.run.askOf(this.drill.seat) : undefined;
  }

  answer(a: Answer): void {
    const { run, drill } = this;
    const reply = run.answer(drill.seat, run.q, a);
    if (!reply.ok) {
      throw new Refused({ code: 'refused', why: reply.refusal.why, rule: reply.refusal.rule });
    }
    this.note();
    this.settle();
  }

  private note(): void {
    const { run, drill } = this;
    this.frames.push({ n: run.n, lines: run.eventCount, view: run.view(drill.seat) });
  }

  /** Gives what is forced, and what the others answer, until the learner is asked something. */
  private settle(): void {
    for (let n = 0; n < ENOUGH && this.outcome === 'open' && this.run.result === undefined; n++) {
      const { run, drill } = this;
      const mine = run.askOf(drill.seat);
      const seat = mine ? drill.seat : (run.now.ask as OneAsk).seat;
      const forced = run.forced(seat);
      if (mine && forced === undefined) return;
      run.answer(seat, run.q, forced ?? this.answerOf(seat));
      this.note();
    }
  }

  private answerOf(seat: Seat): Answer {
    const { run } = this;
    const next = this.others[0];
    if (next !== undefined && !run.judge(seat, run.q, next)) return this.others.shift() as Answer;
    return run.now.legal(seat, 1)[0] as Answer;
  }
}

/** After these answers: what a learner who drags pieces sees of where they are. */
export const probedIn = (
  game: AnyGame,
  drill: Drill,
  answers: readonly Answer[],
  a: Answer,
): Answers['probe'] => {
  const lesson = new Lesson(game, drill);
  for (const given of answers) lesson.answer(given);
  const { run } = lesson;
  return probed(run, drill.seat, a, run.judge(drill.seat, run.q, a) ?? null);
};

/** The rule by which the nth answer of a drill's script is asked. */
const scriptedRule = (game: AnyGame, drill: Drill, nth: number): string | undefined => {
  const lesson = new Lesson(game, drill);
  for (const a of drill.script.slice(0, nth)) lesson.answer(a);
  return lesson.ask?.spec.rule;
};

/** Plays a drill from its start with these answers of the learner. */
export const drilled = (game: AnyGame, drill: Drill, answers: readonly Answer[]): Drilled => {
  const lesson = new Lesson(game, drill);
  for (const a of answers) lesson.answer(a);
  const { run, frames, ask, outcome } = lesson;
  const { seat, script } = drill;
  const next = script[answers.length];
  const isOnWay = ask !== undefined && next !== undefined && !run.judge(seat, run.q, next);
  return {
    seat,
    seats: game.seats(drill.options as Record<string, unknown>),
    view: run.view(seat),
    question: ask ? shown(ask, { q: run.q, step: run.stepOf(seat) }, () => false) : null,
    log: run.events(seat),
    frames,
    outcome,
    suggested: isOnWay && scriptedRule(game, drill, answers.length) === ask.spec.rule ? next : null,
  };
};
