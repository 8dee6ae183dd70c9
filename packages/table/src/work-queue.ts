/** One thing after the other. */
export class WorkQueue {
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  get isEmpty(): boolean {
    return this.waiting === 0;
  }

  /** Does something after everything that came before. */
  run<X>(work: () => X | Promise<X>): Promise<X> {
    this.waiting++;
    const next = this.last.then(work);
    const done = (): void => {
      this.waiting--;
    };
    this.last = next.then(done, done);
    return next;
  }
}
