import path from 'node:path';
import {
  acceptOptions,
  type Command,
  type Given,
  gameNamed,
  type Io,
  keptIn,
  optionsFromPairs,
  playerFrom,
  playerText,
  progress,
  WrongArguments,
  wholeNumber,
} from '@potyczka/cli/commands';
import type { RuleId } from '@potyczka/kernel';
import { type Measured, questionsOf, type Search } from './positions.js';
import { reportOf } from './report.js';

export const regret: Command = {
  name: 'regret',
  summary: 'Measures what bots lose by choosing after few tries, question by question.',
  positional: 'GAME',
  flags: () => ({
    positions: { takes: 'N', help: 'how many questions, otherwise 40' },
    tries: {
      takes: 'N',
      help: 'tries of each candidate, half to choose by, half to judge by, otherwise 64',
    },
    rule: { takes: 'RULE', help: 'only questions that this rule asks' },
    plays: { takes: 'BOT', help: 'who plays the games in which they stand, otherwise greedy:8' },
    seed: { takes: 'S', help: 'the same seed finds the same questions, otherwise 1' },
    option: { takes: 'NAME=VALUE', help: 'an option of the game, as often as needed', many: true },
    keep: { takes: 'FILE', help: 'keeps each question in a file and goes on from there the next time' },
    json: { help: 'for another program to read' },
  }),
  examples: [
    'potyczka regret gloomhaven --rule GLM-ROUND-02 --positions 20',
    'potyczka regret legion --keep regret-legion.jsonl',
  ],
  run,
};

/** More games than that are not looked through for questions of a rule that hardly ever asks. */
const GAMES_FOR_EACH = 25;

async function run(given: Given, io: Io): Promise<number> {
  const [name] = given.names;
  const kit = await gameNamed(name);
  const options = acceptOptions(kit, optionsFromPairs(given.texts('option'), kit.game.options));
  const rule = given.text('rule') as RuleId | undefined;
  if (rule !== undefined && !kit.ruleTexts.has(rule))
    throw new WrongArguments(`${rule} is no rule of ${kit.game.id}`);
  const positions = wholeNumber(given, 'positions', { least: 1, otherwise: 40 });
  const search: Search = {
    rule,
    player: playerFrom(given.text('plays') ?? 'greedy:8'),
    tries: wholeNumber(given, 'tries', { least: 2, most: 10_000, otherwise: 64 }),
    seed: wholeNumber(given, 'seed', { least: 0, otherwise: 1 }),
  };
  const about = { game: kit.game.id, options, ...search, player: playerText(search.player) };
  const keep = given.text('keep');
  const kept = keep === undefined ? undefined : keptIn<Measured>(path.resolve(keep), about);
  const found: Measured[] = [...(kept?.played ?? [])];
  const bar = progress(io, 'questions', positions);
  bar.step(Math.min(positions, found.length));
  // A game that was broken off is not looked through again: its first questions stand there already.
  const from = (found.at(-1)?.game ?? -1) + 1;
  for (let game = from; found.length < positions && game < from + GAMES_FOR_EACH * positions; game++)
    for (const question of questionsOf(kit, options, game, search)) {
      kept?.add([question]);
      found.push(question);
      bar.step(1);
      if (found.length >= positions) break;
    }
  bar.end();
  if (found.length === 0) throw new WrongArguments('no question was found where there is much to choose');
  const shown = found.slice(0, positions);
  io.out(
    given.isOn('json') ? `${JSON.stringify({ ...about, found: shown })}\n` : reportOf(kit.game.id, shown),
  );
  return 0;
}
