import { createInterface } from 'node:readline';
import type { Io } from '../io.js';

/** Lines that a person types, or that another program sends. */
export interface Lines {
  /** Asks for the next line; undefined when there is none left. */
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

export function readLines(io: Io): Lines {
  const isTerminal = io.isTerminal.input && io.isTerminal.out;
  const reader = createInterface({
    input: io.input,
    ...(isTerminal && { output: process.stdout }),
    terminal: isTerminal,
  });
  const lines = reader[Symbol.asyncIterator]();
  return {
    next: async prompt => {
      if (isTerminal) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else io.out(prompt);
      const { value, done } = await lines.next();
      // On a terminal the line was seen while it was typed.
      if (done) io.out('\n');
      else if (!isTerminal) io.out(`${String(value)}\n`);
      return done ? undefined : value;
    },
    close: () => {
      reader.close();
      // A sender that never stops would keep the process alive.
      if ('destroy' in io.input && typeof io.input.destroy === 'function') io.input.destroy();
    },
  };
}
