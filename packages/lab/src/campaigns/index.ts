import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Command, type Given, type Io, WrongArguments } from '@potyczka/cli/commands';
import { processorTime } from '../bench/timing.js';
import { figuresOf } from './figures.js';
import { pageOf } from './page.js';
import { type Played, playCampaign } from './play.js';

export const campaigns: Command = {
  name: 'campaigns',
  summary: 'Plays campaigns of Gloomhaven by habit, looks after their laws, and writes their page.',
  positional: '',
  flags: () => ({
    seeds: { takes: 'N', help: 'campaigns, otherwise 10' },
    scenarios: { takes: 'N', help: 'scenarios of each, otherwise 40' },
    keep: { takes: 'FILE', help: 'a line for each campaign; those that are there are not played again' },
    page: { takes: 'FILE', help: 'writes the page with its plot' },
    file: { takes: 'FILE', help: 'writes the chapters of the first campaign, as the page reads them' },
  }),
  examples: [
    'potyczka campaigns --seeds 1 --scenarios 3',
    'potyczka campaigns --keep campaigns.jsonl --page docs/gloomhaven-campaign.md',
  ],
  run,
};

/** The page measures a campaign of so many chapters. */
const LONG = 200;

const numberOf = (given: Given, name: string, otherwise: number): number => {
  const n = Number(given.text(name) ?? otherwise);
  if (!Number.isInteger(n) || n < 1) throw new WrongArguments(`--${name} takes a number from 1`);
  return n;
};

const keptIn = (file: string | undefined): Played[] =>
  file !== undefined && existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line) as Played)
    : [];

async function run(given: Given, io: Io): Promise<number> {
  const scenarios = numberOf(given, 'scenarios', 40);
  const keep = given.text('keep');
  const before = keptIn(keep);
  const all: Played[] = [];
  for (let seed = 1; seed <= numberOf(given, 'seeds', 10); seed++) {
    const since = processorTime();
    const known = before.find(each => each.seed === seed && each.points.at(-1)?.played === scenarios);
    const now = known ?? playCampaign(seed, { scenarios });
    all.push(now);
    if (keep !== undefined && !known) appendFileSync(keep, `${JSON.stringify(now)}\n`);
    const last = now.points.at(-1)!;
    const seconds = known ? 'kept' : `${((processorTime() - since) / 1000).toFixed(0)} s`;
    io.out(
      `seed ${seed}: ${last.chapter} chapters, ${last.played} scenarios, ${last.done} completed, level ${last.level}, ${last.gold} gold, ${last.retired} retired, ${last.classes} classes, prosperity ${last.prosperity}, ${now.wrong.length} faults (${seconds})\n`,
    );
    for (const each of now.wrong) io.err(`seed ${seed}, ${each}\n`);
  }
  const page = given.text('page');
  const [first] = all;
  const long = page === undefined ? first : playCampaign(1, { chapters: LONG });
  const figures = figuresOf(long?.chapters ?? []);
  for (const [name, value] of Object.entries(figures)) io.out(`${name}: ${value}\n`);
  const file = given.text('file');
  if (file !== undefined && first)
    writeFileSync(
      file,
      `${JSON.stringify({ game: 'gloomhaven', name: 'Seed 1', chairs: 4, options: {}, chapters: first.chapters })}\n`,
    );
  if (page !== undefined) {
    const { text, plot } = pageOf(all, figures);
    writeFileSync(page, text);
    writeFileSync(page.replace(/\.md$/, '.svg'), plot);
  }
  return all.some(each => each.wrong.length > 0) ? 1 : 0;
}
