/** So many are written to in one round of the event loop. */
const SENT_AT_ONCE = 200;

/**
 * Who is to be sent something at the end of this round of the event loop. A
 * crowd is written to a part at a time, those first who wait for an answer, so
 * that whoever asks something meanwhile is not kept waiting by all of it.
 */
export class Outbox<To> {
  private readonly waiting = new Set<To>();
  private readonly answered = new Set<To>();
  private isPlanned = false;

  constructor(
    private readonly send: (to: To) => void,
    private readonly atOnce = SENT_AT_ONCE,
  ) {}

  add(to: To): void {
    this.waiting.add(to);
    this.plan();
  }

  /** Something that they wait for: where there is a crowd, they come first. */
  addAnswer(to: To): void {
    this.answered.add(to);
    this.add(to);
  }

  private plan(): void {
    if (this.isPlanned) return;
    this.isPlanned = true;
    setImmediate(() => this.flush());
  }

  /** Whatever happens, those who are left have their turn: nobody is left over with nothing planned. */
  private flush(): void {
    this.isPlanned = false;
    try {
      if (this.waiting.size > this.atOnce) this.sendTo(this.answered, this.answered.size);
      this.answered.clear();
      this.sendTo(this.waiting, this.atOnce);
    } finally {
      if (this.waiting.size > 0) this.plan();
    }
  }

  private sendTo(some: ReadonlySet<To>, most: number): void {
    let left = most;
    for (const to of some) {
      if (left-- === 0) return;
      this.answered.delete(to);
      this.waiting.delete(to);
      this.send(to);
    }
  }
}
