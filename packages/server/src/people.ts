import { type Belongings, type Owner, whoseDevice } from '@potyczka/table';

/** Who calls from a device. */
export interface Who {
  readonly person: string;
  /** Signed out: whoever calls from it is somebody new. */
  readonly isOut: boolean;
  /** What they have called themselves. */
  readonly name: string | undefined;
  /** Who the device was before, if not everything has come along yet. */
  readonly was: string | null;
  /** Until when it is theirs, if only for an evening. */
  readonly until: number | null;
}

/** What was found out about a device, and when. */
interface Known {
  readonly who: Who;
  readonly at: number;
}

/** So many are remembered for times when the store is away, and for so long, in milliseconds. */
const MOST = 10_000;
const BELIEVED_MS = 300_000;

/** Whose device each is. */
export class People {
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly belongings: Pick<Belongings, 'find'>,
    private readonly nameOf: (person: string) => Promise<string | undefined>,
    private readonly now: () => number = Date.now,
  ) {}

  /** Throws if that cannot be found out: nobody is let in as somebody whom they may not be any more. */
  async whoIs(device: string): Promise<Who> {
    try {
      const { person, isOut, was, until } = await this.ownerOf(device);
      const who = { person, isOut, was, until, name: isOut ? undefined : await this.nameOf(person) };
      this.remember(device, who);
      return who;
    } catch (e) {
      const before = this.believed(device);
      if (before) return before;
      throw e;
    }
  }

  /** Whose device it is now, as the store says; throws if that is away. */
  ownerOf(device: string): Promise<Owner> {
    return whoseDevice(this.belongings, device, this.now());
  }

  /** What was true a moment ago, another process may have changed since without a word that came here. */
  private believed(device: string): Who | undefined {
    const { who, at } = this.known.get(device) ?? {};
    const now = this.now();
    if (!who || at === undefined || now - at > BELIEVED_MS) return undefined;
    return who.until !== null && who.until <= now ? undefined : who;
  }

  private remember(device: string, who: Who): void {
    this.known.delete(device);
    this.known.set(device, { who, at: this.now() });
    if (this.known.size > MOST) this.known.delete(this.known.keys().next().value as string);
  }

  /** Something has changed about it: nothing old may be believed. */
  forget(device: string): void {
    this.known.delete(device);
  }
}
