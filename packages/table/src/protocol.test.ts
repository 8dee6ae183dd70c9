import { describe, expect, test, vi } from 'vitest';
import { Client, world } from './fixtures/world.js';
import { readRequest } from './protocol.js';

/** A list that counts how much of it is looked at. */
const counting = (length: number, each: unknown): { list: unknown[]; looked: () => number } => {
  const looked = vi.fn();
  const list = new Proxy(Array(length).fill(each), {
    get: (target, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) looked();
      return Reflect.get(target, key);
    },
  });
  return { list, looked: () => looked.mock.calls.length };
};

const ANSWER = { id: 1, do: 'answer', table: 'abcdefgh', q: 0 };
const CREATE = { id: 1, do: 'create', game: 'x', options: {}, seats: [{ kind: 'me' }] };

describe('a request that is wrong', () => {
  test('a list that is too long is not looked into', () => {
    const answers = counting(201, 'x');
    expect(readRequest({ ...ANSWER, a: answers.list })).toBeUndefined();
    const seats = counting(10, { kind: 'me' });
    expect(readRequest({ ...CREATE, seats: seats.list })).toBeUndefined();
    expect([answers.looked(), seats.looked()]).toEqual([0, 0]);
    expect(readRequest({ ...ANSWER, a: Array(200).fill('x') })).toMatchObject({ a: { length: 200 } });
  });

  test('is read up to the first thing that is wrong', () => {
    const { list, looked } = counting(100, 7);
    expect(readRequest({ ...ANSWER, a: list })).toBeUndefined();
    expect(looked()).toBe(1);
  });

  test('has more options than any game', () => {
    const options = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`o${i}`, i]));
    expect(readRequest({ ...CREATE, options: options(32) })).toBeDefined();
    expect(readRequest({ ...CREATE, options: options(33) })).toBeUndefined();
  });

  test('even one that breaks the reader is answered', async () => {
    const { service, faults } = world();
    const bad = Object.defineProperty({ id: 3 }, 'do', {
      get: () => {
        throw new RangeError('too deep');
      },
    });
    const answer = await new Client(service, 'eve').raw(bad);
    expect(answer).toEqual({ re: 3, ok: false, problem: { code: 'fault', why: { id: 'table-fault' } } });
    expect(faults.length).toBe(1);
  });
});
