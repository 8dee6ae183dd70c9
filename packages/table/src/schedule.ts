/** Something that a table does by itself, after some milliseconds. */
export interface Later {
  readonly wait: number;
  readonly act: () => Promise<unknown>;
}

/** How things are done later. */
interface Runner {
  /** Runs something after some milliseconds; the function returned cancels it. */
  after(ms: number, run: () => void): () => void;
  /** Waits for work that has nobody to answer to; never rejects. */
  quietly(work: Promise<unknown>): Promise<void>;
}

/** What lies further away is left to whoever looks after the store. */
const FAR_MS = 86_400_000;

/** What happens at a table by itself, each by the name of the question that it is about. */
export class Schedule {
  /** What has not begun: how each is cancelled. */
  readonly timers = new Map<string, () => void>();
  /** What is being done now: a bot thinks, an answer is written. */
  private readonly running = new Set<string>();

  get isRunning(): boolean {
    return this.running.size > 0;
  }

  /** Plans this and nothing else; what is under way is not begun again. */
  set(wanted: ReadonlyMap<string, Later>, runner: Runner): void {
    for (const [name, cancel] of this.timers) {
      if (wanted.has(name)) continue;
      cancel();
      this.timers.delete(name);
    }
    for (const [name, { wait, act }] of wanted) {
      if (this.timers.has(name) || this.running.has(name) || wait > FAR_MS) continue;
      const cancel = runner.after(wait, () => {
        this.timers.delete(name);
        this.running.add(name);
        void runner.quietly(act()).finally(() => this.running.delete(name));
      });
      this.timers.set(name, cancel);
    }
  }

  /** Cancels what has not begun. */
  stop(): void {
    for (const cancel of this.timers.values()) cancel();
    this.timers.clear();
  }
}
