/** What a trial came to. */
export interface TrialOutcome {
  /** What was counted, in words that a reader of the table understands. */
  readonly counts: Readonly<Record<string, number | string>>;
  /** Everything that must not happen and did, one line each. */
  readonly wrong: readonly string[];
  /** What goes into a marked place of docs/reliability.md, if that is asked for. */
  readonly page?: { readonly name: string; readonly text: string };
}

/** How far a trial is. */
export type Tell = (done: number, of: number, words: string) => void;

/** One way to try to break the server. */
export interface Trial {
  readonly name: string;
  /** What it does to the server, for people. */
  readonly does: string;
  run(tell: Tell): Promise<TrialOutcome>;
}

export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Waits until something holds, for about so long, looking every so often; false if it never did. */
export const comes = async (
  holds: () => boolean | Promise<boolean>,
  ms = 60_000,
  everyMs = 20,
): Promise<boolean> => {
  for (const end = Date.now() + ms; Date.now() < end; await pause(everyMs)) if (await holds()) return true;
  return false;
};

/** The same few words are told once, with how often they came. */
export const gathered = (lines: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, n]) => (n > 1 ? `${line} (${n} times)` : line));
};
