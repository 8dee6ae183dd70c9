import { fileURLToPath } from 'node:url';

/** What the program reads from and prints on. Tests give their own. */
export interface Io {
  /** The repository: ledgers are read from here. */
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly input: NodeJS.ReadableStream;
  /** Whether a person sits in front of it: then lines can be edited, and progress is shown. */
  readonly isTerminal: { readonly input: boolean; readonly out: boolean; readonly err: boolean };
  /** Prints text as it is, with no line end of its own. */
  out(text: string): void;
  err(text: string): void;
}

/** The terminal that the process was started in. */
export const processIo = (): Io => ({
  // The same depth from src and from dist.
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  env: process.env,
  input: process.stdin,
  isTerminal: {
    input: process.stdin.isTTY === true,
    out: process.stdout.isTTY === true,
    err: process.stderr.isTTY === true,
  },
  out: text => void process.stdout.write(text),
  err: text => void process.stderr.write(text),
});

/** Colour is for people: on a terminal, unless NO_COLOR asks otherwise (https://no-color.org). */
export const wantsColour = (io: Io): boolean => io.isTerminal.out && !io.env.NO_COLOR;
