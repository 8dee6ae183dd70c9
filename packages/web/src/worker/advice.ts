import { type Advice, advise, sightOf } from '@potyczka/bots';
import type { Seat } from '@potyczka/kernel';
import { quickDice, Run, repeat } from '@potyczka/kernel/run';
import type { Store, Stored } from '@potyczka/table';
import { gameOf, hintsOf } from './games.js';
import type { AdviceRequest } from './messages.js';

/** A learner waits for it, and a phone is slow. */
const THINK_MS = 700;

/** Who alone has a question here among bots: nobody is helped against other people. */
const learnerOf = ({ table }: Stored): Seat | undefined => {
  const people = table.seats.filter(s => s.sitter.kind === 'human');
  return people.length === 1 && table.phase === 'playing' ? people[0]?.seat : undefined;
};

/** What a good player would do at a question of a table in this browser; null where nobody can say. */
export const reckonAdvice = async (
  { advice: { table: id, q } }: AdviceRequest,
  store: Pick<Store, 'load'>,
): Promise<Advice | null> => {
  const stored = await store.load(id);
  const seat = stored && learnerOf(stored);
  if (!stored || !seat || stored.table.chapter) return null;
  const { game: name, options, seed, salts } = stored.table;
  const [game, hints] = await Promise.all([gameOf(name), hintsOf(name)]);
  if (!game || !hints) return null;
  const run = new Run(game, options as Record<string, unknown>, { seed, salts });
  for (const entry of stored.entries) repeat(run, entry);
  if (run.q !== q || !run.now.askOf(seat)) return null;
  const budget = { milliseconds: THINK_MS, now: () => performance.now() };
  // Its own dice: they have nothing to do with those of the match.
  return advise(sightOf(run.now, seat), hints, quickDice(q + 1), budget);
};
