import { hashOf } from '@potyczka/kernel/run';
import { Client, RefusedByTable } from '@potyczka/server/fixtures';
import { GAMES } from '@potyczka/server/registry';
import type { Now } from '@potyczka/table';
import { beginningOf } from './beginning.js';
import { type Child, metricOf } from './child.js';
import { placeFor, type StoreKind } from './place.js';
import { anyAnswer } from './player.js';
import { comes, type Tell, type TrialOutcome } from './trial.js';

/** How a match leaves memory: nobody uses it for a while, its server is asked to end, or is killed. */
export const SLEEPS = ['idle', 'restart', 'kill'] as const;
type Sleep = (typeof SLEEPS)[number];

export interface SleepOptions {
  readonly store: StoreKind;
  /** Decisions at each table before each sleep. */
  readonly decisions: number;
  readonly sleeps: readonly Sleep[];
}

/** What somebody is shown of a match that does not hang on who is here, and on the time. */
const SHOWN = [
  'n',
  'view',
  'open',
  'mine',
  'undo',
  'canRetract',
  'seal',
  'result',
  'stopped',
  'log',
] as const;

/** What each of those who look on is shown, part by part, each as a short name. */
type Seen = ReadonlyMap<string, string>;

const nameOf = (shown: unknown): string => hashOf(JSON.parse(JSON.stringify(shown ?? null)));

/** So often somebody thinks again whose answer the rules refuse as a whole. */
const TRIES = 100;

/** People at one table, and somebody without a seat: they come back with their cookies to whichever server there is. */
class Company {
  protected clients: readonly Client[] = [];
  table = '';
  decided = 0;

  constructor(
    readonly name: string,
    private readonly people: number,
  ) {}

  async connect({ port }: Child): Promise<void> {
    this.close();
    this.clients = await Promise.all(
      Array.from({ length: this.people + 1 }, (_, i) =>
        Client.connect(port, { cookie: this.clients[i]?.cookie }),
      ),
    );
  }

  close(): void {
    for (const client of this.clients) client.close();
  }

  protected get host(): Client {
    return this.clients[0] as Client;
  }

  /** Everybody sits down. */
  async begin(): Promise<void> {
    const game = GAMES.find(each => each.game.id === this.name)?.game;
    if (!game) throw new Error(`there is no game ${this.name}`);
    const { wanted, brings } = beginningOf(game);
    const seats = Array.from({ length: this.people }, (_, i) => ({
      kind: i === 0 ? ('me' as const) : ('open' as const),
    }));
    const { table, links } = await this.host.ask('create', { ...wanted, seats });
    this.table = table;
    for (const [i, token] of Object.values(links).entries())
      await this.clients[i + 1]?.ask('join', { table, token });
    for (const [i, person] of this.clients.slice(0, -1).entries())
      for (const each of brings(i)) await person.ask('bring', { table, ...each });
    await this.host.ask('start', { table });
  }

  /** What everybody is shown; the sleeping table wakes for it. */
  async see(): Promise<Seen> {
    const seen = new Map<string, string>();
    for (const [i, client] of this.clients.entries()) {
      const shown = await client.ask('watch', { table: this.table });
      const who = i === this.people ? 'spectator' : `p${i + 1}`;
      for (const part of SHOWN) seen.set(`${this.name}, ${who}: ${part}`, nameOf(shown[part]));
    }
    return seen;
  }

  /** Goes on for so many decisions, if the match lasts as long. */
  async play(decisions: number): Promise<void> {
    for (let n = 0; n < decisions; n++) {
      if (!(await this.decide())) return;
      this.decided++;
    }
    await this.asked();
  }

  /** The person who is asked, once the table has done what it does by itself; none when the match is over. */
  private async asked(): Promise<{ readonly who: Client; readonly now: Now } | undefined> {
    let found: { who: Client; now: Now } | undefined;
    let isOver = false;
    await comes(async () => {
      for (const who of this.clients.slice(0, -1)) {
        const now = await who.ask('watch', { table: this.table });
        isOver = now.result !== null || now.stopped !== undefined;
        if (now.mine) found = { who, now };
        if (found || isOver) return true;
      }
      return false;
    });
    if (!found && !isOver) throw new Error(`${this.name}: the game waits for nobody`);
    return isOver ? undefined : found;
  }

  private async decide(): Promise<boolean> {
    let refusal = '';
    for (let tries = 0; tries < TRIES; tries++) {
      const asked = await this.asked();
      if (!asked) return false;
      const { mine } = asked.now;
      // What is proposed is legal; what is drawn need not be, where several are chosen.
      const a = mine && (tries > 2 && mine.proposed.length > 0 ? [...mine.proposed] : anyAnswer(mine));
      if (!mine || a === undefined || a === null) continue;
      try {
        await asked.who.ask('answer', { table: this.table, q: mine.q, step: mine.step, a });
        return true;
      } catch (e) {
        if (!(e instanceof RefusedByTable)) throw e;
        refusal = e.message;
      }
    }
    throw new Error(`${this.name}: nothing that is shown as legal is taken: ${refusal}`);
  }
}

/** Two people at the evenings of a campaign, one after the other. */
class Fellows extends Company {
  private campaign = '';
  evenings = 0;

  override async begin(): Promise<void> {
    const wanted = { game: this.name, name: 'A long winter', chairs: 2, options: {} };
    this.campaign = (await this.host.ask('campaign-begin', wanted)).campaign;
    const token = (await this.host.ask('campaign', { campaign: this.campaign })).info.links?.p2 as string;
    await this.clients[1]?.ask('campaign-join', { campaign: this.campaign, token });
    await this.nextEvening();
  }

  private async nextEvening(): Promise<void> {
    const { offers } = await this.host.ask('campaign', { campaign: this.campaign });
    const offer = offers.find(o => !o.refusal)?.id as string;
    this.table = (await this.host.ask('campaign-play', { campaign: this.campaign, offer })).table;
    this.evenings++;
  }

  override async play(decisions: number): Promise<void> {
    const until = this.decided + decisions;
    await super.play(decisions);
    while (this.decided < until) {
      const isFolded = async (): Promise<boolean> =>
        (await this.host.ask('campaign', { campaign: this.campaign })).n >= this.evenings;
      if (!(await comes(isFolded))) throw new Error(`${this.name}: an evening became no chapter`);
      await this.nextEvening();
      await super.play(until - this.decided);
    }
  }

  override async see(): Promise<Seen> {
    const seen = new Map(await super.see());
    for (const [i, client] of this.clients.slice(0, -1).entries()) {
      const { n, offers, state, evenings } = await client.ask('campaign', { campaign: this.campaign });
      const shown = { n, offers, state, evenings };
      for (const [part, x] of Object.entries(shown))
        seen.set(`campaign of ${this.name}, p${i + 1}: ${part}`, nameOf(x));
    }
    return seen;
  }
}

/** Lets a server forget every match, in one of the ways; gives back the one that is there afterwards. */
const putToSleep = async (how: Sleep, child: Child, start: () => Promise<Child>): Promise<Child> => {
  if (how === 'idle') {
    await child.tell({ idle: true });
    return child;
  }
  await (how === 'kill' ? child.kill() : child.stop());
  return start();
};

/** Every game that people play, and a campaign, sleeps and wakes: everybody is shown what they were shown before. */
export const sleepTrial = async (
  { store, decisions, sleeps }: SleepOptions,
  tell: Tell = () => {},
): Promise<TrialOutcome> => {
  const place = await placeFor(store);
  const start = (): Promise<Child> => place.start({ TRIAL_GAMES: 'all' });
  let child = await start();
  const campaign = new Fellows('gloomhaven', 2);
  const companies = [
    ...['adrenaline', 'apex', 'gloomhaven', 'legion'].map(name => new Company(name, peopleAt(name))),
    campaign,
  ];
  const each = <X>(work: (c: Company) => Promise<X>): Promise<X[]> => Promise.all(companies.map(work));
  const wrong: string[] = [];
  let equal = 0;
  await each(c => c.connect(child));
  await each(c => c.begin());
  for (const [i, how] of sleeps.entries()) {
    await each(c => c.play(decisions));
    const before = await each(c => c.see());
    child = await putToSleep(how, child, start);
    if ((await metricOf(child, 'potyczka_tables_awake')) > 0) wrong.push(`${how}: a match did not sleep`);
    await each(c => c.connect(child));
    const after = await each(c => c.see());
    for (const [at, seen] of before.entries())
      for (const [what, name] of seen)
        if (after[at]?.get(what) === name) equal++;
        else wrong.push(`${how}: another one afterwards: ${what}`);
    if ((await metricOf(child, 'potyczka_matches_stopped')) > 0) wrong.push(`${how}: a match stands still`);
    tell(i + 1, sleeps.length, `${equal} parts of views equal`);
  }
  for (const c of companies) c.close();
  await child.stop();
  await place.release();
  const decided = companies.reduce((sum, c) => sum + c.decided, 0);
  return {
    counts: { sleeps: sleeps.length, decided, evenings: campaign.evenings, 'parts equal': equal },
    wrong,
  };
};

/** Those who have to sit down at a table as it is proposed. */
const peopleAt = (name: string): number => {
  const game = GAMES.find(each => each.game.id === name)?.game;
  return game ? beginningOf(game).wanted.seats.length : 0;
};
