import { readFileSync, writeFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Seat, Who } from '@potyczka/kernel';
import {
  LANGS,
  type Lang,
  type Lines,
  linesText,
  MATCH,
  type Moment,
  readLines,
  recordUpTo,
} from '@potyczka/kernel/run';
import { painter } from '@potyczka/words/terminal';
import { Failure, type Given, WrongArguments, wholeNumber } from './args.js';
import type { Command } from './command.js';
import { type AnyKit, GAME_IDS, gameNamed } from './games.js';
import { languageOf } from './language.js';
import { repeated } from './replay.js';
import { drawnText } from './show-svg.js';

export const show: Command = {
  name: 'show',
  summary: 'Shows a saved match at any moment: on the terminal, as a picture, as a link.',
  positional: 'FILE',
  flags: () => ({
    at: { takes: 'N', help: 'after so many entries; otherwise at the end' },
    line: { takes: 'N', help: 'in this line of an analysis that was saved; otherwise in the match' },
    as: { takes: 'SEAT', help: 'as this seat sees it; otherwise as a spectator does' },
    svg: { takes: 'FILE', help: 'writes it as a picture' },
    link: {
      takes: 'ADDRESS',
      help: 'prints a link to the moment at the page of this address; it holds the whole match, which has to be over',
    },
    lang: { takes: LANGS.join('|'), help: 'the language of what is drawn' },
  }),
  examples: ['potyczka show match.json --at 60', 'potyczka show match.json --at 60 --as p2 --svg moment.svg'],
  run: async (given, io) => {
    const [file] = given.names;
    if (file === undefined) throw new WrongArguments('FILE is missing: the match to show');
    const all = loadLines(file);
    if (!GAME_IDS.includes(all.match.game))
      throw new Failure(`${file} is a match of ${all.match.game}, which this program does not know`);
    const kit = await gameNamed(all.match.game);
    const lang = languageOf(given, io);
    const at = momentIn(all, given);
    const address = given.text('link');
    if (address !== undefined) {
      io.out(`${linkTo(kit, all, at, { address, lang })}\n`);
      return 0;
    }
    const run = repeated(kit, recordUpTo(all, at.line, at.n), lang);
    const who = whoIn(given, kit.game.seats(run.options));
    const svg = given.text('svg');
    const hasColour = svg !== undefined || (io.isTerminal.out && !io.env.NO_COLOR);
    const drawn = kit.draw(run.view(who), who, lang, painter(hasColour));
    if (svg === undefined) io.out(`${drawn}\n`);
    else writeSvg(svg, drawnText(drawn, `${kit.title[lang]}, ${at.n}`));
    return 0;
  },
};

/** A match, with its lines if it has any, from a file; what is neither is told in one line. */
function loadLines(file: string): Lines {
  let found: unknown;
  try {
    found = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Failure(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const all = readLines(found);
  if (typeof all === 'string') throw new Failure(`${file} is not a match: ${all}`);
  return all;
}

function momentIn(all: Lines, given: Given): Moment {
  const line = wholeNumber(given, 'line', { least: 0, otherwise: MATCH });
  const found = all.lines.find(each => each.id === line);
  if (line !== MATCH && !found) throw new WrongArguments(`--line takes one of the ${all.lines.length} lines`);
  const length = found ? found.at - 1 + found.entries.length : all.match.entries.length;
  return { line, n: wholeNumber(given, 'at', { least: 0, most: length, otherwise: length }) };
}

function whoIn(given: Given, seats: readonly Seat[]): Who {
  const text = given.text('as');
  if (text === undefined) return 'spectator';
  const seat = seats.find(each => each === text);
  if (!seat) throw new WrongArguments(`--as takes one of ${seats.join(', ')}`);
  return seat;
}

/** The same link that the page of the analysis copies: the match, its lines, and with them the version of its rules. */
function linkTo(
  kit: AnyKit,
  all: Lines,
  { line, n }: Moment,
  { address, lang }: { readonly address: string; readonly lang: Lang },
): string {
  if (!/^https?:\/\/[^#]+$/.test(address))
    throw new WrongArguments('--link takes the address of a page, as https://table.example');
  if (repeated(kit, all.match, lang).result === undefined)
    throw new Failure('the match is not over: a link would tell its secrets');
  const match = deflateRawSync(linesText(all), { level: 9 }).toString('base64url');
  return `${address.replace(/\/$/, '')}/analysis#at=${line}.${n}&match=${match}`;
}

function writeSvg(file: string, svg: string): void {
  try {
    writeFileSync(file, svg);
  } catch (error) {
    throw new Failure(`cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
