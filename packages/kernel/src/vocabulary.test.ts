import { describe, expect, expectTypeOf, test } from 'vitest';
import type { DeepReadonly, Json, Plain } from './index.js';
import { refuse, unreachable } from './index.js';
import { CARDS_IN, isCardId } from './vocabulary.js';

/** Whether data of type `T` may be a state: it fits its own plain form. */
type IsPlain<T> = [T] extends [Plain<T>] ? true : false;

describe('the type of plain data', () => {
  test('lets through what JSON carries', () => {
    interface State {
      name: string;
      lives: number;
      over: boolean;
      turn: 'p1' | null;
      hands: Record<string, readonly string[]>;
      discs: { x: number; y: number }[];
      pair: [number, string];
      note?: string;
      anything: Json;
    }
    expectTypeOf<IsPlain<State>>().toEqualTypeOf<true>();
    expectTypeOf<IsPlain<string & { readonly brand: 'SpaceId' }>>().toEqualTypeOf<true>();
  });

  test('stops what a save would lose', () => {
    expectTypeOf<IsPlain<{ seen: Map<string, number> }>>().toEqualTypeOf<false>();
    expectTypeOf<IsPlain<{ seen: ReadonlySet<string> }>>().toEqualTypeOf<false>();
    expectTypeOf<IsPlain<{ at: Date }>>().toEqualTypeOf<false>();
    expectTypeOf<IsPlain<{ like: RegExp }>>().toEqualTypeOf<false>();
    expectTypeOf<IsPlain<{ go: () => void }>>().toEqualTypeOf<false>();
    expectTypeOf<IsPlain<{ big: bigint }>>().toEqualTypeOf<false>();
    expectTypeOf<IsPlain<{ mark: symbol }>>().toEqualTypeOf<false>();
    expectTypeOf<IsPlain<{ bytes: Uint8Array }>>().toEqualTypeOf<false>();
    expectTypeOf<IsPlain<{ maybe: number | undefined }>>().toEqualTypeOf<false>();
  });

  test('stops it however deep it lies', () => {
    expectTypeOf<IsPlain<{ list: { in: Date }[] }>>().toEqualTypeOf<false>();
    expectTypeOf<IsPlain<Record<string, Map<string, number>>>>().toEqualTypeOf<false>();
    expectTypeOf<IsPlain<{ pair: [number, undefined] }>>().toEqualTypeOf<false>();
    expectTypeOf<IsPlain<{ either: string | Set<string> }>>().toEqualTypeOf<false>();
  });
});

test('what is read-only is so all the way down', () => {
  expectTypeOf<DeepReadonly<{ a: { b: number[] }[] }>>().toEqualTypeOf<{
    readonly a: readonly { readonly b: readonly number[] }[];
  }>();
});

test('a refusal has a rule, a reason and, if there are any, what fills its gaps', () => {
  expect(refuse('TEST-1', 'why')).toEqual({ rule: 'TEST-1', why: { id: 'why' } });
  expect(refuse('TEST-1', 'why', { n: 2 })).toEqual({
    rule: 'TEST-1',
    why: { id: 'why', args: { n: 2 } },
  });
});

test('a case that types say cannot be is named when it happens', () => {
  expect(() => unreachable({ kind: 'odd' } as never)).toThrow('{"kind":"odd"}');
});

describe('the names of cards', () => {
  test('are a # and then letters, digits, dots and dashes, not ending in one of these', () => {
    for (const card of ['#a', '#sword-1', '#pack.2_b', '#7'])
      expect([card, isCardId(card)]).toEqual([card, true]);
    for (const text of ['#', 'a', '#a-', '#a.', '#-a', '#żar', '#a b', '#a#b', ' #a'])
      expect([text, isCardId(text)]).toEqual([text, false]);
  });

  test('are found where others join them', () => {
    expect('Play #a-1.'.match(CARDS_IN)).toEqual(['#a-1']);
    expect('#a-#b.#c:#d,#e-f'.match(CARDS_IN)).toEqual(['#a', '#b', '#c', '#d', '#e-f']);
  });
});
