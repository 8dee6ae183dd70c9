import type { Answer, Json, Pose } from '@potyczka/kernel';
import type { QuestionShown } from '@potyczka/table';
import { answerOf, nextTowards, posesIn, textOf, type Way, withPose } from './draft.js';
import { type Judged, Prober } from './prober.js';

/** What the table has said about poses, or that it has not yet. */
export type Verdict = 'legal' | 'unknown' | Judged;

/** How pieces stand while somebody places them. */
export interface Draft {
  /** One for each piece. */
  readonly poses: readonly Pose[];
  /** The piece that keys, wheel and buttons move. */
  readonly active: number;
  readonly verdict: Verdict;
  /** The proposal on which the pieces stand. */
  readonly proposal: number | null;
  /** What the board can draw of these poses, as the question's `show` gives it; the last known while they move. */
  readonly preview: Json;
  readonly isDragging: boolean;
  /** Whether a hand moves all pieces as one block, where the board can do that. */
  readonly isBlock: boolean;
  /** What happens as soon as the verdict is there. */
  readonly wish: 'wait' | 'snap' | 'answer';
}

/** The draft after the table has judged its poses: at legal ones close by, if that was wished. */
const judgedAs = (draft: Draft, judged: Judged | null): Draft => {
  if (!judged) return { ...draft, verdict: 'unknown', wish: 'wait' };
  const { preview } = judged;
  if (!judged.refusal) return { ...draft, preview, verdict: 'legal' };
  if (draft.wish === 'wait' || judged.near === null)
    return { ...draft, preview, verdict: judged, wish: 'wait' };
  return { ...draft, poses: posesIn(judged.near), preview: null, verdict: 'legal' };
};

/**
 * Places the pieces of one question: dragged and judged on the way, or chosen
 * from what the game proposes. It begins with the best proposal.
 */
export class Placer {
  /** What the game proposes, best first: legal as it is. */
  readonly proposals: readonly (readonly Pose[])[];
  private readonly previews: readonly Json[];
  private draft: Draft;
  private readonly prober: Prober;
  private readonly listeners = new Set<() => void>();

  constructor(
    readonly question: QuestionShown,
    probe: (a: Answer) => Promise<Judged>,
    private readonly send: (a: Answer) => void,
  ) {
    const legal = question.options.filter(o => !o.refusal);
    this.proposals = legal.map(o => posesIn(o.answer));
    this.previews = legal.map(o => (o.preview ?? null) as Json);
    const [poses = []] = this.proposals;
    const preview = this.previews[0] ?? null;
    this.draft = {
      poses,
      active: 0,
      proposal: 0,
      preview,
      verdict: 'legal',
      isDragging: false,
      isBlock: poses.length > 1,
      wish: 'wait',
    };
    this.prober = new Prober(probe, (a, judged) => this.heard(a, judged));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly now = (): Draft => this.draft;

  stop(): void {
    this.prober.stop();
  }

  activate(active: number): void {
    if (active !== this.draft.active) this.change({ ...this.draft, active });
  }

  /** A piece is dragged. */
  drag(piece: number, pose: Pose): void {
    this.moved(withPose(this.draft.poses, piece, pose), { active: piece, isDragging: true });
  }

  /** All of them are dragged together, or put down anew in one go. */
  dragAll(poses: readonly Pose[]): void {
    this.moved(poses, { isDragging: true });
  }

  /** All of them stand otherwise, without being dragged. */
  putAll(poses: readonly Pose[]): void {
    this.moved(poses, {});
  }

  /** Whether pieces move as a block, or each by itself. */
  together(isBlock: boolean): void {
    if (isBlock !== this.draft.isBlock) this.change({ ...this.draft, isBlock });
  }

  /**
   * It is let go. A single piece snaps, or with `isAnswer` is answered where it
   * may stand or close by. Of several the others may still have to follow:
   * nothing happens by itself.
   */
  drop(isAnswer: boolean): void {
    this.settle(this.isSingle ? (isAnswer ? 'answer' : 'snap') : 'wait');
  }

  /** Puts the active piece somewhere, without dragging it. */
  put(pose: Pose): void {
    const { poses, active } = this.draft;
    this.moved(withPose(poses, active, pose), { wish: this.isSingle ? 'snap' : 'wait' });
  }

  /** Around and around. */
  toProposal(nth: number): void {
    const i = (nth + this.proposals.length) % this.proposals.length;
    const poses = this.proposals[i];
    const preview = this.previews[i] ?? null;
    if (poses) this.change({ ...this.draft, poses, proposal: i, preview, verdict: 'legal', wish: 'wait' });
  }

  /** To the proposal next to the active piece in a direction. */
  toward(way: Way): void {
    const { poses, active } = this.draft;
    const i = nextTowards(this.proposals, poses[active] as Pose, active, way);
    if (i !== undefined) this.toProposal(i);
  }

  /** To the legal poses close by that the table knows. */
  snap(): void {
    this.settle('snap');
  }

  /** Answers, once it is known to be legal. What is not snaps first, so that nobody answers what they did not see. */
  confirm(): void {
    this.settle(typeof this.draft.verdict === 'object' ? 'snap' : 'answer');
  }

  private get isSingle(): boolean {
    return this.question.kind === 'place';
  }

  private moved(poses: readonly Pose[], more: Partial<Draft>): void {
    this.change({ ...this.draft, poses, proposal: null, verdict: 'unknown', wish: 'wait', ...more });
    this.prober.want(answerOf(this.question, poses));
  }

  private settle(wish: Draft['wish']): void {
    const draft = { ...this.draft, isDragging: false, wish };
    const { verdict, poses } = draft;
    if (verdict === 'unknown') {
      this.change(draft);
      this.prober.want(answerOf(this.question, poses));
    } else this.conclude(verdict === 'legal' ? draft : judgedAs(draft, verdict));
  }

  private heard(a: Answer, judged: Judged | null): void {
    if (textOf(posesIn(a)) === textOf(this.draft.poses)) this.conclude(judgedAs(this.draft, judged));
  }

  /** What was wished happens, now that the verdict is there. */
  private conclude(draft: Draft): void {
    this.change({ ...draft, wish: 'wait' });
    if (draft.wish === 'answer' && draft.verdict === 'legal') this.send(answerOf(this.question, draft.poses));
  }

  private change(next: Draft): void {
    this.draft = next;
    for (const listener of this.listeners) listener();
  }
}
