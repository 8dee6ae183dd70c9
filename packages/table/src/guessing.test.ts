import { cardsIn, oddsIn } from '@potyczka/kernel/run';
import { expect, test } from 'vitest';
import { Client, games, world } from './fixtures/world.js';
import type { AnyGame, QuestionShown } from './index.js';

const begun = async () => {
  const { service } = world();
  const people = ['ann', 'bob', 'cid', 'dan'].map(id => new Client(service, id));
  const [ann, ...others] = people as [Client, ...Client[]];
  const seats = [{ kind: 'me' } as const, ...others.map(() => ({ kind: 'open' }) as const)];
  const { table, links } = await ann.ask('create', { game: 'shots', options: { aim: 10 }, seats });
  for (const [i, p] of others.entries()) await p.ask('join', { table, token: links[`p${i + 2}`] as string });
  await ann.ask('start', { table });
  return { ann, bob: others[0] as Client, table };
};

test('whoever is asked may imagine the match, and reckon the odds of an answer from it', async () => {
  const { ann, table } = await begun();
  const { mine } = await ann.ask('watch', { table });
  expect(mine).toMatchObject({ rule: 'SHT-TARGET', odds: true });
  const guess = await ann.ask('guess', { table, q: mine?.q ?? -1 });
  const sent = JSON.parse(JSON.stringify(guess)) as typeof guess;
  const figures = oddsIn(games.shots as AnyGame, sent, mine as QuestionShown, 'p2');
  expect(figures).toMatchObject({ what: { id: 'odds-hits', args: { target: 'p2' } }, exact: true });
  expect(figures?.values.map(v => v.value)).toEqual([0, 1, 2, 3]);
  expect(figures?.values[3]?.p).toBeCloseTo((6 * 5 * 4) / (10 * 9 * 8), 12);
});

test('a guess deals anew what the seat has not seen, and keeps what it has', async () => {
  const { ann, table } = await begun();
  const { view } = await ann.ask('watch', { table });
  const { hand } = view as { hand: string[] };
  const decks = new Set<string>();
  for (let i = 0; i < 5; i++) {
    const { state } = await ann.ask('guess', { table, q: 0 });
    const guessed = state as { hands: Record<string, string[]>; feats: string[] };
    expect(guessed.hands.p1).toEqual(hand);
    expect(cardsIn(guessed.hands).size).toBe(12);
    decks.add(guessed.feats.join());
  }
  expect(decks.size).toBeGreaterThan(1);
});

test('nobody guesses who is not asked, or at a question that is closed', async () => {
  const { ann, bob, table } = await begun();
  expect(await bob.refusal('guess', { table, q: 0 })).toMatchObject({ why: { id: 'table-stale' } });
  expect(await ann.refusal('guess', { table, q: 7 })).toMatchObject({ why: { id: 'table-stale' } });
  const eve = new Client(bob.service, 'eve');
  expect(await eve.refusal('guess', { table, q: 0 })).toMatchObject({ code: 'not-yours' });
});

test('a question without odds says so, and nothing is imagined for it', async () => {
  const { ann, bob, table } = await begun();
  await ann.ask('answer', { table, q: 0, a: 'p2' });
  const { mine } = await bob.ask('watch', { table });
  expect(mine).toMatchObject({ rule: 'SHT-FEAT', odds: false });
  const nothing = await bob.refusal('guess', { table, q: mine?.q ?? -1 });
  expect(nothing).toMatchObject({ why: { id: 'table-no-guess' } });
});

test('a guess is the moment and nothing else: what it holds is listed, and every name in order', async () => {
  const { ann, table } = await begun();
  const guess = await ann.ask('guess', { table, q: 0 });
  expect(Object.keys(guess)).toEqual(['state', 'together']);
  const before = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1);
  const isInOrder = (x: unknown): boolean =>
    typeof x !== 'object' ||
    x === null ||
    (Object.values(x).every(isInOrder) &&
      (Array.isArray(x) || Object.keys(x).join() === Object.keys(x).sort(before).join()));
  expect(isInOrder(guess.state)).toBe(true);
  for (const cards of guess.together) expect(cards).toEqual([...cards].sort());
  expect(guess.together.length).toBeGreaterThan(0);
});
