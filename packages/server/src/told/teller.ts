import { type Address, type Belonging, type Notice, type Target, targetOf } from '@potyczka/table';
import type { Claimed, Queued, SqlNotices } from '../store/sql-notices.js';
import type { Looked } from '../store/sql-store.js';
import { type Letter, markOf } from './letter.js';
import { quietUntil } from './quiet.js';
import { NotOurs, type Sender, type Sent } from './senders.js';
import { forGroup, type Lang, MAIL, sentence } from './words.js';

/** What is kept of a notice until it is told. */
type KeptNotice =
  | (Pick<Notice, 'about' | 'seat' | 'moment' | 'person'> & { readonly group: boolean })
  | { readonly code: string };

/** What the teller needs of the world around it. */
export interface TellerPorts {
  readonly notices: Pick<SqlNotices, 'add' | 'claim' | 'begin' | 'end' | 'again' | 'prune'>;
  find(key: string): Promise<Belonging | undefined>;
  of(person: string, kind: string): Promise<readonly Belonging[]>;
  take(key: string): Promise<unknown>;
  /** A table as it stands. */
  look(id: string): Promise<Looked | undefined>;
  /** Whether somebody looks at a table now, as far as is known here. */
  isHere(table: string, person: string): boolean;
  titleOf(game: string, lang: Lang): string;
  readonly senders: Readonly<Partial<Record<Address['way'], Sender>>>;
  note(way: string, outcome: string): void;
  onFault(where: string, e: unknown): void;
  now(): number;
  /** How long people are waited for before they are told; the rest is measured by it. */
  readonly tellMs: number;
}

/** How long nobody else takes what a process has taken: longer than anything takes to send. */
const LEASE = 15;
const AT_ONCE = 8;
/** The next try after so long, and four times as long each time. */
const FIRST_PAUSE = 2.5;
const GROWS = 4;
const LONGEST_PAUSE_MS = 3 * 3_600_000;
const TRIES = 9;
/** What was told is remembered for so long after it is out of date, so that it is not told again. */
const REMEMBER_MS = 90 * 86_400_000;
const PRUNE_MS = 3_600_000;
const HOUR_MS = 3_600_000;
const CODE_MS = HOUR_MS;

const isCode = (data: KeptNotice): data is { readonly code: string } => 'code' in data;

const pauseAfter = (firstMs: number, tries: number, asked: number | undefined): number =>
  Math.min(LONGEST_PAUSE_MS, Math.max(asked ?? 0, firstMs * GROWS ** (tries - 1)));

/** Who asks for a bot's seat, if they still do. */
const askedBy = ({ moment }: Pick<Notice, 'moment'>, { table }: Looked): string | undefined =>
  table.asking?.find(a => a.who === moment)?.name;

/** Whether what was to be told is still so. */
const isStill = (data: Exclude<KeptNotice, { code: string }>, { table, n }: Looked): boolean => {
  const { about, seat, person, moment } = data;
  const sitter = table.seats.find(s => s.seat === seat)?.sitter;
  switch (about) {
    case 'turn':
    case 'clock': {
      const sits = sitter?.kind === 'human' && sitter.id === person && !sitter.away;
      const isAsked = table.waits?.includes(seat) && String(table.asked) === moment;
      return table.phase === 'playing' && sits && isAsked === true;
    }
    case 'undo':
      return table.phase === 'playing' && moment.startsWith(`${n} `);
    case 'invited':
      return table.phase === 'open' && sitter?.kind === 'open' && sitter.asked?.id === person;
    case 'seat':
      return table.host === person && askedBy(data, { table, n }) !== undefined;
    case 'chat':
      return sitter?.kind === 'human' && sitter.id === person;
  }
};

/** Who it is about, by the name that all at the table see. */
const nameIn = (data: Exclude<KeptNotice, { code: string }>, { table }: Looked): string => {
  const nameOf = (seat: string | undefined): string => {
    const sitter = table.seats.find(s => s.seat === seat)?.sitter;
    return sitter?.kind === 'human' ? sitter.name : '';
  };
  const others = table.seats.filter(s => s.seat !== data.seat && s.sitter.kind === 'human');
  if (data.group) return nameOf(data.seat);
  if (data.about === 'seat') return askedBy(data, { table, n: 0 }) ?? '';
  if (data.about === 'undo') return nameOf(data.moment.split(' ')[1]);
  const host = table.seats.find(s => s.sitter.kind === 'human' && s.sitter.id === table.host);
  return nameOf((data.about === 'invited' ? host : others[0])?.seat) || 'Potyczka';
};

/**
 * Tells people what they are to be told: each notice is in the queue once for each way, is taken by one process for
 * a while, looked at again, and sent once. Whoever falls while sending does not know what arrived, nor does anybody
 * else: that one is not sent again.
 */
export class Teller {
  private isBusy = false;
  private isClosed = false;
  private pruned = 0;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly world: TellerPorts) {}

  /** Puts notices into the queue, one for each way in which somebody wants to be told. */
  async tell(notices: readonly Notice[]): Promise<void> {
    const queued: (Queued & { readonly due: number })[] = [];
    for (const notice of notices) queued.push(...(await this.waysOf(notice)));
    if (queued.length > 0) await this.world.notices.add(queued);
  }

  private async waysOf(notice: Notice): Promise<(Queued & { readonly due: number })[]> {
    const { about, person, seat, table, host, moment, due, until } = notice;
    const [own, muted, groups] = await Promise.all([
      this.world.of(person, 'target'),
      this.world.of(person, 'mutes'),
      about === 'turn' ? this.world.of(host, 'target') : [],
    ]);
    const isMuted = ((muted[0]?.value ?? []) as readonly string[]).includes(table);
    const wants = ({ about: wanted, isConfirmed }: Target): boolean => isConfirmed && wanted.includes(about);
    const isGroup = ({ to }: Target): boolean => to.way === 'hook' && to.group;
    const mine = isMuted ? [] : own.filter(b => wants(targetOf(b)) && !isGroup(targetOf(b)));
    const read = groups.filter(b => wants(targetOf(b)) && isGroup(targetOf(b)));
    return [...mine, ...read].map(({ key, person: owner }) => ({
      id: `${about} ${table} ${seat} ${moment} ${key}`,
      person: owner,
      target: key,
      table,
      data: { about, seat, moment, person, group: read.some(b => b.key === key) },
      due,
      until,
    }));
  }

  /** Sends a code to a mail address that is not known to be anybody's; to each at most one an hour. */
  async sendCode(target: string, code: string, now: number): Promise<void> {
    const found = await this.world.find(target);
    const { to } = found ? targetOf(found) : { to: undefined };
    if (!found || to?.way !== 'mail') return;
    await this.world.notices.add([
      {
        id: `code ${markOf(to.address.toLowerCase())} ${Math.floor(now / HOUR_MS)}`,
        person: found.person,
        target,
        table: '',
        data: { code },
        due: now,
        until: now + CODE_MS,
      },
    ]);
  }

  /** Does what is due, if nobody does already. */
  run(): Promise<void> {
    if (this.isBusy || this.isClosed) return this.running;
    this.isBusy = true;
    this.running = this.work()
      .catch(e => this.world.onFault('tell', e))
      .finally(() => {
        this.isBusy = false;
      });
    return this.running;
  }

  private async work(): Promise<void> {
    const { notices, now, tellMs } = this.world;
    if (now() - this.pruned > PRUNE_MS) {
      this.pruned = now();
      await notices.prune(now() - REMEMBER_MS);
    }
    while (!this.isClosed) {
      const claimed = await notices.claim(now(), now() + LEASE * tellMs, AT_ONCE);
      await Promise.all(claimed.map(each => this.settle(each)));
      if (claimed.length < AT_ONCE) return;
    }
  }

  private async settle(claimed: Claimed): Promise<void> {
    try {
      await this.attend(claimed);
    } catch (e) {
      this.world.onFault('tell', e);
    }
  }

  private async attend(claimed: Claimed): Promise<void> {
    const { notices, note } = this.world;
    const letter = await this.letterFor(claimed);
    if (letter === undefined) {
      await notices.end(claimed.id);
      return;
    }
    if (typeof letter === 'number') {
      await notices.again(claimed, letter);
      return;
    }
    const { way } = letter.target.to;
    const sender = this.world.senders[way];
    if (!sender) return;
    let isBegun = false;
    const begin = async (): Promise<boolean> => {
      isBegun = await notices.begin(claimed);
      return isBegun;
    };
    const outcome = await sender.send(letter, begin).catch((e: unknown) => {
      // Whether it arrived is unknown where something was handed over; that it is never told twice counts more.
      if (!(e instanceof NotOurs)) this.world.onFault(`tell by ${way}`, e);
      return isBegun ? ('unknown' as const) : ({ later: undefined } as const);
    });
    note(way, typeof outcome === 'string' ? outcome : 'later');
    await this.noteOutcome(claimed, outcome);
  }

  private async noteOutcome(claimed: Claimed, outcome: Sent | 'unknown'): Promise<void> {
    const { notices, now, take, tellMs } = this.world;
    if (typeof outcome === 'object' && claimed.tries < TRIES) {
      await notices.again(claimed, now() + pauseAfter(FIRST_PAUSE * tellMs, claimed.tries, outcome.later));
      return;
    }
    if (outcome === 'gone') await take(claimed.target);
    await notices.end(claimed.id);
  }

  /** What is to be sent; nothing if that is out of date; a time if it has to wait. */
  private async letterFor(claimed: Claimed): Promise<Letter | number | undefined> {
    const { id, target: key, table, until } = claimed;
    const data = claimed.data as unknown as KeptNotice;
    const now = this.world.now();
    const found = await this.world.find(key);
    if (!found || until <= now) return undefined;
    const target = targetOf(found);
    const common = {
      id: markOf(id),
      target,
      handle: key.slice(key.indexOf(':') + 1),
      table,
      worthMs: until - now,
    };
    if (isCode(data))
      return {
        ...common,
        about: 'code',
        title: 'Potyczka',
        text: MAIL[target.lang].code(data.code),
        game: '',
      };
    const looked = await this.world.look(table);
    const isWanted = target.isConfirmed && target.about.includes(data.about);
    if (!looked || !isWanted || !isStill(data, looked) || this.world.isHere(table, data.person))
      return undefined;
    const later = quietUntil(target.quiet, now);
    if (later !== undefined) return later;
    const { game, clock } = looked.table;
    const title = this.world.titleOf(game, target.lang);
    const said = {
      about: data.about,
      title,
      name: nameIn(data, looked),
      hours: clock.kind === 'none' ? null : (until - now) / HOUR_MS,
    };
    const text = data.group ? forGroup(target.lang, said) : sentence(target.lang, said);
    return { ...common, about: data.about, title, text, game };
  }

  /** Waits for what is being sent; what is left is told by others, or after the next start. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.running;
    for (const sender of Object.values(this.world.senders)) sender.close();
  }
}
