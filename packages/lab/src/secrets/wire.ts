import { type Answer, optionFields, type Seat, type Who } from '@potyczka/kernel';
import type { Deal } from '@potyczka/kernel/conformance';
import { dealt } from '@potyczka/kernel/conformance';
import type { AnyCampaign } from '@potyczka/kernel/register';
import { seedOf } from '@potyczka/kernel/run';
import {
  type Answers,
  type AnyGame,
  type Company,
  type Connection,
  MemoryStore,
  type Notice,
  type QuestionShown,
  type RequestName,
  Service,
  type Snapshot,
  type StoredTable,
} from '@potyczka/table';

/** A match that was dealt beforehand, played at a table; all that reaches one who looks on is written down. */

type Options = Readonly<Record<string, unknown>>;
type Brought = Readonly<Record<string, Readonly<Record<Seat, unknown>>>>;

/** What is needed of a game to play it at a table. */
export interface Playable {
  readonly game: AnyGame;
  readonly company?: Company;
  readonly campaign?: AnyCampaign;
  /** The game whose campaign it is, where that is another. */
  readonly campaignOf?: string;
}

/** Something that the table does later. */
interface Timer {
  readonly cancel: () => void;
  readonly run: () => void;
}

/** A turn of the loop in which everything goes on that waits for nothing else. */
const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** Turns in which something that was begun must have come about, and after which nothing more comes. */
const ENOUGH = 5000;
const AWHILE = 20;

const WANTED = 'the table goes on';

/** The table's own seal is meant to differ: each match has a secret of its own. */
const read = (x: unknown): string => JSON.stringify(x).replace(/"seal":"[0-9a-f]{64}"/g, '"seal":""');

/** A service whose clock stands still, and which deals what it is told to. */
export class Hall {
  readonly service: Service;
  readonly faults: unknown[] = [];
  /** What people are told who are away. */
  readonly told: Notice[] = [];
  private readonly timers = new Map<() => void, Timer>();
  /** What bots answer, by their seats. */
  private readonly thoughts = new Map<Seat, Answer>();
  private words = 0;

  constructor(
    games: readonly Playable[],
    secret: number,
    private readonly deal: (table: StoredTable) => Deal<unknown>,
  ) {
    const of = (id: string): Playable | undefined => games.find(each => each.game.id === id);
    this.service = new Service({
      store: new MemoryStore(),
      software: 'test',
      gameOf: id => of(id)?.game,
      hasGame: id => of(id) !== undefined,
      companyOf: id => of(id)?.company,
      campaignOf: id => games.find(each => (each.campaignOf ?? each.game.id) === id)?.campaign,
      now: () => 1000,
      seed: () => seedOf(secret),
      token: () => `${String(++this.words).padStart(8, '0')}-unguessable-word`,
      chanceOf: table => dealt(this.deal(table).chance),
      think: async t => this.thoughts.get(t.seat) as Answer,
      after: (_, run) => {
        const cancel = (): void => void this.timers.delete(cancel);
        this.timers.set(cancel, { cancel, run });
        return cancel;
      },
      // Whoever is told while away is told no more than stands on the table.
      tells: () => true,
      tell: async notices => void this.told.push(...notices),
      reactionMs: 0,
      fault: (_, e) => void this.faults.push(e),
    });
  }

  /** Lets a seat give the next answer of a match: the person there, or the table where it decides by itself. */
  async play(table: string, seat: Seat, a: Answer, people: ReadonlyMap<Seat, Looker>): Promise<void> {
    const live = this.service.live.get(table);
    const { match } = live ?? {};
    if (!live || !match) throw new Error(WANTED);
    const before = `${match.n} ${match.stepOf(seat)}`;
    const step = live.plan.find(each => each.seat === seat);
    if (step?.by === 'human') {
      const at = { table, q: match.q, step: match.stepOf(seat), a };
      await (people.get(seat) as Looker).must('answer', at);
    } else {
      this.thoughts.set(seat, a);
      const cancel = live.schedule.timers.get(`${match.q} ${seat} ${match.stepOf(seat)}`);
      const timer = cancel && this.timers.get(cancel);
      if (!timer) throw new Error(`${seat} is not waited for`);
      this.timers.delete(timer.cancel);
      timer.run();
    }
    const isDone = (): boolean => `${live.match?.n} ${live.match?.stepOf(seat)}` !== before;
    for (let i = 0; i < ENOUGH && !isDone(); i++) await turn();
    if (!isDone()) throw new Error(`${WANTED}: ${seat} ${JSON.stringify(a)} ${String(this.faults[0])}`);
    for (let i = 0; i < 3; i++) await turn();
  }

  /** Whoever has to be told is told. */
  async tellAll(): Promise<void> {
    for (const live of this.service.live.values())
      for (const [name, cancel] of live.schedule.timers) {
        const timer = this.timers.get(cancel as () => void);
        if (!name.endsWith(' told') || !timer) continue;
        timer.run();
        for (let i = 0; i < AWHILE; i++) await turn();
      }
  }

  /** Lets everything happen that is due by itself. */
  async settle(): Promise<void> {
    for (const { cancel, run } of [...this.timers.values()]) {
      this.timers.delete(cancel);
      run();
      for (let i = 0; i < AWHILE; i++) await turn();
    }
  }
}

/** Somebody at a socket; whatever reaches them can be read afterwards. */
export class Looker {
  /** One line for each message, by what it answers. */
  readonly lines: { readonly of: string; readonly text: string }[] = [];
  private readonly connection: Connection;
  private id = 0;

  constructor(service: Service, name: string) {
    this.connection = service.connect({ id: name, name }, push => this.note(push.push, push));
  }

  private note(of: string, x: unknown): void {
    this.lines.push({ of, text: read(x) });
  }

  /** Asks something; the answer is written down, also if it is a refusal. */
  async ask<K extends RequestName>(what: K, rest: object): Promise<Answers[K] | undefined> {
    const reply = await this.connection.handle({ id: ++this.id, do: what, ...rest });
    this.note(what, reply);
    return reply.ok ? (reply.value as Answers[K]) : undefined;
  }

  async must<K extends RequestName>(what: K, rest: object): Promise<Answers[K]> {
    const value = await this.ask(what, rest);
    if (value === undefined) throw new Error(`${what} was refused: ${this.lines.at(-1)?.text}`);
    return value;
  }

  close(): void {
    this.connection.close();
  }
}

/** Answers that are refused, of every kind, and some that are legal. */
const triedAt = (mine: QuestionShown | null): unknown[] => {
  const refused = (mine?.options ?? []).filter(o => o.refusal).map(o => o.answer);
  const legal = (mine?.options ?? []).filter(o => !o.refusal).map(o => o.answer);
  const poses = legal.filter(a => typeof a === 'object').slice(0, 1);
  return [
    'nonsense',
    ['nonsense'],
    1e9,
    ...refused.slice(0, 4),
    ...legal.slice(0, 2),
    ...legal.slice(-1),
    ...poses,
  ];
};

/** How much of what was asked came about. */
export interface Counted {
  guesses: number;
  /** Wishes to companions, and words to them. */
  words: number;
}

/** Says what there is to say to companions, and takes it back. */
const talk = async (c: Looker, table: string, { company }: Snapshot, counted: Counted): Promise<void> => {
  for (const { id: wish, about } of company?.wishes.slice(0, 2) ?? []) {
    const [at] = about ?? [];
    if (about && !at) continue;
    for (const on of [true, false])
      if (await c.ask('wish', { table, wish, on, ...(at && { about: at.element }) })) counted.words++;
  }
  const [saying] = company?.sayings ?? [];
  for (const said of saying ? [{ saying: saying.id }, {}] : [])
    if (await c.ask('mean', { table, ...said })) counted.words++;
};

/**
 * Every request there is, and where what it brings is compared: at each moment by `askAll`, as the match is begun and
 * played, at the evenings of a campaign; or why nobody learns anything of a match by it. One more does not compile.
 */
const COMPARED: Readonly<Record<RequestName, 'asked' | 'played' | 'evenings' | 'own'>> = {
  ...{ glance: 'asked', guess: 'asked', past: 'asked', probe: 'asked', answer: 'asked', watch: 'asked' },
  ...{
    list: 'asked',
    running: 'asked',
    history: 'asked',
    mine: 'asked',
    record: 'asked',
    campaigns: 'asked',
  },
  ...{ rematch: 'asked', start: 'asked', undo: 'asked', agree: 'asked', wish: 'asked', mean: 'asked' },
  ...{ bring: 'asked', unwatch: 'asked', hello: 'asked', friends: 'asked', told: 'asked', devices: 'asked' },
  ...{ hear: 'asked', lock: 'asked', seat: 'asked', salt: 'asked', back: 'asked', late: 'asked' },
  ...{ 'ask-seat': 'asked', admit: 'asked', 'hand-over': 'asked', 'take-lead': 'asked', say: 'asked' },
  ...{ create: 'played', join: 'played', retract: 'played', resign: 'played' },
  ...{ campaign: 'evenings', 'campaign-begin': 'evenings', 'campaign-join': 'evenings' },
  ...{ 'campaign-play': 'evenings', 'campaign-chapters': 'evenings', 'campaign-strike': 'evenings' },
  // What is told by them was brought by whoever asks, or is about people and their tables alone.
  ...{ 'campaign-agree': 'own', 'campaign-leave': 'own', import: 'own', invite: 'own', block: 'own' },
  ...{ 'device-code': 'own', 'device-join': 'own', 'device-out': 'own', recovery: 'own', keep: 'own' },
  ...{ tell: 'own', 'tell-mail': 'own', 'tell-confirm': 'own', untell: 'own', mute: 'own', feed: 'own' },
  forget: 'own',
};

/** Requests that should have been made at each moment, and were not. */
export const unasked = ({ lines }: Heard): string[] => {
  const made = new Set(lines.map(({ of }) => of));
  return Object.entries(COMPARED).flatMap(([name, how]) =>
    how === 'asked' && !made.has(name) ? [name] : [],
  );
};

/** What people ask of a table and of themselves while a match is under way. */
const askBesides = async (c: Looker, table: string): Promise<void> => {
  for (const what of ['friends', 'told', 'devices'] as const) await c.ask(what, {});
  await c.ask('hello', { protocol: 1 });
  for (const what of ['back', 'take-lead'] as const) await c.ask(what, { table });
  await c.ask('hear', { table, heard: false });
  await c.ask('lock', { table, locked: false });
  await c.ask('late', { table, late: 'ask' });
  await c.ask('salt', { table, salt: 'nonsense' });
  await c.ask('seat', { table, seat: 'p1', as: { kind: 'open' } });
  for (const seat of ['p1', 'p2', undefined]) await c.ask('ask-seat', { table, ...(seat && { seat }) });
  await c.ask('admit', { table, who: 'nonsense', admit: true });
  await c.ask('hand-over', { table, seat: 'p9' });
  await c.ask('say', { table, text: 'nonsense' });
};

/** Asks for everything that somebody may ask for without changing the match. */
export const askAll = async (hall: Hall, c: Looker, table: string, counted: Counted): Promise<void> => {
  const snapshot = await c.must('watch', { table });
  const { n, mine } = snapshot;
  // While cards are chosen, a bot that is asked for something else would choose once more.
  if (!hall.service.live.get(table)?.match?.run.now.stage) await talk(c, table, snapshot, counted);
  for (const at of new Set([n, n - 1, n - 9, 0, n + 1])) if (at >= 0) await c.ask('past', { table, n: at });
  const q = mine?.q ?? 0;
  for (let i = 0; i < 2; i++) if (await c.ask('guess', { table, q })) counted.guesses++;
  for (const a of triedAt(mine)) await c.ask('probe', { table, q, step: mine?.step ?? 0, a });
  const refused = [
    (mine?.options ?? []).find(o => o.refusal)?.answer ?? 'nonsense',
    ['nonsense', 'nonsense'],
  ];
  for (const a of refused) {
    await c.ask('answer', { table, q, a: mine?.kind === 'many' && typeof a === 'string' ? [a] : a });
    await c.ask('answer', { table, q: q + 1, a });
  }
  for (const after of [0, 7]) await c.ask('glance', { table, after });
  for (const what of ['list', 'campaigns', 'running', 'history', 'mine']) await c.ask(what as 'list', {});
  for (const what of ['record', 'rematch', 'start']) await c.ask(what as 'record', { table });
  await c.ask('undo', { table, to: 1_000_000 });
  await c.ask('agree', { table, to: 1, agree: true });
  await c.ask('wish', { table, wish: 'nonsense', on: true });
  await c.ask('mean', { table, saying: 'nonsense' });
  await c.ask('bring', { table, option: 'nonsense', data: {} });
  await askBesides(c, table);
};

/** How a match is looked at. */
export interface Looking {
  readonly who: Who;
  /** So many moments are looked at closely, the last ones of the match that is played. */
  readonly moments: number;
  /** Seats that bots play. */
  readonly bots?: readonly Seat[];
}

/** What reached somebody, and how much of it there was. */
export interface Heard {
  readonly lines: readonly { readonly of: string; readonly text: string }[];
  readonly moments: number;
  readonly guesses: number;
  readonly words: number;
}

/** Plays a match that was dealt at a table, and gives back all that reached one who looks on. */
export const heardOf = async (
  playable: Playable,
  deal: Deal<unknown>,
  secret: number,
  { who, moments, bots = [] }: Looking,
): Promise<Heard> => {
  const hall = new Hall([playable], secret, () => deal);
  const seats = playable.game.seats(deal.options as Record<string, unknown>);
  const people = new Map(
    seats.filter(seat => !bots.includes(seat)).map(seat => [seat, new Looker(hall.service, `name-${seat}`)]),
  );
  const host = [...people.values()][0] as Looker;
  const mine = (who !== 'spectator' && people.get(who)) || new Looker(hall.service, 'stranger');
  const { table, links } = await host.must('create', {
    game: playable.game.id,
    options: deal.options as Options,
    seats: seats.map(seat =>
      bots.includes(seat)
        ? { kind: 'bot', level: 'greedy' }
        : { kind: people.get(seat) === host ? 'me' : 'open' },
    ),
    chat: true,
  });
  for (const [seat, c] of people) if (c !== host) await c.must('join', { table, token: links[seat] });
  for (const [name, field] of optionFields(playable.game.options))
    for (const [seat, c] of field.kind === 'brought' ? people : [])
      await c.must('bring', { table, option: name, data: (deal.options as Brought)[name]?.[seat] });
  if (people.size > 1 || hall.service.live.get(table)?.known?.phase === 'open')
    await host.ask('start', { table });
  const asking = new Looker(hall.service, who === 'spectator' ? 'stranger' : `name-${who}`);
  await mine.must('watch', { table, changes: true });
  const counted = { guesses: 0, words: 0 };
  let looked = 0;
  for (const [i, { seat, a }] of deal.given.entries()) {
    await hall.play(table, seat, a, people);
    if (deal.given.length - i > moments) continue;
    looked++;
    await askAll(hall, asking, table, counted);
    await asking.ask('unwatch', { table });
  }
  await hall.tellAll();
  if (hall.faults.length > 0) throw hall.faults[0];
  const notices = hall.told.map(n => ({ of: 'told', text: read(n) }));
  const lines = [...mine.lines, ...asking.lines, ...notices];
  for (const c of [...people.values(), mine, asking]) c.close();
  await hall.service.close();
  return { lines, moments: looked, ...counted };
};

/** Where two texts part. */
const apart = (a: string, b: string): string => {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return `…${a.slice(Math.max(0, i - 160), i + 120)}…\n…${b.slice(Math.max(0, i - 20), i + 120)}…`;
};

/** What of two matches told them apart; undefined if every byte is the same. */
export const toldApart = (one: Heard, two: Heard): string | undefined => {
  for (const [i, line] of one.lines.entries()) {
    const there = two.lines[i];
    if (there?.of !== line.of) return `line ${i}: ${line.of} here, ${there?.of ?? 'nothing'} there`;
    if (there.text !== line.text) return `line ${i}, ${line.of}: ${apart(line.text, there.text)}`;
  }
  return one.lines.length < two.lines.length
    ? `more lines in the second: ${two.lines[one.lines.length]?.of}`
    : undefined;
};
