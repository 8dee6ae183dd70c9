import { expect, test } from 'vitest';
import { type OddsWanted, Reckoner } from './odds.js';

const wanted = (a: string): OddsWanted => ({
  game: 'shots',
  guess: {} as OddsWanted['guess'],
  question: { seat: 'p1', rule: 'SHT-TARGET', ask: { id: 'ask-target' } },
  a,
});

/** Workers that answer when they are told to. */
const office = () => {
  const asked: { a: unknown; answer(x: unknown): void; fail(): void }[] = [];
  const ask = <X>(m: object): Promise<X> =>
    new Promise<X>((resolve, reject) => {
      const { odds } = m as { odds: OddsWanted };
      asked.push({ a: odds.a, answer: x => resolve(x as X), fail: () => reject(new Error('late')) });
    });
  return { asked, reckoner: new Reckoner({ ask }) };
};
const turn = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

test('odds are reckoned one after the other, and of those that wait only the newest', async () => {
  const { asked, reckoner } = office();
  const [one, two, three] = ['a', 'b', 'c'].map(a => reckoner.reckon(wanted(a)));
  expect(asked.map(x => x.a)).toEqual(['a']);
  expect(await two).toBe('superseded');
  asked[0]?.answer({ exact: true });
  expect(await one).toEqual({ exact: true });
  await turn();
  expect(asked.map(x => x.a)).toEqual(['a', 'c']);
  asked[1]?.answer(null);
  expect(await three).toBeNull();
});

test('a worker that fails gives no odds, and the next are reckoned', async () => {
  const { asked, reckoner } = office();
  const one = reckoner.reckon(wanted('a'));
  asked[0]?.fail();
  expect(await one).toBeNull();
  void reckoner.reckon(wanted('b'));
  expect(asked.map(x => x.a)).toEqual(['a', 'b']);
});
