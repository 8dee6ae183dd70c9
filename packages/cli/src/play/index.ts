import { randomBytes } from 'node:crypto';
import { LEVELS, type Level, makeBot } from '@potyczka/bots';
import type { Seat } from '@potyczka/kernel';
import { isSeed, LANGS, type Lang, Run, type Seed, seedOf } from '@potyczka/kernel/run';
import { painter } from '@potyczka/words/terminal';
import { type Given, oneOf, WrongArguments } from '../args.js';
import type { Command } from '../command.js';
import { acceptOptions, flagsOf, optionsFromFlags } from '../game-options.js';
import { GAME_IDS, gameNamed, type Kit } from '../games.js';
import { type Io, wantsColour } from '../io.js';
import { languageOf } from '../language.js';
import { loadRecord, saveRecord } from '../records.js';
import { repeated } from '../replay.js';
import { readLines } from './lines.js';
import { Screen } from './screen.js';
import { Session } from './session.js';

/** The game that is meant where none is named. */
const FIRST = GAME_IDS[0];

export const play: Command = {
  name: 'play',
  summary: 'A game in the terminal, you against bots.',
  positional: 'GAME',
  flags: async args => ({
    lang: { takes: LANGS.join('|'), help: 'the language; otherwise as the system has it, else Polish' },
    bots: {
      takes: LEVELS.join('|'),
      help: 'how the others play, otherwise greedy; or one for each: greedy,random',
    },
    seed: { takes: 'S', help: 'a number or 64 hexadecimal digits; the same seed deals the same cards' },
    load: { takes: 'FILE', help: 'go on with a saved match' },
    save: { takes: 'FILE', help: 'save the match when it ends or is left' },
    ...flagsOf(await gameNamed(GAME_IDS.find(id => args.includes(id)) ?? FIRST)),
  }),
  examples: ['potyczka play adrenaline --players 4 --arena B --lang en', 'potyczka play --load match.json'],
  run: async (given, io) => {
    const lang = languageOf(given, io);
    const file = given.text('load');
    const record = file === undefined ? undefined : loadRecord(file);
    const kit = await gameNamed(record?.game ?? given.names[0] ?? FIRST);
    return start(kit, lang, given, io, record && repeated(kit, record, lang));
  },
};

const ME: Seat = 'p1';

async function start<S, E extends { type: string }, V, O, R>(
  kit: Kit<S, E, V, O, R>,
  lang: Lang,
  given: Given,
  io: Io,
  saved: Run<S, E, V, O, R> | undefined,
): Promise<number> {
  const run = saved ?? newRun(kit, lang, given);
  const bots = botsOf(kit, run.options, given);
  const lines = readLines(io);
  try {
    const seats = { me: ME, botOf: (seat: Seat) => bots.get(seat) ?? makeBot('random', kit.hints) };
    const screen = new Screen(kit, run, ME, lang, io, painter(wantsColour(io)));
    return await new Session(run, seats, screen, lines, io).play();
  } finally {
    lines.close();
    const file = given.text('save');
    if (file !== undefined) saveRecord(file, run.record(true));
  }
}

function newRun<S, E extends { type: string }, V, O, R>(
  kit: Kit<S, E, V, O, R>,
  lang: Lang,
  given: Given,
): Run<S, E, V, O, R> {
  const options = acceptOptions(kit, optionsFromFlags(given, kit.game.options), lang);
  return new Run(kit.game, options, { seed: seedFrom(given.text('seed')) });
}

function seedFrom(text: string | undefined): Seed {
  if (text === undefined) return randomBytes(32).toString('hex');
  if (isSeed(text)) return text;
  if (/^\d{1,15}$/.test(text)) return seedOf(Number(text));
  throw new WrongArguments(`--seed takes a number or 64 hexadecimal digits, not ${text}`);
}

/** One bot for each seat but the person's; a single level stands for all. */
function botsOf<S, E extends { type: string }, V, O, R>(kit: Kit<S, E, V, O, R>, options: O, given: Given) {
  const others = kit.game.seats(options).filter(seat => seat !== ME);
  const levels = (given.text('bots') ?? 'greedy').split(',').map(level => oneOf(level, LEVELS, '--bots'));
  if (levels.length > 1 && levels.length !== others.length) {
    throw new WrongArguments(`--bots names ${levels.length} bots for ${others.length} opponents`);
  }
  const levelOf = (i: number): Level => levels[i] ?? (levels[0] as Level);
  return new Map(others.map((seat, i) => [seat, makeBot(levelOf(i), kit.hints)]));
}
