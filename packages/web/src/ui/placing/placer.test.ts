import type { Answer, Pose } from '@potyczka/kernel';
import type { OptionShown, QuestionShown } from '@potyczka/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Placer } from './placer.js';
import type { Judged } from './prober.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (x: number): Pose => ({ x, y: 0 });
const LEGAL: Judged = { refusal: null, near: null, piece: null, preview: null };
const refused = (near: Answer | null): Judged => ({
  refusal: { rule: 'TEST-NO', why: { id: 'no' } },
  near,
  piece: null,
  preview: null,
});

const option = (answer: Answer, i: number): OptionShown => ({
  ...{ key: `pose-${i + 1}`, answer, label: null, at: [], preview: null, declines: false, refusal: null },
});

const question = (kind: 'place' | 'places', answers: readonly Answer[]): QuestionShown => ({
  ...{
    q: 0,
    step: 0,
    seat: 'p1',
    rule: 'TEST-PUT',
    ask: { id: 'put' },
    min: 1,
    max: 1,
    none: null,
    proposed: [],
    region: null,
  },
  odds: false,
  kind,
  options: answers.map(option),
  pieces: kind === 'places' ? ['a', 'b'] : [],
});

/** A table that judges as the test says. */
const placing = (judge: (a: Answer) => Judged | null, many = false) => {
  const sent: Answer[] = [];
  const answers = many
    ? [
        [at(10), at(20)],
        [at(40), at(50)],
      ]
    : [at(10), at(20), at(40)];
  const placer = new Placer(
    question(many ? 'places' : 'place', answers),
    async a => {
      const judged = judge(a);
      if (!judged) throw new Error('gone');
      return judged;
    },
    a => sent.push(a),
  );
  const settle = (): Promise<void> => vi.advanceTimersByTimeAsync(1000).then(() => undefined);
  return { placer, sent, settle };
};

test('it begins with the best proposal, which is answered without asking', () => {
  const { placer, sent } = placing(() => null);
  expect(placer.now()).toMatchObject({ poses: [at(10)], proposal: 0, verdict: 'legal' });
  placer.confirm();
  expect(sent).toEqual([at(10)]);
});

test('a dragged piece is judged; let go by a mouse it is answered where it was judged', async () => {
  const { placer, sent, settle } = placing(() => LEGAL);
  for (const x of [11, 12, 13]) placer.drag(0, at(x));
  expect(placer.now()).toMatchObject({ poses: [at(13)], proposal: null, verdict: 'unknown' });
  placer.drop(true);
  expect(sent).toEqual([]);
  await settle();
  expect(sent).toEqual([at(13)]);
});

test('where it may not stand it snaps close by, and a mouse answers that', async () => {
  const { placer, sent, settle } = placing(a => ((a as Pose).x < 30 ? refused(at(30)) : LEGAL));
  placer.drag(0, at(29));
  await settle();
  expect(placer.now()).toMatchObject({ poses: [at(29)], verdict: { near: at(30) } });
  placer.drop(true);
  expect(placer.now()).toMatchObject({ poses: [at(30)], verdict: 'legal' });
  expect(sent).toEqual([at(30)]);
});

test('a finger that lets go answers nothing: it snaps, and waits to be confirmed', async () => {
  const { placer, sent, settle } = placing(() => refused(at(30)));
  placer.drag(0, at(29));
  placer.drop(false);
  await settle();
  expect(placer.now()).toMatchObject({ poses: [at(30)], verdict: 'legal', isDragging: false });
  expect(sent).toEqual([]);
  placer.confirm();
  expect(sent).toEqual([at(30)]);
});

test('where nothing legal is close by it stays, with the reason, and cannot be answered', async () => {
  const { placer, sent, settle } = placing(() => refused(null));
  placer.drag(0, at(29));
  placer.drop(true);
  await settle();
  placer.confirm();
  await settle();
  expect(placer.now()).toMatchObject({ poses: [at(29)], verdict: { refusal: { rule: 'TEST-NO' } } });
  expect(sent).toEqual([]);
});

test('a verdict about poses that were left meanwhile changes nothing', async () => {
  const { placer, settle } = placing(() => refused(at(30)));
  placer.put(at(29));
  placer.toProposal(2);
  await settle();
  expect(placer.now()).toMatchObject({ poses: [at(40)], proposal: 2, verdict: 'legal' });
});

test('several pieces are moved one by one and judged as a whole: nothing snaps or is answered by itself', async () => {
  const near = [at(60), at(70)];
  const { placer, sent, settle } = placing(() => refused(near), true);
  placer.drag(1, at(55));
  placer.drop(true);
  await settle();
  expect(placer.now()).toMatchObject({ poses: [at(10), at(55)], active: 1, verdict: { near } });
  expect(sent).toEqual([]);
  placer.confirm();
  expect(placer.now()).toMatchObject({ poses: near, verdict: 'legal' });
  expect(sent).toEqual([]);
  placer.confirm();
  expect(sent).toEqual([near]);
});

test('what the board can draw comes with each verdict, and with each proposal', async () => {
  const { placer, settle } = placing(a => ({ ...LEGAL, preview: { x: (a as Pose).x } }));
  expect(placer.now().preview).toBeNull();
  placer.drag(0, at(13));
  await settle();
  expect(placer.now().preview).toEqual({ x: 13 });
  placer.toProposal(1);
  expect(placer.now().preview).toBeNull();
});

test('proposals go around; arrows go to the next one in their direction', () => {
  const { placer } = placing(() => LEGAL);
  placer.toProposal(-1);
  expect(placer.now().proposal).toBe(2);
  placer.toProposal(3);
  expect(placer.now().proposal).toBe(0);
  placer.toward([1, 0]);
  expect(placer.now().poses).toEqual([at(20)]);
  placer.toward([-1, 0]);
  placer.toward([-1, 0]);
  expect(placer.now().poses).toEqual([at(10)]);
});

test('what could not be judged is not answered; asked again it is', async () => {
  let isAway = true;
  const { placer, sent, settle } = placing(() => (isAway ? null : LEGAL));
  placer.drag(0, at(11));
  placer.drop(true);
  await settle();
  expect([placer.now().verdict, sent]).toEqual(['unknown', []]);
  isAway = false;
  placer.confirm();
  await settle();
  expect(sent).toEqual([at(11)]);
});
