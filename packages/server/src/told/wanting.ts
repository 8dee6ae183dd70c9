/** Who wants to be told, so that nobody has to ask the store with every answer. */
export class Wanting {
  private people = new Map<string, boolean>();
  private reading: Promise<void> = Promise.resolve();
  private isStale = false;

  constructor(
    private readonly read: () => Promise<readonly (readonly [person: string, group: boolean])[]>,
    private readonly onFault: (e: unknown) => void,
  ) {}

  /** Whether somebody wants to be told, or a group of who leads the table. */
  has(person: string, host: string): boolean {
    return this.people.has(person) || this.people.get(host) === true;
  }

  /** Reads it anew; several at once are one. */
  refresh(): Promise<void> {
    if (this.isStale) return this.reading;
    this.isStale = true;
    this.reading = this.reading.then(async () => {
      this.isStale = false;
      try {
        this.people = new Map(await this.read());
      } catch (e) {
        this.onFault(e);
      }
    });
    return this.reading;
  }
}
