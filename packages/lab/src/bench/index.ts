import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command, Io } from '@potyczka/cli/commands';
import { type Given, oneOf } from '@potyczka/cli/commands';
import type { Bench, Figure } from './figure.js';

export const bench: Command = {
  name: 'bench',
  summary: 'Measures speed and strength, against a peer in the same run where there is one.',
  positional: '',
  flags: () => ({
    only: { takes: 'NAME', help: `one group of figures: ${Object.keys(GROUPS).join(', ')}` },
    against: {
      takes: 'FOLDER',
      help: 'each game against another compiled checkout, by turns in one process',
    },
    json: { help: 'a list of {"name","value","unit","peer","ratio"}' },
  }),
  examples: [
    'potyczka bench --only kernel',
    'npm run -s bench -- --against ../before --only apex',
    'npm run -s bench -- --json',
  ],
  run,
};

/** Every file of this folder that measures something; loaded when it is its turn. */
export const GROUPS: Readonly<Record<string, () => Promise<{ readonly bench: Bench }>>> = {
  kernel: () => import('./kernel.js'),
  large: () => import('./large.js'),
  adrenaline: () => import('./adrenaline.js'),
  apex: () => import('./apex.js'),
  legion: () => import('./legion.js'),
  gloomhaven: () => import('./gloomhaven.js'),
  hex: () => import('./hex.js'),
  lattice: () => import('./lattice.js'),
  plane: () => import('./plane.js'),
  'plane-moves': () => import('./plane-moves.js'),
  bots: () => import('./bots.js'),
  server: () => import('./server.js'),
  processes: () => import('./processes.js'),
  'bot-tables': () => import('./bot-tables.js'),
  page: () => import('./page.js'),
};

/** Runs groups one after the other; one that fails is told, and the others still run. */
export async function runGroups(groups: typeof GROUPS, json: boolean, io: Io): Promise<number> {
  const figures: Figure[] = [];
  let code = 0;
  for (const [name, load] of Object.entries(groups)) {
    try {
      const group = await load();
      await group.bench(figure => {
        figures.push(figure);
        if (!json) io.out(`${row(figure)}\n`);
      });
    } catch (error) {
      code = 1;
      io.err(`potyczka bench: ${name} failed: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
  if (json) io.out(`${JSON.stringify(figures.map(asJson), null, 1)}\n`);
  return code;
}

const asJson = ({ name, value, unit, peer, ratio }: Figure) => ({
  name,
  value,
  unit,
  peer: peer ?? null,
  ratio: ratio ?? null,
});

const NAME_WIDTH = 62;

/** Enough digits to compare, no more. */
export const rounded = (value: number): string =>
  Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en')
    : value.toLocaleString('en', { maximumSignificantDigits: 3 });

const row = ({ name, value, unit, peer, ratio, aim }: Figure): string => {
  const against = peer && ratio !== undefined ? `  ${rounded(ratio)} x ${peer}` : '';
  const aimed = aim ? `  (aim ${aim})` : '';
  return `${name.padEnd(NAME_WIDTH)} ${rounded(value).padStart(12)} ${unit.padEnd(14)}${against}${aimed}`.trimEnd();
};

/** The folder of this checkout. */
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

const against = async (folder: string, only: string | undefined): Promise<typeof GROUPS> => {
  const [{ benchAgainst }, { GAMES }] = await Promise.all([import('./against.js'), import('./matches.js')]);
  const games = only === undefined ? GAMES : [oneOf(only, GAMES, '--only')];
  return { against: async () => ({ bench: benchAgainst(ROOT, resolve(folder), games) }) };
};

async function run(given: Given, io: Io): Promise<number> {
  const only = given.text('only');
  const folder = given.text('against');
  if (folder !== undefined) return runGroups(await against(folder, only), given.isOn('json') === true, io);
  const names = Object.keys(GROUPS);
  const chosen = only === undefined ? names : [oneOf(only, names, '--only')];
  const groups = Object.fromEntries(Object.entries(GROUPS).filter(([name]) => chosen.includes(name)));
  return runGroups(groups, given.isOn('json') === true, io);
}
