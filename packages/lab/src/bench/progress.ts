/** Tells on stderr how far something long has come: on one line where a person looks on, else now and then. */
export const progress = (what: string): { tell(words: string): void; done(): void } => {
  const isTerminal = process.stderr.isTTY === true;
  let last = 0;
  return {
    tell: words => {
      if (isTerminal) process.stderr.write(`\r\x1b[Kpotyczka bench: ${what}: ${words}`);
      else if (performance.now() - last > EVERY_MS)
        process.stderr.write(`potyczka bench: ${what}: ${words}\n`);
      else return;
      last = performance.now();
    },
    done: () => {
      if (isTerminal) process.stderr.write('\r\x1b[K');
    },
  };
};

const EVERY_MS = 10_000;
