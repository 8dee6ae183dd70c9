import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Arguments that are not accepted; the message says in one line what is. */
export class WrongArguments extends Error {}

/** A failure that is the input's, not the program's: one line, no stack. */
export class Failure extends Error {}

/** One option of a command, as it is read, listed in an error and explained in the help. */
export interface Flag {
  /** What stands after it, for example `N` or `pl|en`; a flag without takes nothing and can be negated. */
  readonly takes?: string;
  readonly help: string;
  /** May be given several times. */
  readonly many?: true;
}

export type Flags = Readonly<Record<string, Flag>>;

/** What was given. */
export interface Given {
  readonly names: readonly string[];
  text(flag: string): string | undefined;
  texts(flag: string): readonly string[];
  isOn(flag: string): boolean | undefined;
}

/** What a command takes, in one line. */
export const acceptedLine = (positional: string, flags: Flags): string => {
  const listed = Object.entries(flags).map(([name, { takes }]) => `--${name}${takes ? ` ${takes}` : ''}`);
  return `accepted: ${[positional, ...listed].filter(Boolean).join(', ')}`;
};

/** Reads arguments; anything unknown or incomplete is refused with what is accepted. */
export function readArgs(args: readonly string[], positional: string, flags: Flags): Given {
  const options: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [
      name,
      { type: flag.takes ? ('string' as const) : ('boolean' as const), multiple: flag.many === true },
    ]),
  );
  const { values, positionals } = parsed(args, options, acceptedLine(positional, flags));
  const texts = (flag: string): readonly string[] => {
    const value = values[flag];
    return (Array.isArray(value) ? value : [value]).filter(each => typeof each === 'string');
  };
  return {
    names: positionals,
    text: flag => texts(flag)[0],
    texts,
    isOn: flag => (typeof values[flag] === 'boolean' ? values[flag] : undefined),
  };
}

function parsed(args: readonly string[], options: NonNullable<ParseArgsConfig['options']>, accepted: string) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, allowNegative: true, strict: true });
  } catch (error) {
    // Node adds advice that is about programs in general.
    const [reason = ''] = (error instanceof Error ? error.message : '').split(/\. |\n/);
    throw new WrongArguments(`${reason}; ${accepted}`);
  }
}

/** The whole number that a flag was given. */
export function wholeNumber(
  given: Given,
  flag: string,
  { least, most = Number.MAX_SAFE_INTEGER, otherwise }: { least: number; most?: number; otherwise: number },
): number {
  const text = given.text(flag);
  if (text === undefined) return otherwise;
  const n = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (n >= least && n <= most) return n;
  const bounds = most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`;
  throw new WrongArguments(`--${flag} takes a whole number ${bounds}, not ${text}`);
}

/** One of several words. */
export function oneOf<T extends string>(text: string, of: readonly T[], what: string): T {
  const found = of.find(each => each === text);
  if (found === undefined) throw new WrongArguments(`${what} is one of ${of.join(', ')}, not ${text}`);
  return found;
}
