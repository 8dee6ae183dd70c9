type Undo = () => unknown;

const CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Does something that leaves processes and folders behind: what it hands to
 * `later` is called when it ends, last first, also if it fails or somebody
 * stops the program. Whatever is still left when the process exits is begun.
 */
export const tidily = async <X>(work: (later: (undo: Undo) => void) => Promise<X>): Promise<X> => {
  const left: Undo[] = [];
  const tidy = async (): Promise<void> => {
    for (let undo = left.pop(); undo; undo = left.pop()) {
      try {
        await undo();
      } catch {
        // What cannot be undone must not keep the rest from being undone.
      }
    }
  };
  const atExit = (): void => {
    for (let undo = left.pop(); undo; undo = left.pop()) void undo();
  };
  const stopped = (signal: NodeJS.Signals): void =>
    void tidy().then(() => process.exit(CODES[signal as keyof typeof CODES]));
  process.on('exit', atExit).on('SIGINT', stopped).on('SIGTERM', stopped);
  try {
    return await work(undo => void left.push(undo));
  } finally {
    await tidy();
    process.off('exit', atExit).off('SIGINT', stopped).off('SIGTERM', stopped);
  }
};
