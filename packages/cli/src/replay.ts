import { LANGS, type Lang, type MatchRecord, type Run, replay as repeat } from '@potyczka/kernel/run';
import { fill } from '@potyczka/words';
import { columns } from '@potyczka/words/terminal';
import { Failure, type Given, WrongArguments } from './args.js';
import type { Command } from './command.js';
import { GAME_IDS, gameNamed, type Kit, sayAny } from './games.js';
import type { Io } from './io.js';
import { languageOf } from './language.js';
import { loadRecord } from './records.js';

/** What a match that holds has come to. */
const HELD: Readonly<Record<Lang, string>> = {
  en: '{n, plural, one {# entry} other {# entries}}, every one legal; {over, select, true {the match is over} other {the match is not over}}; seal: {seal}; final state: {state}',
  pl: '{n, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}, każdy zgodny z zasadami; {over, select, true {gra skończona} other {gra nieskończona}}; pieczęć: {seal, select, matches {zgodna} other {brak}}; stan końcowy: {state, select, matches {zgodny} other {brak}}',
};

export const replay: Command = {
  name: 'replay',
  summary: 'Plays a saved match again, checks every answer, shuffle and die, and prints its log.',
  positional: 'FILE',
  flags: () => ({
    lang: { takes: LANGS.join('|'), help: 'the language of the log' },
    events: {
      help: 'under each line what happened as it is recorded: the entry it came of, the rule, every figure',
    },
    json: { help: 'for another program to read' },
  }),
  examples: ['potyczka replay match.json --lang en'],
  run: async (given, io) => {
    const [file] = given.names;
    if (file === undefined) throw new WrongArguments('FILE is missing: the match to play again');
    const lang = languageOf(given, io);
    const record = loadRecord(file);
    if (!GAME_IDS.includes(record.game))
      throw new Failure(`${file} is a match of ${record.game}, which this program does not know`);
    return report(await gameNamed(record.game), record, lang, given, io);
  },
};

/** A record played again; one that does not hold is told in one line. */
export function repeated<S, E extends { type: string }, V, O, R>(
  kit: Kit<S, E, V, O, R>,
  record: MatchRecord,
  lang: Lang,
): Run<S, E, V, O, R> {
  const again = repeat(kit.game, record);
  if (again.ok) return again.run;
  const where = again.entry > 0 ? `entry ${again.entry}: ` : '';
  const why = again.refusal ? `: ${sayAny(kit, lang, again.refusal.why)}` : '';
  throw new Failure(`the match does not hold: ${where}${again.problem}${why}`);
}

function report<S, E extends { type: string }, V, O, R>(
  kit: Kit<S, E, V, O, R>,
  record: MatchRecord,
  lang: Lang,
  given: Given,
  io: Io,
): number {
  const run = repeated(kit, record, lang);
  const told = run.everything();
  const log = told.map(event => kit.tell(lang, event));
  const scores = run.result === undefined ? [] : kit.scores(run.result, told, lang);
  const checked = {
    entries: run.n,
    seal: record.seal === undefined ? 'absent' : 'matches',
    state: record.hash === undefined ? 'absent' : 'matches',
  };
  if (given.isOn('json')) {
    const { game, rulesVersion, options } = record;
    const result = run.result ?? null;
    io.out(`${JSON.stringify({ game, rulesVersion, options, ...checked, hash: run.hash, result, log })}\n`);
    return 0;
  }
  // As a spectator for the rules alone; the events are those with every face up, as the lines are.
  const recorded = given.isOn('events') ? run.events('spectator') : [];
  for (const [i, line] of log.entries()) {
    io.out(`${line}\n`);
    const { n, rule } = recorded[i] ?? {};
    if (rule !== undefined) io.out(`  ${n} ${rule} ${JSON.stringify(told[i])}\n`);
  }
  if (scores.length > 0) io.out(`\n${columns(scores).join('\n')}\n`);
  const isOver = run.result !== undefined;
  io.out(
    `\n${fill(lang, HELD[lang], { n: run.n, over: String(isOver), seal: checked.seal, state: checked.state })}\n`,
  );
  return 0;
}
