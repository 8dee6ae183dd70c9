import { setTimeout as pause } from 'node:timers/promises';
import { Lost } from './driver.js';

/** Something to be told: as it stands, or about tables of which several may be told together. */
interface Tiding {
  readonly words: string;
  readonly ids: Set<string> | undefined;
}

/** A message holds less than 8,000 bytes; an id has 32 at most. */
const MOST_IDS = 200;
const AGAIN_MS = 500;

/**
 * What processes tell each other, one after the other, so that others hear it in this order: who came and left has
 * not left and come. What comes to be told about tables while a message is under way goes with the next.
 */
export class Tidings {
  private readonly waiting: Tiding[] = [];
  private telling: Promise<void> | undefined;
  private isClosed = false;

  constructor(
    private readonly send: (message: string) => Promise<unknown>,
    private readonly onFault: (e: unknown) => void,
  ) {}

  /** Says something; it may get lost. */
  say(words: string): void {
    this.waiting.push({ words, ids: undefined });
    this.begin();
  }

  /** Says something of tables, until it was heard. */
  sayOf(words: string, ids: Iterable<string>): void {
    for (const id of ids) {
      const last = this.waiting.at(-1);
      if (last?.ids && last.words === words && last.ids.size < MOST_IDS) last.ids.add(id);
      else this.waiting.push({ words, ids: new Set([id]) });
    }
    this.begin();
  }

  private begin(): void {
    this.telling ??= this.tell().finally(() => {
      this.telling = undefined;
    });
  }

  private async tell(): Promise<void> {
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      try {
        await this.send(next.ids ? `${next.words} ${[...next.ids].join(' ')}` : next.words);
      } catch (e) {
        if (this.isClosed) return;
        if (!(e instanceof Lost)) this.onFault(e);
        else if (next.ids) {
          this.waiting.unshift(next);
          await pause(AGAIN_MS, undefined, { ref: false });
        }
      }
    }
  }

  /** Waits for the last words, but not for long. */
  async close(ms: number): Promise<void> {
    this.isClosed = true;
    await Promise.race([this.telling, pause(ms, undefined, { ref: false })]);
  }
}
