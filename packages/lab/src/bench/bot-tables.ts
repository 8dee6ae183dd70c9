import type { Bench, Figure } from './figure.js';
import { progress } from './progress.js';

type Amount = Omit<Parameters<Awaited<ReturnType<typeof figures>>['botTables']>[0], 'onProgress' | 'game'>;

/** Loaded when it is its turn: it needs what only developers have installed. */
const figures = () => import('../trials/figures.js');

const GAMES = ['legion', 'gloomhaven'] as const;
const WHOLE: Amount = {
  counts: [10, 20, 40, 80, 160, 320],
  thinkMs: 1000,
  forMs: 30_000,
  mostMs: 200,
  level: 'greedy',
};

/** How many tables with bots one process carries: what each figure means is told in docs/bench.md. */
export const measureBotTables = async (
  amount: Amount,
  report: (figure: Figure) => void,
  games: readonly string[] = GAMES,
): Promise<void> => {
  for (const game of games) {
    const { tell, done } = progress('bot-tables');
    const rounds = await (await figures()).botTables({ ...amount, game, onProgress: tell });
    done();
    for (const { tables, answers, p50, p95, askedAgain, mainThread, megabytes } of rounds) {
      const name = `bot-tables: ${game}, ${tables} tables`;
      report({ name: `${name}, answers`, value: answers / (amount.forMs / 1000), unit: 'answers/s' });
      report({ name: `${name}, p50 of an answer`, value: p50, unit: 'ms' });
      report({ name: `${name}, p95 of an answer`, value: p95, unit: 'ms', aim: `<= ${amount.mostMs}` });
      report({ name: `${name}, p95 until asked again`, value: askedAgain, unit: 'ms' });
      if (!Number.isNaN(mainThread))
        report({ name: `${name}, main thread`, value: mainThread * 100, unit: '% of a core' });
      report({ name: `${name}, memory`, value: megabytes, unit: 'MB' });
    }
    const carried = rounds.filter(r => r.p95 <= amount.mostMs).at(-1)?.tables ?? 0;
    report({
      name: `bot-tables: ${game}, carried below ${amount.mostMs} ms`,
      value: carried,
      unit: 'tables',
    });
  }
};

export const bench: Bench = report => measureBotTables(WHOLE, report);
