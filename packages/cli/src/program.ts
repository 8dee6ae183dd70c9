import { Failure, WrongArguments } from './args.js';
import { type Command, helpOf, runCommand } from './command.js';
import { conformance } from './conformance/index.js';
import { env } from './env/index.js';
import type { Io } from './io.js';
import { progress } from './jobs/progress.js';
import { ladder } from './ladder/index.js';
import { play } from './play/index.js';
import { replay } from './replay.js';
import { rules } from './rules/index.js';
import { show } from './show.js';
import { simulate } from './simulate/index.js';

const rulesCommand: Command = {
  name: 'rules',
  summary: 'Which rules of the ledgers are proved by tests that passed.',
  positional: '',
  flags: () => ({
    game: { takes: 'GAME', help: 'only this game' },
    json: { help: 'for another program to read' },
    brief: { help: 'only the totals' },
    duties: { help: "each 'must', 'cannot', 'may' and default, and whether a test tries the other answer" },
    'update-floor': { help: 'from now on npm test fails if fewer are proved' },
  }),
  examples: ['potyczka rules --game adrenaline', 'potyczka rules --game adrenaline --duties'],
  run: (_, io, args) =>
    rules(args, { root: io.root, out: line => io.out(`${line}\n`), err: line => io.err(`${line}\n`) }),
};

/** Settings come from the environment and as flags of the same names; the server knows them. */
const serveCommand: Command = {
  name: 'serve',
  summary: 'The table in the browser: for you alone, with others, or over days.',
  positional: '',
  flags: () => ({}),
  examples: [],
  runRaw: async (args, io) => (await import('@potyczka/server')).serve(args, io),
  run: () => 0,
};

const copyCommand: Command = {
  name: 'copy',
  summary: 'Copies everything to another database: from a folder to PostgreSQL, or back.',
  positional: '',
  flags: () => ({}),
  examples: [],
  runRaw: async (args, io) =>
    (await import('@potyczka/server')).copy(args, io, (what, total) => progress(io, what, total)),
  run: () => 0,
};

const rescueCommand: Command = {
  name: 'rescue',
  summary: 'Copies what can be read of a damaged database into a new folder.',
  positional: '',
  flags: () => ({}),
  examples: [],
  runRaw: async (args, io) => (await import('@potyczka/server')).rescue(args, io),
  run: () => 0,
};

const COMMANDS: readonly Command[] = [
  serveCommand,
  copyCommand,
  rescueCommand,
  play,
  simulate,
  replay,
  show,
  conformance,
  env,
  ladder,
  rulesCommand,
];

/** Where those who work on the program keep further commands; whoever only plays does not have it. */
const LAB: string = '@potyczka/lab';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

const furtherCommands = async (): Promise<readonly Command[]> => {
  try {
    return ((await import(LAB)) as { readonly commands: readonly Command[] }).commands;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

const overview = (commands: readonly Command[]): string =>
  [
    'Potyczka: tactical board games with every rule enforced and explained.',
    '',
    '  potyczka                    a game of Adrenaline in the terminal',
    ...commands.map(({ name, positional, summary }) => {
      const head = `  potyczka ${[name, positional].filter(Boolean).join(' ')}`;
      return `${head.padEnd(30)}${summary}`;
    }),
    '',
    'potyczka COMMAND --help tells more.',
    '',
  ].join('\n');

const commandNamed = async (word: string): Promise<Command | undefined> =>
  [COMMANDS, await furtherCommands()].flat().find(({ name }) => name === word);

const HELP = ['--help', '-h'];

/** The whole program: returns the exit code, 2 for arguments that are not accepted. */
export async function program(args: readonly string[], io: Io): Promise<number> {
  const [first, ...rest] = args;
  if (first !== undefined && [...HELP, 'help'].includes(first)) {
    io.out(overview([...COMMANDS, ...(await furtherCommands())]));
    return 0;
  }
  // Without a command, everything given is about the game to be played.
  const isPlay = first === undefined || first.startsWith('-');
  const command = isPlay ? play : await commandNamed(first);
  const own = isPlay ? args : rest;
  if (!command) {
    const names = [...COMMANDS, ...(await furtherCommands())].map(({ name }) => name).join(', ');
    io.err(`potyczka: there is no command ${first}; there are ${names}\n`);
    return 2;
  }
  if (command.runRaw) return command.runRaw(own, io);
  if (own.some(arg => HELP.includes(arg))) {
    io.out(await helpOf(command, own));
    return 0;
  }
  try {
    return await runCommand(command, own, io);
  } catch (error) {
    if (!(error instanceof WrongArguments || error instanceof Failure)) throw error;
    io.err(`potyczka ${command.name}: ${error.message.replaceAll('\n', ' ')}\n`);
    return error instanceof WrongArguments ? 2 : 1;
  }
}
