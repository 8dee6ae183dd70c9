import { describe, expect, test } from 'vitest';
import { canonical, copy } from './plain.js';
import { canonicalState, copyState, freezeShared, mapState, type Shared, unsharedPart } from './shared.js';
import type { CardId } from './vocabulary.js';

const state = () => ({
  round: 1,
  terrain: { walls: [[0, 0, 5, 5]], name: 'field' },
  units: { b: { wounds: 0, upgrades: ['#cape'] }, a: { wounds: 2, upgrades: [] as string[] } },
  order: [{ id: 'a' }, { id: 'b' }],
  deck: ['#one', '#two'],
});
type State = ReturnType<typeof state>;
const SHARED: Shared<State> = { terrain: 'whole', units: 'each', order: 'each' };
const swap = (card: CardId): CardId => (card === '#one' ? '#two' : card === '#two' ? '#one' : card);

describe('a copy of a state', () => {
  test('is the same data, whatever is shared', () => {
    const s = state();
    expect(copyState(s, SHARED)).toEqual(s);
    expect(copyState(s, undefined)).toEqual(s);
    expect(copyState(JSON.parse(JSON.stringify(s)) as State, SHARED)).toEqual(s);
  });

  test('holds shared parts in common and everything else apart', () => {
    const s = state();
    const c = copyState(s, SHARED);
    expect(c.terrain).toBe(s.terrain);
    expect(c.units).not.toBe(s.units);
    expect(c.units.a).toBe(s.units.a);
    expect(c.order).not.toBe(s.order);
    expect(c.order[0]).toBe(s.order[0]);
    expect(c.deck).not.toBe(s.deck);
    expect(copyState(s, undefined).terrain).not.toBe(s.terrain);
  });

  test('stays as it is when the other replaces a member', () => {
    const s = state();
    const c = copyState(s, SHARED);
    s.units.a = { ...s.units.a, wounds: 3 };
    s.order.push({ id: 'c' });
    s.terrain = { ...s.terrain, name: 'marsh' };
    expect(c).toEqual(state());
  });
});

describe('the canonical text of a state', () => {
  test('is that of the whole, before and after a member is replaced', () => {
    const s = state();
    expect(canonicalState(s, SHARED)).toBe(canonical(s));
    expect(canonicalState(s, SHARED)).toBe(canonical(s));
    s.units.a = { ...s.units.a, wounds: 9 };
    s.terrain = { ...s.terrain, name: 'marsh' };
    expect(canonicalState(s, SHARED)).toBe(canonical(s));
    expect(canonicalState(s, undefined)).toBe(canonical(s));
  });
});

describe('renaming the cards of a state', () => {
  test('gives the same as renaming all of it, and leaves alone what names none', () => {
    const s = state();
    const renamed = mapState(s, SHARED, c => (c === '#cape' ? '#hood' : swap(c)));
    expect(renamed.deck).toEqual(['#two', '#one']);
    expect(renamed.units.b.upgrades).toEqual(['#hood']);
    expect(renamed.terrain).toBe(s.terrain);
    expect(renamed.units.a).toBe(s.units.a);
    expect(s).toEqual(state());
    expect(mapState(s, undefined, swap)).toEqual({ ...state(), deck: ['#two', '#one'] });
  });

  test('finds cards in shared parts, keys included', () => {
    const s = { seen: { '#one': 1, x: ['#two'] }, table: { '#two': { up: true } } };
    expect(mapState(s, { seen: 'whole', table: 'each' }, swap)).toEqual({
      seen: { '#two': 1, x: ['#one'] },
      table: { '#one': { up: true } },
    });
  });
});

test('shared parts can be frozen: a change fails where it is made, a replacement does not', () => {
  const s = state();
  freezeShared(s, SHARED);
  expect(() => {
    s.units.b.upgrades.push('#boots');
  }).toThrow(TypeError);
  expect(() => {
    s.terrain.name = 'marsh';
  }).toThrow(TypeError);
  s.units.b = { ...s.units.b, wounds: 1 };
  s.order.pop();
  s.deck.pop();
  expect(s.units.b.wounds).toBe(1);
});

test('what is not shared can be weighed alone', () => {
  expect(unsharedPart(state(), SHARED)).toEqual({ round: 1, deck: ['#one', '#two'] });
  expect(unsharedPart(state(), undefined)).toEqual(copy(state()));
});
