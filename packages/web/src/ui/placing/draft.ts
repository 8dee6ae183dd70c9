import type { Answer, Pose } from '@potyczka/kernel';
import type { QuestionShown } from '@potyczka/table';

/** The poses in an answer: of one piece, or of several. */
export const posesIn = (a: Answer): readonly Pose[] => (Array.isArray(a) ? a : [a]) as readonly Pose[];

/** Whether a question is answered by placing something. */
export const isPlacing = (question: QuestionShown | null): question is QuestionShown =>
  question?.kind === 'place' || question?.kind === 'places';

/** Poses as the question wants them. */
export const answerOf = (question: QuestionShown, poses: readonly Pose[]): Answer =>
  question.kind === 'places' ? poses : (poses[0] as Pose);

/** The same text for the same poses. */
export const textOf = (poses: readonly Pose[]): string =>
  poses.map(({ x, y, z, facing }) => `${x},${y},${z ?? ''},${facing ?? ''}`).join(' ');

export const withPose = (poses: readonly Pose[], piece: number, pose: Pose): readonly Pose[] =>
  poses.map((p, i) => (i === piece ? pose : p));

/** A way to go from somewhere: the four keys. */
export type Way = readonly [dx: number, dy: number];

/**
 * The proposal that lies next in a direction, as the eye would have it: what
 * lies aside counts twice. Undefined where there is none.
 */
export const nextTowards = (
  proposals: readonly (readonly Pose[])[],
  from: Pose,
  piece: number,
  [dx, dy]: Way,
): number | undefined => {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, poses] of proposals.entries()) {
    const pose = poses[piece];
    if (!pose) continue;
    const [x, y] = [pose.x - from.x, pose.y - from.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 0 || aside > 2 * along) continue;
    const far = along + 2 * aside;
    if (far < least) {
      least = far;
      best = i;
    }
  }
  return best;
};
