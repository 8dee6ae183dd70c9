import { canonical } from '../plain.js';
import type { OneAsk } from '../question.js';
import type { Run } from '../run/run.js';
import type { Steps } from '../stage.js';
import type { Seat, Who } from '../vocabulary.js';
import { optionsShown } from './secrets.js';
import { must, same } from './suite.js';

const shown = (ask: OneAsk | undefined): string =>
  ask ? canonical([ask.spec.rule, ask.spec.ask, optionsShown(ask)]) : 'nothing';

/** What every game owes while seats go through a stage: secrecy until they have finished, and steps that can be taken back. */
export class StageChecks<S, E extends { type: string }, V, O, R> {
  /** For each seat, the questions that it has answered in the open stage, as they were shown to it. */
  private readonly answered = new Map<Seat, string[]>();

  constructor(
    private readonly run: Run<S, E, V, O, R>,
    private readonly viewers: readonly Who[],
  ) {}

  /** Everything that anybody but this seat is shown now. */
  shownToOthers(seat: Seat): string {
    const { run } = this;
    const others = this.viewers.filter(who => who !== seat);
    return canonical([
      run.n,
      run.q,
      others.map(who => [run.questions(who), run.view(who), run.events(who).length]),
    ]);
  }

  /** A seat is about to answer its next question. */
  begin(seat: Seat): void {
    this.answered.set(seat, [...(this.answered.get(seat) ?? []), shown(this.run.askOf(seat))]);
  }

  /** A stage is over, and with it what was noted about it. */
  end(): void {
    this.answered.clear();
  }

  /** A seat has taken back a step: it is asked what it was asked before. */
  retracted(seat: Seat): void {
    const steps = this.answered.get(seat) ?? [];
    const last = steps.at(-1);
    must(
      shown(this.run.askOf(seat)) === last,
      'whoever took back a step is asked something else than before',
    );
    this.answered.set(seat, steps.slice(0, -1));
  }

  /** Something was undone. `kept` are the drafts of a stage that is still the same one. */
  undone(kept: readonly Steps[]): void {
    const { run } = this;
    for (const { seat, path } of kept)
      must(
        same(run.draftOf(seat)?.path ?? [], path),
        `an undo in an open stage changed the steps of ${seat}`,
      );
    for (const [seat, steps] of this.answered) this.answered.set(seat, steps.slice(0, run.stepOf(seat)));
  }

  /** A part of a stage that is run again along its answers comes to the same question or the same value. */
  checkRerun(): void {
    const { stage } = this.run.now;
    for (const seat of stage?.seats ?? []) {
      const again = stage?.again(seat);
      const isSame =
        shown(again?.ask) === shown(stage?.askOf(seat)) && same(again?.value, stage?.valueOf(seat));
      must(
        isSame,
        `${seat}'s part of a stage, run again, comes to something else: what does it change outside itself?`,
      );
    }
  }
}
