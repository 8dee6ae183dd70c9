import { Memories, makeBot, meaningOf, sightOf, withWishes } from '@potyczka/bots';
import type { Answer, Msg } from '@potyczka/kernel';
import { chanceFrom, type MatchRecord, quickDice, replay, resume } from '@potyczka/kernel/run';
import type { Thought } from '@potyczka/table';
import type { Listed } from '../registry.js';

/** What is done beside the server: a bot's thought, or a record that somebody brought. */
export type Job = ThinkJob | { readonly kind: 'check'; readonly record: MatchRecord };

export interface ThinkJob {
  readonly kind: 'think';
  readonly thought: Thought;
  readonly milliseconds: number;
}

/** The answer of a bot and what it says about that, or what is wrong with a record. */
export type Done = Thinking | { readonly problem: string | null };

interface Thinking {
  readonly answer: Answer;
  readonly means: Msg | null;
}

const worldOf = ({ game }: Listed, { options, checkpoint, dice }: Thought) =>
  resume(game, options as Record<string, unknown>, checkpoint, chanceFrom(quickDice(dice)));

/** What bots found out so far, of the matches that were thought about last. */
const memories = new Memories();

const think = (listed: Listed, thought: Thought, milliseconds: number): Thinking => {
  const { level, seat, dice, wishes } = thought;
  const sight = sightOf(worldOf(listed, thought), seat);
  const budget = level === 'random' ? {} : { milliseconds, now: () => performance.now() };
  const hints = withWishes(listed.hints, wishes);
  const memory = memories.of(`${thought.table} ${seat}`);
  const answer = makeBot(level, hints).answer(sight, quickDice(dice + 1), budget, memory);
  return { answer, means: meaningOf(sight, hints, quickDice(dice + 2), answer) ?? null };
};

const check = ({ game }: Listed, record: MatchRecord): string | null => {
  const again = replay(game, record);
  return again.ok ? null : again.problem;
};

const listedAs = (games: readonly Listed[], id: string): Listed => {
  const listed = games.find(each => each.game.id === id);
  if (!listed) throw new Error(`there is no game ${id}`);
  return listed;
};

export const perform = (games: readonly Listed[], job: Job): Done =>
  job.kind === 'think'
    ? think(listedAs(games, job.thought.game), job.thought, job.milliseconds)
    : { problem: check(listedAs(games, job.record.game), job.record) };

/** Without thinking: the first legal answer, the harmless one. */
export const harmless = (games: readonly Listed[], thought: Thought): Answer => {
  const [first] = worldOf(listedAs(games, thought.game), thought).legal(thought.seat, 1);
  if (first === undefined) throw new Error(`${thought.seat} has no legal answer`);
  return first;
};
