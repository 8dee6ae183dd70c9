import type { MatchRecord } from '@potyczka/kernel/run';
import { PROTOCOL } from '@potyczka/table';
import type { QuietWorld } from './quiet-world.js';
import { type Person, Recorder } from './recorder.js';

/** What was said in each scene, and what the scenes show. */
export interface Scenes {
  readonly of: ReadonlyMap<string, string>;
  readonly requests: ReadonlySet<string>;
  readonly problems: ReadonlySet<string>;
}

const TIC_TAC_TOE = { game: 'tic-tac-toe', options: {} } as const;
const ME_AND_ANOTHER = [{ kind: 'me' }, { kind: 'open' }] as const;

/** A campaign of two evenings, of which one is struck out. */
const playCampaign = async (
  [ann, bob, eve]: readonly [Person, Person, Person],
  end: (name: string) => void,
): Promise<void> => {
  const series = { game: 'tic-tac-toe', name: 'Rainy days', chairs: 2, options: { most: 3 } };
  const { campaign } = await ann.ask('campaign-begin', series);
  end('campaign-begin');
  const { mine } = await ann.silently('campaigns', {});
  const token = mine[0]?.links?.p2 as string;
  await bob.ask('campaign-join', { campaign, token, name: 'Bob' });
  await bob.ask('campaign-agree', { campaign, standIn: false });
  end('campaign-join');
  await bob.silently('campaign', { campaign });
  const { table } = await ann.ask('campaign-play', { campaign, offer: 'a-game' }, { hear: [[bob, []]] });
  end('campaign-play');
  for (const [i, a] of ['0', '3', '1', '4', '2'].entries())
    await (i % 2 ? bob : ann).silently('answer', { table, q: i, a });
  await ann.ask('campaign', { campaign });
  end('campaign');
  await bob.ask('campaigns', {});
  end('campaigns');
  const kept = await ann.ask('campaign-chapters', { campaign });
  end('campaign-chapters');
  const forged = kept.chapters.map(each => ({ ...each, from: 'another moment' }));
  await eve.ask('campaign-begin', { ...series, chapters: forged });
  await ann.ask('campaign-strike', { campaign, chapter: 1 }, { hear: [[bob, []]] });
  await bob.ask('campaign-leave', { campaign });
  end('campaign-strike');
};

/** Who takes part in a scene, what writes it down, and what ends it. */
interface Cast {
  readonly r: Recorder;
  readonly world: QuietWorld;
  readonly ann: Person;
  readonly bob: Person;
  readonly eve: Person;
  end(name: string): void;
}

/** Two people sit down at a table. */
const sitDown = async ({ r, ann, bob, end }: Cast): Promise<string> => {
  await ann.ask('hello', { protocol: PROTOCOL, name: 'Ann' });
  end('hello');
  const made = await ann.ask('create', { ...TIC_TAC_TOE, seats: [...ME_AND_ANOTHER] });
  const { table } = made;
  end('create');
  await bob.ask('list', {});
  end('list');
  await bob.ask('join', { table, token: made.links.p2 as string, name: 'Bob' }, { hear: [[bob, []]] });
  end('join');
  await bob.ask('salt', { table, salt: 'rain on the roof' });
  end('salt');
  await ann.ask('start', { table });
  end('start');
  await bob.ask('watch', { table });
  end('watch');
  await ann.ask('watch', { table }, { value: ['n', 'mine'] });
  r.take();
  return table;
};

/** Answers, and what is said to those that are not taken. */
const playOn = async ({ r, ann, bob, eve, end }: Cast, table: string): Promise<void> => {
  await ann.ask('answer', { table, q: 0, a: '4' }, { hear: [[bob, ['n', 'view', 'mine']]] });
  end('answer');
  await bob.ask('probe', { table, q: 1, a: '4' });
  await bob.ask('probe', { table, q: 1, a: '0' });
  end('probe');
  await bob.ask('answer', { table, q: 1, a: '4' });
  await bob.ask('answer', { table, q: 0, a: '0' });
  await ann.ask('answer', { table, q: 1, a: '0' });
  await eve.ask('answer', { table, q: 1, a: '0' });
  await eve.ask('watch', { table: 'no-such-table' });
  await eve.ask('join', { table });
  await bob.send({ id: 20, do: 'answer', table, q: 'one', a: '0' });
  end('refusals');

  await bob.ask('answer', { table, q: 1, a: '0' }, { isLost: true });
  r.note('the connection breaks before the answer comes; bob connects again with his cookie');
  bob.reconnect();
  await bob.ask('watch', { table }, { value: ['n', 'open', 'mine'] });
  r.note('n has grown and nothing is asked of bob: the answer had arrived. Sent again it does no harm:');
  await bob.ask('answer', { table, q: 1, a: '0' });
  end('lost');
};

/** What is taken back, freely and by consent. */
const takeBack = async ({ r, ann, bob, end }: Cast, table: string): Promise<void> => {
  await bob.ask('undo', { table, to: 2 }, { hear: [[ann, ['n', 'view', 'open']]] });
  end('undo');
  await bob.ask('answer', { table, q: 3, a: '8' });
  r.take();
  await ann.ask('undo', { table, to: 1 }, { hear: [[bob, ['n', 'undoAsked']]] });
  await bob.ask('agree', { table, to: 1, agree: true }, { hear: [[ann, ['n', 'view', 'undoAsked']]] });
  end('agree');
  await ann.ask('say', { table, text: 'hello' });
  await ann.ask('record', { table });
  end('not-yet');
};

/** The end of a match, its record, and another one. */
const endMatch = async ({ r, ann, bob, eve, end }: Cast, table: string): Promise<void> => {
  for (const [i, a] of ['0', '3', '1', '4'].entries())
    await (i % 2 ? bob : ann).silently('answer', { table, q: 5 + i, a });
  await ann.ask('answer', { table, q: 9, a: '2' }, { hear: [[bob, ['n', 'seal', 'seed', 'result']]] });
  end('over');
  await ann.ask('past', { table, n: 7 });
  end('past');
  const { record } = await ann.ask('record', { table });
  end('record');
  await eve.ask('import', { record }, { without: 'record' });
  r.note('the same record with another seed');
  const forged = { ...(record as MatchRecord), seed: '0'.repeat(64) };
  await eve.ask('import', { record: forged }, { without: 'record' });
  end('import');
  const again = await ann.ask('rematch', { table });
  await bob.ask('rematch', { table });
  end('rematch');

  await ann.silently('start', { table: again.table });
  await ann.silently('watch', { table: again.table });
  await ann.silently('answer', { table: again.table, q: 0, a: '4' });
  await bob.ask('watch', { table: again.table, changes: true }, { value: ['n', 'view', 'version'] });
  await bob.ask('answer', { table: again.table, q: 1, a: '0' }, { hear: [[bob, []]] });
  end('changes');
  await bob.ask('resign', { table: again.table }, { hear: [[ann, ['n', 'info', 'view']]] });
  end('resign');
};

/** A table with a lock, a chat and somebody who goes away. */
const shareRoom = async ({ world, ann, bob, eve, end }: Cast): Promise<void> => {
  const { table: room, links } = await ann.silently('create', {
    ...TIC_TAC_TOE,
    seats: [...ME_AND_ANOTHER],
    chat: true,
    hidden: true,
    awayMinutes: 1,
  });
  await ann.ask('lock', { table: room, locked: true });
  await bob.ask('join', { table: room });
  end('lock');
  await ann.ask('seat', { table: room, seat: 'p2', as: { kind: 'bot', level: 'greedy' } });
  await ann.ask('seat', { table: room, seat: 'p2', as: { kind: 'open' } });
  await bob.ask('join', { table: room, token: links.p2 as string });
  end('seat');
  const opened = await ann.silently('list', {});
  const fresh = opened.mine.find(t => t.table === room)?.links?.p2;
  await bob.silently('join', { table: room, token: fresh as string });
  await ann.silently('start', { table: room });
  await ann.silently('watch', { table: room });
  await bob.silently('watch', { table: room });
  await ann.ask('say', { table: room, text: 'Good luck!' }, { hear: [[bob, []]] });
  end('say');
  await eve.silently('watch', { table: room });
  await eve.ask('say', { table: room, text: 'Go on!' });
  await ann.ask('hear', { table: room, heard: true });
  await eve.ask('say', { table: room, text: 'Go on!' }, { hear: [[bob, []]] });
  end('hear');
  await bob.ask('unwatch', { table: room }, { hear: [[ann, ['info']]] });
  end('unwatch');
  await ann.silently('answer', { table: room, q: 0, a: '0' });
  await world.pass(61_000);
  await bob.ask('back', { table: room }, { hear: [[ann, ['n', 'info']]] });
  end('back');
};

/** Somebody comes while a match is under way; the host hands the table over. */
const comeLate = async ({ r, ann, bob, eve, end }: Cast): Promise<void> => {
  const { table } = await ann.silently('create', {
    ...TIC_TAC_TOE,
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
  });
  await ann.silently('watch', { table });
  await bob.silently('watch', { table });
  await bob.ask('join', { table, seat: 'p2' });
  await bob.ask('ask-seat', { table, seat: 'p2' }, { hear: [[ann, ['info']]] });
  const { mine } = await ann.silently('list', {});
  const who = mine.find(t => t.table === table)?.asking?.[0]?.who as string;
  await ann.ask('admit', { table, who, admit: true }, { hear: [[bob, ['info', 'mine']]] });
  r.note('from now on anybody may sit down where a bot plays');
  await ann.ask('late', { table, late: 'free' });
  end('late');
  await eve.ask('hand-over', { table, seat: 'p2' });
  await bob.ask('take-lead', { table });
  await ann.ask('hand-over', { table, seat: 'p2' }, { hear: [[bob, ['info']]] });
  end('lead');
};

/** Secrets, several questions at once, and what each brings. */
const holdCards = async ({ ann, bob, end }: Cast): Promise<void> => {
  const { table: cards, links: others } = await ann.silently('create', {
    game: 'ambush',
    options: { players: 2 },
    seats: [...ME_AND_ANOTHER],
  });
  await bob.silently('join', { table: cards, token: others.p2 as string });
  await ann.silently('start', { table: cards });
  const { mine } = await ann.ask('watch', { table: cards }, { value: ['n', 'view', 'open', 'mine', 'log'] });
  end('secrets');
  const { mine: hers } = await bob.silently('watch', { table: cards });
  const a = mine?.options[0]?.key as string;
  await ann.ask('answer', { table: cards, q: 0, a }, { hear: [[ann, ['n', 'open', 'mine', 'canRetract']]] });
  await ann.ask('retract', { table: cards }, { hear: [[ann, ['n', 'canRetract']]] });
  end('retract');
  if (!hers) throw new Error('both are asked at once');
  const field = { points: 6, field: { name: 'the ford', rounds: 2 } };
  const meeting = { game: 'muster', options: field, seats: [...ME_AND_ANOTHER] };
  const { table: ford } = await ann.silently('create', meeting);
  await ann.ask('bring', { table: ford, option: 'armies', data: { units: ['riders', 'captain'] } });
  await ann.ask('bring', { table: ford, option: 'armies', data: { units: ['riders', 'riders'] } });
  end('bring');
};

/** Two people and a bot on one side tell each other what they mean to do. */
const talk = async ({ ann, bob, end }: Cast): Promise<void> => {
  const { table, links } = await ann.silently('create', {
    game: 'ambush',
    options: { players: 3 },
    seats: [...ME_AND_ANOTHER, { kind: 'bot', level: 'greedy' }],
  });
  await bob.silently('join', { table, token: links.p2 as string });
  await ann.silently('start', { table });
  await ann.silently('watch', { table });
  await bob.silently('watch', { table });
  await ann.ask('mean', { table, saying: 'early' }, { hear: [[bob, ['company']]] });
  end('mean');
  await ann.ask('wish', { table, wish: 'low', on: true }, { hear: [[ann, ['n', 'company']]] });
  end('wish');
};

/** Somebody imagines what lies face down, before they shoot. */
const imagine = async ({ ann, end }: Cast): Promise<void> => {
  const bot = { kind: 'bot', level: 'random' } as const;
  const seats = [{ kind: 'me' } as const, bot, bot, bot];
  const { table } = await ann.silently('create', { game: 'shots', options: { aim: 10 }, seats });
  await ann.ask('watch', { table }, { value: ['view', 'mine'] });
  await ann.ask('guess', { table, q: 0 });
  end('guess');
};

/** Another device becomes Ann's, and is signed out. */
const joinDevices = async ({ r, ann, eve, end }: Cast): Promise<void> => {
  await ann.ask('devices', { called: 'Firefox, Linux' });
  const { code } = await ann.ask('device-code', {});
  await eve.ask('device-join', { code: code.toLowerCase() });
  await eve.ask('device-join', { code, sure: true, called: 'Chrome, Android' });
  r.note('a code is good for one device');
  await eve.ask('device-join', { code, sure: true });
  const { devices } = await ann.silently('devices', {});
  const other = devices.find(d => !d.mine)?.device as string;
  await ann.ask('device-out', { device: other });
  end('devices');
  await ann.ask('recovery', {});
  end('recovery');
  await ann.ask('keep', { what: 'army-of-friday', text: '{"name":"Friday"}' });
  end('keep');
};

/** People who have played together: one invites the other by name. */
const inviteAgain = async ({ ann, bob, end }: Cast): Promise<void> => {
  const { friends } = await ann.ask('friends', {});
  const { table } = await ann.silently('create', {
    ...TIC_TAC_TOE,
    seats: [...ME_AND_ANOTHER],
    hidden: true,
  });
  const friend = friends.find(f => f.name === 'Bob')?.friend as string;
  await ann.ask('invite', { table, friend });
  await bob.ask('join', { table });
  const hers = (await bob.silently('friends', {})).friends[0]?.friend as string;
  await bob.ask('block', { friend: hers, on: true });
  const next = await ann.silently('create', { ...TIC_TAC_TOE, seats: [...ME_AND_ANOTHER], hidden: true });
  await ann.ask('invite', { table: next.table, friend });
  end('friends');
};

/** Ann wants to be told what happens while she is away. */
const beTold = async ({ world, ann, end }: Cast): Promise<void> => {
  const about = ['turn', 'invited'] as const;
  const endpoint = 'https://push.example.org/of-this-device';
  const keys = { p256dh: 'B'.padEnd(87, 'k'), auth: 'a'.repeat(22) };
  await ann.ask('tell', { to: { way: 'push', endpoint, ...keys }, about: [...about], lang: 'en' });
  const quiet = { from: 1320, to: 420, zone: 'Europe/Warsaw' };
  await ann.ask('tell-mail', { address: 'ann@example.org', about: ['turn'], lang: 'en', quiet });
  await ann.ask('tell-confirm', { code: world.code });
  const { to } = await ann.ask('told', {});
  await ann.ask('untell', { target: to[0]?.target as string });
  const { table } = await ann.silently('create', { ...TIC_TAC_TOE, seats: [...ME_AND_ANOTHER] });
  await ann.ask('mute', { table, on: true });
  await ann.ask('feed', { on: true });
  end('told');
};

/** What is under way, what is over, and what is kept of somebody, until they want to be forgotten. */
const lookBack = async ({ ann, bob, eve, end }: Cast): Promise<void> => {
  const seats = [...ME_AND_ANOTHER];
  const { table, links } = await ann.silently('create', { ...TIC_TAC_TOE, seats });
  await bob.silently('join', { table, token: links.p2 as string });
  await ann.silently('start', { table });
  await ann.silently('answer', { table, q: 0, a: '4' });
  await eve.ask('running', {}, { value: ['running'] });
  await eve.ask('glance', { table, after: 0 });
  end('running');
  await bob.ask('history', {}, { value: ['next'] });
  await bob.ask('mine', {}, { value: ['name', 'devices', 'kept', 'said', 'next'] });
  end('history');
  await bob.ask('forget', { sure: true });
  end('forget');
};

/** Plays a match and a few other things, and keeps what was said, scene by scene. */
export const playScenes = async (world: QuietWorld): Promise<Scenes> => {
  const r = new Recorder(world);
  const of = new Map<string, string>();
  const end = (name: string): void => void of.set(name, r.take());
  const [ann, bob, eve] = [r.person('ann'), r.person('bob'), r.person('eve')];
  const cast: Cast = { r, world, ann, bob, eve, end };
  const table = await sitDown(cast);
  await playOn(cast, table);
  await takeBack(cast, table);
  await endMatch(cast, table);
  await shareRoom(cast);
  await comeLate(cast);
  await holdCards(cast);
  await talk(cast);
  await imagine(cast);
  await playCampaign([ann, bob, eve], end);
  await inviteAgain(cast);
  await joinDevices(cast);
  await lookBack(cast);
  await beTold(cast);
  for (const person of [ann, bob, eve]) person.close();
  return { of, requests: r.shown, problems: r.problems };
};
