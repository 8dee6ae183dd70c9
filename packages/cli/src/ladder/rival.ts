import { type Bot, type Budget, LEVELS, Memories, makeBot, sightOf } from '@potyczka/bots';
import { type Answer, type Dice, isAnswer, type Seat } from '@potyczka/kernel';
import { judgeAnswer, legalList, type OneAsk, type World } from '@potyczka/kernel/run';
import { WrongArguments } from '../args.js';
import { MOST_ANSWERS } from '../env/requests.js';
import type { AnyKit } from '../games.js';
import { budgetOf, playerFrom } from '../simulate/player.js';
import { Program } from './program.js';

type AnyWorld = World<unknown, { type: string }, unknown, Record<string, unknown>, unknown>;

/** Somebody on the ladder: a bot of ours, or a program. */
export interface Rival {
  readonly name: string;
  /** A match begins; `seats` are its own. */
  begin(match: number, seats: readonly Seat[], dice: Dice): void;
  /** Its answer, or what is wrong with the one it gave. */
  answer(world: AnyWorld, ask: OneAsk): Promise<Answer | { readonly fault: string }>;
  end(rewards: Readonly<Record<Seat, number>>): void;
  close(): Promise<void>;
}

const botRival = (name: string, bot: Bot<unknown, unknown>, budget: Budget): Rival => {
  let dice: Dice;
  let memories = new Memories();
  return {
    name,
    begin: (_match, _seats, its) => {
      dice = its;
      memories = new Memories();
    },
    answer: async (world, { seat }) => bot.answer(sightOf(world, seat), dice, budget, memories.of(seat)),
    end: () => {},
    close: async () => {},
  };
};

const read = (ask: OneAsk, answers: readonly Answer[], line: string): Answer | { readonly fault: string } => {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    return { fault: 'its answer is no JSON' };
  }
  const { n, a } = (said ?? {}) as { readonly n?: unknown; readonly a?: unknown };
  const answer = typeof n === 'number' ? answers[n] : a;
  if (answer === undefined) return { fault: 'its answer has neither "n", one of the list, nor "a"' };
  if (!isAnswer(answer)) return { fault: '"a" does not have the form of an answer' };
  const refused = judgeAnswer(ask, answer);
  return refused ? { fault: `an illegal answer (${refused.rule})` } : answer;
};

const programRival = (kit: AnyKit, command: string, patience: number): Rival => {
  const program = new Program(command, patience);
  return {
    name: command,
    begin: (match, seats) => program.tell({ tell: 'begin', game: kit.game.id, match, seats }),
    answer: async (world, ask) => {
      const { answers } = legalList(ask, MOST_ANSWERS);
      const { seat, kind, spec } = ask;
      const line = await program.ask({
        tell: 'ask',
        seat,
        rule: spec.rule,
        kind,
        answers,
        view: world.view(seat),
      });
      return line === undefined
        ? { fault: 'it has ended, or said nothing for too long' }
        : read(ask, answers, line);
    },
    end: rewards => program.tell({ tell: 'end', rewards }),
    close: () => program.leave(),
  };
};

/** Reads `greedy`, `search:200` or `exec:COMMAND`. */
export const rivalFrom = (kit: AnyKit, text: string, patience: number): Rival => {
  if (text.startsWith('exec:')) return programRival(kit, text.slice('exec:'.length), patience);
  const [level = ''] = text.split(':');
  if (!LEVELS.some(each => each === level))
    throw new WrongArguments(
      `a player is one of ${LEVELS.join(', ')} (search:200 thinks 200 iterations) or exec:COMMAND, not ${text}`,
    );
  const player = playerFrom(text);
  return botRival(text, makeBot(player.level, kit.hints), budgetOf(player));
};
