import { type Belongings, whoseDevice } from '@potyczka/table';

/** Who calls from a device. */
export interface Who {
  readonly person: string;
  /** Signed out: whoever calls from it is somebody new. */
  readonly isOut: boolean;
  /** What they have called themselves. */
  readonly name: string | undefined;
  /** Who the device was before, if not everything has come along yet. */
  readonly was: string | null;
}

/** So many are remembered for times when the store is away. */
const MOST = 10_000;

/** Whose device each is. */
export class People {
  private readonly known = new Map<string, Who>();

  constructor(
    private readonly belongings: Pick<Belongings, 'find'>,
    private readonly nameOf: (person: string) => Promise<string | undefined>,
    private readonly now: () => number = Date.now,
  ) {}

  /** Throws if that cannot be found out: nobody is let in as somebody whom they may not be any more. */
  async whoIs(device: string): Promise<Who> {
    try {
      const { person, isOut, was } = await whoseDevice(this.belongings, device, this.now());
      const who = { person, isOut, was, name: isOut ? undefined : await this.nameOf(person) };
      this.remember(device, who);
      return who;
    } catch (e) {
      const before = this.known.get(device);
      if (before) return before;
      throw e;
    }
  }

  private remember(device: string, who: Who): void {
    this.known.delete(device);
    this.known.set(device, who);
    if (this.known.size > MOST) this.known.delete(this.known.keys().next().value as string);
  }

  /** Something has changed about it: nothing old may be believed. */
  forget(device: string): void {
    this.known.delete(device);
  }
}
