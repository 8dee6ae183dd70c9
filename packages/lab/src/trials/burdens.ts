import { quickDice } from '@potyczka/kernel';
import { type MatchRecord, type OneAsk, Run, seedOf } from '@potyczka/kernel/run';
import type { Client } from '@potyczka/server/fixtures';
import { GAMES } from '@potyczka/server/registry';
import type { Now, RequestName } from '@potyczka/table';
import { beginningOf } from './beginning.js';
import type { Gang, Next, Page } from './gang.js';
import { largeCampaign } from './large-campaign.js';
import { anyAnswer } from './player.js';
import { comes } from './trial.js';

/**
 * Every kind of request, as dear as one address can make it. A request that the protocol gets has to be here: it
 * does not compile without.
 */
export type Burden = (gang: Gang) => Promise<Next>;

const gameOf = (id: string) => {
  const found = GAMES.find(({ game }) => game.id === id);
  if (!found) throw new Error(`there is no game ${id}`);
  return found.game;
};

const ADRENALINE = 'adrenaline';
const GLOOMHAVEN = 'gloomhaven';
const LEGION = 'legion';
const SMALL = { game: 'tic-tac-toe', options: {}, hidden: true } as const;
const TOKEN = 'nobody-was-ever-given-this-word';
/** So much may somebody bring: less than a message may have, for its frame. */
const LARGE_BYTES = 1_900_000;
const NAME = 'x'.repeat(24);
const TEXT = 'What is said is as long as it may be. '.repeat(7);

/** What is as large as it may be is sent by two alone: that is more than is let, and writing it takes our own time. */
const isOneOfTwo = ({ person, nth }: Page): boolean => person < 2 && nth === 0;

// ---- tables to ask about

/** A table that waits for a second player, for each person. */
const ownTables = async (gang: Gang): Promise<readonly string[]> => {
  const tables: string[] = [];
  for (const { client, nth } of gang.pages) {
    if (nth > 0) continue;
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    tables.push((await gang.patiently(client, 'create', { ...SMALL, seats, chat: true })).table);
  }
  return tables;
};

/** Asks about the table of whoever asks. */
const ofOwn =
  (ask: (table: string, page: Page, nth: number) => ReturnType<Next>): Burden =>
  async gang => {
    const tables = await ownTables(gang);
    return (page, nth) => ask(tables[page.person] as string, page, nth);
  };

/** A page at a table with bots, and what it is shown there. */
class Seated {
  now: Now | undefined;

  constructor(
    readonly client: Client,
    readonly table: string,
  ) {}

  async look(gang: Gang): Promise<void> {
    const { client, table } = this;
    const before = client.onPush;
    client.onPush = p => {
      before?.(p);
      if (p.push === 'news' && p.table === table) this.now = p.now;
    };
    this.now = await gang.patiently(client, 'watch', { table, changes: true });
  }
}

const begun = async (
  gang: Gang,
  client: Client,
  game: string,
  more: { readonly chat?: boolean } = {},
): Promise<string> => {
  const { wanted, brings } = beginningOf(gameOf(game) as never);
  const { table } = await gang.patiently(client, 'create', { ...wanted, ...more });
  const isOpen = (await gang.patiently(client, 'watch', { table })).info.phase === 'open';
  if (!isOpen) return table;
  for (const [i] of wanted.seats.entries())
    for (const each of brings(i))
      await gang.patiently(client, 'bring', { table, seat: `p${i + 1}`, ...each });
  await gang.patiently(client, 'start', { table });
  return table;
};

/** A match against bots for each person; all of their pages look at it, and everybody's at the first. */
const matches = async (
  gang: Gang,
  game: string,
  more?: { readonly chat?: boolean },
): Promise<ReadonlyMap<Page, Seated>> => {
  const seated = new Map<Page, Seated>();
  const tables: string[] = [];
  for (const page of gang.pages) {
    tables[page.person] ??= await begun(gang, page.client, game, more);
    const mine = new Seated(page.client, tables[page.person] as string);
    await mine.look(gang);
    seated.set(page, mine);
    if (page.person > 0)
      await gang.patiently(page.client, 'watch', { table: tables[0] as string, changes: true });
  }
  return seated;
};

/** Two people and bots at each table, so that somebody on my side can be told something, and waits for me. */
const pairs = async (gang: Gang, game: string): Promise<ReadonlyMap<Page, Seated>> => {
  const seated = new Map<Page, Seated>();
  const { wanted } = beginningOf(gameOf(game) as never);
  const seats = wanted.seats.map((each, i) => (i === 1 ? ({ kind: 'open' } as const) : each));
  const tables: string[] = [];
  for (const page of gang.pages) {
    const pair = Math.floor(page.person / 2);
    if (page.nth === 0 && page.person % 2 === 0) {
      const { table, links } = await gang.patiently(page.client, 'create', { ...wanted, seats });
      const other = gang.pages.find(p => p.person === page.person + 1)?.client;
      if (other) await gang.patiently(other, 'join', { table, token: links.p2 as string });
      await gang.patiently(page.client, 'start', { table });
      tables[pair] = table;
    }
    const mine = new Seated(page.client, tables[pair] as string);
    await mine.look(gang);
    seated.set(page, mine);
  }
  return seated;
};

const answerOf = ({ now, table }: Seated) => {
  const a = now?.mine ? anyAnswer(now.mine) : undefined;
  return a === undefined || !now?.mine
    ? undefined
    : (['answer', { table, q: now.mine.q, step: now.mine.step, a }] as const);
};

/** Answers at random until everybody is asked something of a kind. */
const untilAsked = async (
  gang: Gang,
  seated: ReadonlyMap<Page, Seated>,
  isIt: (mine: NonNullable<Now['mine']>) => boolean,
): Promise<void> => {
  for (const [page, mine] of seated) {
    if (page.nth > 0) continue;
    for (let n = 0; n < 200 && !(mine.now?.mine && isIt(mine.now.mine)); n++) {
      const q = mine.now?.n;
      const ask = answerOf(mine);
      if (ask) await gang.patiently(mine.client, ...ask).catch(() => undefined);
      await comes(() => mine.now?.n !== q || mine.now?.mine !== null, 5000, 10);
    }
  }
};

/** Asks about the match of whoever asks. */
const ofMatch =
  (
    game: string,
    ask: (mine: Seated, page: Page, nth: number) => ReturnType<Next>,
    prepare?: (gang: Gang, seated: ReadonlyMap<Page, Seated>) => Promise<void>,
    more?: { readonly chat?: boolean },
  ): Burden =>
  async gang => {
    const seated = await matches(gang, game, more);
    await prepare?.(gang, seated);
    return (page, nth) => ask(seated.get(page) as Seated, page, nth);
  };

/** A whole match of a large game, played at random. */
const longRecord = (): MatchRecord => {
  const game = gameOf(ADRENALINE);
  const { options } = beginningOf(game as never).wanted;
  const run = new Run(game as never, options as never, { seed: seedOf(3) });
  const dice = quickDice(3);
  while (run.result === undefined) {
    const { seat } = run.now.asks[0] as OneAsk;
    const legal = run.now.legal(seat);
    run.answer(seat, run.q, legal[dice.below(legal.length)]);
  }
  return run.record(true);
};

/** Asks about a long match that is over, which the first person has brought. */
const ofLong =
  (ask: (table: string, entries: number, nth: number, page: Page) => ReturnType<Next>): Burden =>
  async gang => {
    const record = longRecord();
    const { table } = await gang.patiently(gang.first, 'import', { record });
    return (page, nth) => ask(table, record.entries.length, nth, page);
  };

// ---- campaigns to ask about

const bring = () => ({
  game: GLOOMHAVEN,
  name: 'A long one',
  chairs: 9,
  options: {},
  chapters: [...largeCampaign(LARGE_BYTES)],
});

/** A campaign of two megabytes, in which everybody has a chair. */
const largeOne = async (gang: Gang): Promise<string> => {
  const { campaign } = await gang.patiently(gang.first, 'campaign-begin', bring());
  const links = Object.values((await gang.patiently(gang.first, 'campaign', { campaign })).info.links ?? {});
  for (const { client, person, nth } of gang.pages) {
    const token = links[person - 1];
    if (nth === 0 && token) await gang.patiently(client, 'campaign-join', { campaign, token });
  }
  return campaign;
};

const ofCampaign =
  (ask: (campaign: string, page: Page, nth: number, gang: Gang) => ReturnType<Next>): Burden =>
  async gang => {
    const campaign = await largeOne(gang);
    return (page, nth) => ask(campaign, page, nth, gang);
  };

/** Leaves a chair and takes it again, with the link that whoever leads the campaign is shown. */
const comeAndGo: Burden = async gang => {
  const campaign = await largeOne(gang);
  return async ({ client, person }, nth) => {
    if (person === 0) return undefined;
    if (nth % 2 === 0) return ['campaign-leave', { campaign }];
    const { links = {} } = (await gang.patiently(gang.first, 'campaign', { campaign })).info;
    const [token = TOKEN] = Object.values(links);
    await client.ask('campaign-join', { campaign, token });
    return undefined;
  };
};

const strikeOut: Burden = async gang => {
  const campaign = await largeOne(gang);
  let chapter = (await gang.patiently(gang.first, 'campaign', { campaign })).n;
  return ({ person }) => {
    if (person > 0 || chapter === 0) return undefined;
    return ['campaign-strike', { campaign, chapter: chapter-- }];
  };
};

/** Everybody asks for a bot's seat of the first one's match, and takes that back. */
const askForSeats: Burden = async gang => {
  const seated = await matches(gang, ADRENALINE);
  const [mine] = seated.values();
  const table = mine?.table as string;
  return ({ person }, nth) => {
    if (person === 0) return undefined;
    return nth % 2 === 0 ? ['ask-seat', { table, seat: 'p2' }] : ['ask-seat', { table }];
  };
};

const [first] = GAMES;
const DEAREST = first ? beginningOf(first.game as never).wanted : SMALL;

/** Asks about the people with whom somebody has played: all of them sat at many tables of two. */
const ofFriends =
  (ask: (table: string, friend: string, nth: number) => ReturnType<Next>): Burden =>
  async gang => {
    const tables = await ownTables(gang);
    const other = gang.pages.find(p => p.person === 1)?.client;
    for (let k = 0; k < 20 && other; k++) {
      const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
      const { table, links } = await gang.patiently(gang.first, 'create', { ...SMALL, seats });
      await gang.patiently(other, 'join', { table, token: links.p2 as string });
      await gang.patiently(gang.first, 'start', { table });
    }
    const { friends } = await gang.patiently(gang.first, 'friends', {});
    const friend = friends[0]?.friend ?? TOKEN;
    return ({ person }, nth) => ask(tables[person] as string, friend, nth);
  };

export const BURDENS: { readonly [K in RequestName]: Burden } = {
  hello: async () => (_, nth) => ['hello', { protocol: 1, name: `${NAME.slice(6)}${nth}` }],
  list: ofOwn(() => ['list', {}]),
  create: async () => () => ['create', { ...DEAREST, seats: [...('seats' in DEAREST ? DEAREST.seats : [])] }],
  join: ofOwn((table, _, nth) => ['join', { table, name: `${NAME.slice(6)}${nth}` }]),
  seat: ofOwn((table, _, nth) => [
    'seat',
    { table, seat: 'p2', as: nth % 2 ? { kind: 'open' } : { kind: 'bot', level: 'random' } },
  ]),
  lock: ofOwn((table, _, nth) => ['lock', { table, locked: nth % 2 === 0 }]),
  hear: ofOwn((table, _, nth) => ['hear', { table, heard: nth % 2 === 0 }]),
  late: ofOwn((table, _, nth) => ['late', { table, late: nth % 2 === 0 ? 'free' : 'ask' }]),
  'ask-seat': askForSeats,
  admit: ofOwn((table, _, nth) => ['admit', { table, who: TOKEN, admit: nth % 2 === 0 }]),
  'hand-over': ofOwn(table => ['hand-over', { table, seat: 'p1' }]),
  'take-lead': ofOwn(table => ['take-lead', { table }]),
  start: ofOwn(table => ['start', { table }]),
  bring: async gang => {
    const { wanted, brings } = beginningOf(gameOf(LEGION) as never);
    const [army] = brings(0);
    if (!army) throw new Error('nobody brings anything');
    const tables: string[] = [];
    for (const { client, person, nth } of gang.pages)
      if (nth === 0) {
        const seats = wanted.seats.map((each, i) => (i === 1 ? ({ kind: 'open' } as const) : each));
        tables[person] = (await gang.patiently(client, 'create', { ...wanted, seats })).table;
      }
    return ({ person }) => ['bring', { table: tables[person] as string, ...army }];
  },
  salt: ofOwn((table, _, nth) => ['salt', { table, salt: `${nth}` }]),
  watch: ofLong(table => ['watch', { table, changes: true }]),
  unwatch: ofLong((table, _, nth) =>
    nth % 2 ? ['unwatch', { table }] : ['watch', { table, changes: true }],
  ),
  past: ofLong((table, entries, nth) => ['past', { table, n: (nth * 131) % entries }]),
  answer: ofMatch(ADRENALINE, mine => answerOf(mine) as ReturnType<Next>),
  probe: ofMatch(
    LEGION,
    ({ now, table }) => {
      const mine = now?.mine;
      const a = mine ? (mine.options.find(o => !o.refusal)?.answer ?? anyAnswer(mine)) : undefined;
      return mine && a !== undefined ? ['probe', { table, q: mine.q, step: mine.step, a }] : undefined;
    },
    (gang, seated) => untilAsked(gang, seated, mine => mine.kind === 'place' || mine.kind === 'places'),
  ),
  guess: ofMatch(
    LEGION,
    ({ now, table }) => (now?.mine ? ['guess', { table, q: now.mine.q }] : undefined),
    (gang, seated) => untilAsked(gang, seated, mine => mine.odds),
  ),
  retract: async gang => {
    const seated = await pairs(gang, GLOOMHAVEN);
    return page => {
      const mine = seated.get(page) as Seated;
      if (page.person % 2 === 1 || page.nth > 0) return undefined;
      return mine.now?.canRetract ? ['retract', { table: mine.table }] : (answerOf(mine) as ReturnType<Next>);
    };
  },
  undo: ofMatch(ADRENALINE, mine => {
    const to = mine.now?.undo?.free.at(-1);
    return to === undefined ? (answerOf(mine) as ReturnType<Next>) : ['undo', { table: mine.table, to }];
  }),
  agree: ofMatch(ADRENALINE, ({ table }) => ['agree', { table, to: 0, agree: true }]),
  resign: ofOwn((table, _, nth) => (nth % 2 ? ['join', { table, seat: 'p1' }] : ['resign', { table }])),
  back: ofMatch(ADRENALINE, ({ table }) => ['back', { table }]),
  say: ofMatch(ADRENALINE, ({ table }) => ['say', { table, text: TEXT }], undefined, { chat: true }),
  wish: ofMatch(GLOOMHAVEN, ({ now, table }, _, nth) => {
    const wish = now?.company?.wishes[0];
    const about = wish?.about?.[0]?.element;
    return (
      wish && ['wish', { table, wish: wish.id, on: nth % 2 === 0, ...(about !== undefined && { about }) }]
    );
  }),
  mean: async gang => {
    const seated = await pairs(gang, GLOOMHAVEN);
    return (page, nth) => {
      const { now, table } = seated.get(page) as Seated;
      const saying = now?.company?.sayings[nth % 2]?.id;
      return ['mean', { table, ...(saying !== undefined && { saying }) }];
    };
  },
  record: ofLong(table => ['record', { table }]),
  import: async () => {
    const record = longRecord();
    return page => (isOneOfTwo(page) ? ['import', { record }] : undefined);
  },
  rematch: ofLong((table, _, __, { person }) => (person === 0 ? ['rematch', { table }] : undefined)),
  campaigns: ofCampaign(() => ['campaigns', {}]),
  campaign: ofCampaign(campaign => ['campaign', { campaign }]),
  'campaign-begin': async () => {
    const brought = bring();
    return page => (isOneOfTwo(page) ? ['campaign-begin', brought] : undefined);
  },
  'campaign-join': ofCampaign(campaign => ['campaign-join', { campaign, token: TOKEN }]),
  'campaign-agree': ofCampaign((campaign, _, nth) => [
    'campaign-agree',
    { campaign, standIn: nth % 2 === 0 },
  ]),
  'campaign-leave': comeAndGo,
  'campaign-play': ofCampaign(campaign => ['campaign-play', { campaign, offer: 't1/visit' }]),
  'campaign-strike': strikeOut,
  'campaign-chapters': ofCampaign((campaign, { person }) =>
    person === 0 ? ['campaign-chapters', { campaign }] : undefined,
  ),
  devices: ofOwn((_, __, nth) => ['devices', { called: `${NAME}${nth}` }]),
  'device-code': ofOwn(() => ['device-code', {}]),
  'device-join': ofOwn((_, __, nth) => ['device-join', { code: `AAAA-${1000 + (nth % 9000)}`, sure: true }]),
  'device-out': ofOwn(() => ['device-out', { device: TOKEN }]),
  recovery: ofOwn(() => ['recovery', {}]),
  keep: ofOwn((_, { nth }, k) => ['keep', { what: `thing-${(k + nth) % 8}`, text: TEXT.repeat(40) }]),
  friends: ofFriends(() => ['friends', {}]),
  invite: ofFriends((table, friend) => ['invite', { table, friend }]),
  block: ofFriends((_, friend, nth) => ['block', { friend, on: nth % 2 === 0 }]),
  running: ofFriends(() => ['running', {}]),
  glance: ofLong(table => ['glance', { table }]),
  history: ofFriends(() => ['history', {}]),
  mine: ofFriends(() => ['mine', {}]),
  told: ofOwn(() => ['told', {}]),
  tell: ofOwn((_, { person, nth }, k) => [
    'tell',
    {
      to: {
        way: 'push',
        endpoint: `https://push.example.org/${person}/${nth}/${k}/${'x'.repeat(800)}`,
        p256dh: 'k'.repeat(87),
        auth: 'a'.repeat(22),
      },
      about: ['turn', 'undo', 'invited', 'chat', 'clock'],
      lang: 'pl',
    },
  ]),
  'tell-mail': ofOwn((_, { person }, k) => [
    'tell-mail',
    { address: `${person}.${k}@example.org`, about: ['turn'], lang: 'pl' },
  ]),
  'tell-confirm': ofOwn((_, __, k) => ['tell-confirm', { code: `AAAA-${1000 + (k % 9000)}` }]),
  untell: ofOwn((_, __, k) => ['untell', { target: `${TOKEN}-${k}` }]),
  mute: ofOwn((table, _, k) => ['mute', { table, on: k % 2 === 0 }]),
  feed: ofOwn(() => ['feed', { on: true }]),
  // Whoever is forgotten is cut off: there is nothing left to ask twice.
  forget: ofOwn((_, { person, nth }, k) =>
    person === 0 || nth > 0 || k > 0 ? ['running', {}] : ['forget', { sure: true }],
  ),
};
