import { canonical, copy } from '../plain.js';
import type { Pose } from '../pose.js';
import type { Run } from '../run/run.js';
import type { Seat } from '../vocabulary.js';
import { must, same, type Tally } from './suite.js';

const GARBAGE: readonly unknown[] = [
  null,
  undefined,
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0.5,
  1e300,
  '',
  'nonsense',
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
  [],
  [[]],
  ['nonsense'],
  ['__proto__', '__proto__'],
  {},
  { x: 1 },
  { x: 0.5, y: 0 },
  { x: 1, y: Number.NaN },
  { x: 1, y: 2, evil: 3 },
  [{ x: 1, y: 0.5 }],
  [{ x: 1, y: 2 }, 'nonsense'],
  Array(65).fill({ x: 1, y: 2 }),
  { toString: 'no' },
];

/** Answers that must be refused are, and leave everything as it was. */
export const checkRefusals = <S, E extends { type: string }, V, O, R>(
  run: Run<S, E, V, O, R>,
  seats: readonly Seat[],
  tally: Tally,
): void => {
  const before = { state: copy(run.now.state), n: run.n, q: run.q, told: run.events('spectator').length };
  const refused = (seat: Seat, q: number, a: unknown, what: string): void => {
    const reply = run.answer(seat, q, a);
    must(!reply.ok, () => `${what} was accepted: ${seat} ${JSON.stringify(a)}`);
    if (!reply.ok)
      must(
        reply.refusal.rule.length > 0 && reply.refusal.why.id.length > 0,
        `${what} was refused without a reason`,
      );
    must(run.fault === undefined, () => `${what} made the rules fail: ${String(run.fault)}`);
    tally.refused++;
  };
  const asked = run.now.asks.map(a => a.seat);
  for (const seat of asked) {
    const ask = run.askOf(seat);
    const legal = new Set(run.legal(seat).map(canonical));
    const mayBe = (a: unknown): boolean => legal.has(canonical(a));
    for (const a of GARBAGE) if (!mayBe(a)) refused(seat, run.q, a, 'a malformed answer');
    const first = run.legal(seat, 1)[0];
    refused(seat, run.q - 1, first, 'a stale answer');
    if (run.now.stage) {
      const reply = run.answer(seat, run.q, first, undefined, run.stepOf(seat) + 1);
      must(!reply.ok, 'an answer to a step not yet reached was accepted');
    }
    refused(seat, run.q + 1, first, 'an answer to a question not yet asked');
    if (ask && (ask.kind === 'choose' || ask.kind === 'many')) {
      for (const x of ask.spec.from) {
        if (!ask.spec.judge?.(x)) continue;
        const key = ask.spec.key(x);
        refused(seat, run.q, ask.kind === 'many' ? [key] : key, 'an illegal answer');
      }
    }
    if (ask?.kind === 'places') {
      const poses = first as readonly Pose[];
      refused(seat, run.q, poses.slice(1), 'an answer without a pose for every piece');
      refused(seat, run.q, [...poses, poses[0]], 'an answer with more poses than pieces');
    }
    for (const other of [...seats, 'p99' as Seat]) {
      if (!asked.includes(other)) refused(other, run.q, first, 'an answer for another seat');
    }
  }
  const after = { state: run.now.state, n: run.n, q: run.q, told: run.events('spectator').length };
  must(same(before, after), 'a refused answer changed something');
};
