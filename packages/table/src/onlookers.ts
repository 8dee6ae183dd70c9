import type { Seat } from '@potyczka/kernel';
import type { Watcher } from './caller.js';
import { toldApart } from './names.js';
import type { OnlookersShown } from './protocol.js';
import { RateLimit } from './rate-limit.js';
import { refused } from './refused.js';

/** So many of them are named; the others are counted. */
const MOST_NAMED = 12;
/** One of them may say so much at once, and then a line in so many milliseconds; all of them together so much. */
const LINES_OF_ONE = 4;
const ONE_EVERY_MS = 3000;
const LINES_OF_ALL = 12;
const ALL_EVERY_MS = 700;
/** So many speakers are remembered before those are forgotten who may speak again. */
const MANY = 200;
/** How long it is believed what another process said of those who look on there, in milliseconds. */
const BELIEVED_MS = 90_000;

const NOBODY: OnlookersShown = { count: 0, names: [] };

/** What has to be known of the table. */
interface Surroundings {
  readonly watchers: ReadonlyMap<Watcher, unknown>;
  /** What those who sit there are called. */
  readonly names: readonly (string | null)[];
  seatOf(identity: string): Seat | null;
}

/** Those who look at a table without a seat: who they are, and how much of what they say is heard. */
export class Onlookers {
  /** As everybody was last shown them. */
  shown: OnlookersShown = NOBODY;
  /** They will be counted again in a moment. */
  isDue = false;
  private called: ReadonlyMap<string, string> | undefined;
  private readonly elsewhere = new Map<string, OnlookersShown & { readonly until: number }>();
  private readonly voices = new Map<string, RateLimit>();
  private readonly allVoices = new RateLimit(LINES_OF_ALL, ALL_EVERY_MS);

  constructor(private readonly live: Surroundings) {}

  /** Somebody has come, gone, sat down or taken another name. */
  changed(): void {
    this.called = undefined;
  }

  /** What each who looks on through this process is called, apart from all others at the table. */
  private get here(): ReadonlyMap<string, string> {
    this.called ??= this.named();
    return this.called;
  }

  private named(): Map<string, string> {
    const { live } = this;
    const all = new Map<string, string>();
    for (const { identity, name } of live.watchers.keys())
      if (!live.seatOf(identity)) all.set(identity, name);
    const seated = live.names;
    const apart = toldApart([...seated, ...all.values()]).slice(seated.length);
    return new Map([...all.keys()].map((identity, i) => [identity, apart[i] as string]));
  }

  /** Those who look on through this process, for the others. */
  get hereShown(): OnlookersShown {
    const { here } = this;
    return { count: here.size, names: [...here.values()].slice(0, MOST_NAMED) };
  }

  heard(process: string, there: OnlookersShown, now: number): void {
    if (there.count > 0) this.elsewhere.set(process, { ...there, until: now + BELIEVED_MS });
    else this.elsewhere.delete(process);
  }

  /** Counts them again; whether others are to be shown than before. */
  count(now: number): boolean {
    const all = [this.hereShown, ...[...this.elsewhere.values()].filter(({ until }) => until > now)];
    const next = {
      count: all.reduce((sum, { count }) => sum + count, 0),
      names: all.flatMap(({ names }) => names).slice(0, MOST_NAMED),
    };
    const isSame = next.count === this.shown.count && next.names.join('\n') === this.shown.names.join('\n');
    if (!isSame) this.shown = next.count === 0 ? NOBODY : next;
    return !isSame;
  }

  /** What somebody is called who is about to speak; refused if they or all together have said too much just now. */
  speaks(identity: string, now: number): string {
    const name = this.here.get(identity);
    if (name === undefined) throw refused('not-yours', 'table-no-seat');
    if (this.voices.size >= MANY)
      for (const [who, voice] of this.voices) if (voice.isRested(now)) this.voices.delete(who);
    const voice = this.voices.get(identity) ?? new RateLimit(LINES_OF_ONE, ONE_EVERY_MS);
    this.voices.set(identity, voice);
    if (!voice.take(now) || !this.allVoices.take(now)) throw refused('too-fast', 'table-too-fast');
    return name;
  }
}
