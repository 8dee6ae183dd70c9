import { describe, expect, test } from 'vitest';
import { Refused } from './client.js';
import { Records } from './records.js';

/** Workers that answer when they are told to, and only as long as they live. */
const office = (limitMs?: number) => {
  const hired: ReturnType<typeof hand>[] = [];
  const hand = () => ({
    got: [] as unknown[],
    isGone: false,
    onmessage: null as ((e: MessageEvent) => void) | null,
    onerror: null as ((e: ErrorEvent) => void) | null,
    postMessage(m: unknown) {
      this.got.push(m);
    },
    terminate() {
      this.isGone = true;
    },
    say(data: unknown) {
      if (!this.isGone) this.onmessage?.({ data } as MessageEvent);
    },
  });
  const records = new Records(() => {
    const next = hand();
    hired.push(next);
    return next as never;
  }, limitMs);
  return { records, hired };
};

const why = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'fine',
    e => (e instanceof Refused ? e.problem.why.id : e),
  );

describe('a record', () => {
  test('is played by a worker, which tells how far it is and is kept for the next', async () => {
    const { records, hired } = office();
    const shares: number[] = [];
    const one = records.ask({ check: 1 }, { onProgress: share => shares.push(share) });
    hired[0]?.say({ progress: 0.5 });
    hired[0]?.say({ ok: true, value: 'told' });
    expect(await one).toBe('told');
    expect(shares).toEqual([0.5]);
    const two = records.ask({ check: 2 });
    hired[0]?.say({ ok: false, problem: { code: 'refused', why: { id: 'table-bad-record' } } });
    expect(await why(two)).toBe('table-bad-record');
    expect(hired.length).toBe(1);
    expect(hired[0]?.got).toEqual([
      { id: 0, check: 1 },
      { id: 0, check: 2 },
    ]);
  });

  test('that takes too long is given up with its worker; the next has another', async () => {
    const { records, hired } = office(1);
    expect(await why(records.ask({ check: 1 }))).toBe('table-slow-record');
    expect(hired[0]?.isGone).toBe(true);
    void records.ask({ check: 2 }).catch(() => {});
    expect(hired.length).toBe(2);
  });

  test('is given up when nobody waits for it any more', async () => {
    const { records, hired } = office();
    const stop = new AbortController();
    const asked = why(records.ask({ check: 1 }, { signal: stop.signal }));
    stop.abort('enough');
    expect(await asked).toBe('enough');
    expect(hired[0]?.isGone).toBe(true);
    expect(await why(records.ask({ check: 2 }, { signal: stop.signal }))).toBe('enough');
    expect(hired.length).toBe(1);
  });

  test('does not wait for another that is being played', async () => {
    const { records, hired } = office();
    const slow = records.ask({ check: 'slow' });
    const quick = records.ask({ check: 'quick' });
    hired[1]?.say({ ok: true, value: 'quick' });
    expect(await quick).toBe('quick');
    hired[0]?.say({ ok: true, value: 'slow' });
    expect(await slow).toBe('slow');
    expect([hired[0]?.isGone, hired[1]?.isGone]).toEqual([true, false]);
  });

  test('whose worker fails is no refusal', async () => {
    const { records, hired } = office();
    const asked = why(records.ask({ check: 1 }));
    hired[0]?.onerror?.({} as ErrorEvent);
    expect(await asked).toEqual(new Error('a worker failed'));
    const again = why(records.ask({ check: 2 }));
    hired[1]?.say({ ok: false, problem: { code: 'fault', why: { id: 'table-fault' } } });
    expect(await again).toEqual(new Error('a worker failed'));
  });
});
