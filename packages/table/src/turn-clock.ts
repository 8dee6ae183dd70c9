/** How long those who are asked have been asked. */
export class TurnClock {
  /** Since when the seats that are asked have been asked in this turn: their clock began then. */
  since = 0;
  /** The entry with which the last turn passed on, and since when the turn before had been asked. */
  private before: { readonly n: number; readonly since: number } | null = null;

  /** Entry `n` has passed the turn on. */
  passOn(n: number, since: number): void {
    this.before = { n, since: this.since };
    this.since = since;
  }

  /**
   * Since when the seats have been asked that are asked again after an undo to entry `to`: whoever takes back the end of
   * their turn gains no time.
   */
  sinceAfterUndo(to: number): number {
    const { before, since } = this;
    return before && to <= before.n ? before.since : since;
  }
}
