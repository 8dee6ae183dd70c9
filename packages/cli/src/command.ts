import { acceptedLine, type Flags, type Given, readArgs, WrongArguments } from './args.js';
import type { Io } from './io.js';

/** One command of the program. */
export interface Command {
  readonly name: string;
  /** What it does, in one line. */
  readonly summary: string;
  /** What it takes besides flags, for example `GAME`. */
  readonly positional: string;
  /** Some flags depend on the arguments: a game has options of its own. */
  flags(args: readonly string[]): Flags | Promise<Flags>;
  readonly examples: readonly string[];
  /** Takes its arguments as they are, `--help` too. */
  runRaw?(args: readonly string[], io: Io): Promise<number>;
  /** Returns the exit code. */
  run(given: Given, io: Io, args: readonly string[]): number | Promise<number>;
}

/** Reads a command's arguments and runs it. */
export const runCommand = async (command: Command, args: readonly string[], io: Io): Promise<number> => {
  const flags = await command.flags(args);
  const given = readArgs(args, command.positional, flags);
  const most = command.positional.split(' ').filter(Boolean).length;
  const extra = given.names[most];
  if (extra !== undefined) {
    throw new WrongArguments(`${extra} is one argument too many; ${acceptedLine(command.positional, flags)}`);
  }
  return command.run(given, io, args);
};

const WIDTH = 28;

/** What `--help` prints. */
export const helpOf = async (command: Command, args: readonly string[]): Promise<string> => {
  const flags = Object.entries(await command.flags(args)).map(([name, { takes, help }]) => {
    const head = `  --${name}${takes ? ` ${takes}` : ''}`;
    return head.length < WIDTH ? `${head.padEnd(WIDTH)}${help}` : `${head}\n${' '.repeat(WIDTH)}${help}`;
  });
  return [
    command.summary,
    '',
    `  ${['potyczka', command.name, command.positional, flags.length > 0 ? '[--…]' : ''].filter(Boolean).join(' ')}`,
    ...(flags.length > 0 ? ['', ...flags] : []),
    ...(command.examples.length > 0
      ? ['', 'For example:', ...command.examples.map(each => `  ${each}`)]
      : []),
    '',
  ].join('\n');
};
