import { hashOf } from '@potyczka/kernel/run';
import { expect, test } from 'vitest';
import { inGroups, readCode } from './devices.js';
import { Client, world } from './fixtures/world.js';
import { Service } from './service.js';
import { MemoryStore } from './store.js';

/** A table with devices: of each that changed hands it is noted. */
const there = (store = new MemoryStore()) => {
  let now = 1000;
  let tokens = 0;
  const changed: string[] = [];
  const w = world(store, {
    now: () => now,
    sealed: text => hashOf(['sealed', text]).slice(0, 32),
    token: () => hashOf(['word', ++tokens]).slice(0, 32),
    deviceChanged: device => changed.push(device),
  });
  /** Whoever calls from this device now. */
  const on = async (device: string): Promise<Client> => {
    const row = await store.belongings.find(`device:${device}`);
    return new Client(w.service, row?.person ?? device, { device });
  };
  return { ...w, changed, on, pass: (ms: number) => (now += ms) };
};

const TWO = { game: 'tic-tac-toe', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }] } as const;

/** Ann has begun a game with Bob at home. */
const playing = async (w: ReturnType<typeof there>) => {
  const [ann, bob] = [await w.on('ann'), await w.on('bob')];
  const { table, links } = await ann.ask('create', { ...TWO, seats: [...TWO.seats] });
  await bob.ask('join', { table, token: links.p2 as string });
  await ann.ask('start', { table });
  return { ann, bob, table };
};

test('two devices become one person, who goes on with a running match on either', async () => {
  const w = there();
  const { ann, bob, table } = await playing(w);
  const phone = await w.on('phone');
  const own = await phone.ask('create', { ...TWO, seats: [...TWO.seats] });
  const { code } = await ann.ask('device-code', {});
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await phone.ask('device-join', { code })).toMatchObject({ games: 1, joined: false });
  expect((await (await w.on('phone')).ask('list', {})).mine).toHaveLength(1);
  expect(await phone.ask('device-join', { code: ` ${code.toLowerCase()} `, sure: true })).toMatchObject({
    joined: true,
  });
  expect(w.changed).toEqual(['phone']);

  const there2 = await w.on('phone');
  const mine = (await there2.ask('list', {})).mine.map(t => t.table);
  expect(mine.sort()).toEqual([table, own.table].sort());
  await there2.ask('answer', { table, q: 0, a: '4' });
  await bob.ask('answer', { table, q: 1, a: '0' });
  await ann.ask('answer', { table, q: 2, a: '8' });
  expect((await there2.ask('watch', { table })).n).toBe(3);
  expect((await ann.ask('watch', { table: own.table })).info).toMatchObject({ host: true, mine: 'p1' });
});

test('a code is good once, for five minutes, and a new one ends it', async () => {
  const w = there();
  const [ann, phone, tablet] = [await w.on('ann'), await w.on('phone'), await w.on('tablet')];
  const first = (await ann.ask('device-code', {})).code;
  const { code, until } = await ann.ask('device-code', {});
  await expect(phone.ask('device-join', { code: first })).rejects.toThrow('table-no-code');
  await phone.ask('device-join', { code, sure: true });
  await expect(tablet.ask('device-join', { code, sure: true })).rejects.toThrow('table-no-code');
  const next = await ann.ask('device-code', {});
  expect(until).toBe(301_000);
  w.pass(299_999);
  expect(await tablet.ask('device-join', { code: next.code })).toMatchObject({ joined: false });
  w.pass(1);
  await expect(tablet.ask('device-join', { code: next.code })).rejects.toThrow('table-no-code');
});

test('of two devices that try one code at once, one becomes mine', async () => {
  const w = there();
  const ann = await w.on('ann');
  const others = await Promise.all(['phone', 'thief'].map(w.on));
  const { code } = await ann.ask('device-code', {});
  const tried = await Promise.allSettled(others.map(c => c.ask('device-join', { code, sure: true })));
  expect(tried.filter(t => t.status === 'fulfilled')).toHaveLength(1);
  expect((await ann.ask('devices', {})).devices).toHaveLength(2);
});

test('a device that is signed out is nobody; its owner and the others stay who they are', async () => {
  const w = there();
  const { ann, table } = await playing(w);
  const phone = await w.on('phone');
  await phone.ask('device-join', {
    code: (await ann.ask('device-code', {})).code,
    sure: true,
    called: 'Phone',
  });
  const joined = await w.on('phone');
  const { devices } = await joined.ask('devices', {});
  expect(devices.map(d => [d.called, d.mine])).toEqual([
    ['Phone', true],
    ['', false],
  ]);
  const [, first] = devices;
  await joined.ask('device-out', { device: first?.device as string });
  expect(w.changed.at(-1)).toBe('ann');
  expect((await joined.ask('devices', {})).devices).toHaveLength(1);
  expect(await w.store.belongings.find('device:ann')).toMatchObject({ value: { isOut: true } });
  expect((await joined.ask('watch', { table })).info.mine).toBe('p1');
});

test('nobody signs out the device of somebody else, or reads its name off the list of another', async () => {
  const w = there();
  const [ann, bob] = [await w.on('ann'), await w.on('bob')];
  const [hers] = (await ann.ask('devices', { called: 'Laptop' })).devices;
  await expect(bob.ask('device-out', { device: hers?.device as string })).rejects.toThrow('table-no-device');
  expect((await ann.ask('devices', {})).devices).toHaveLength(1);
  expect(JSON.stringify(await ann.ask('devices', {}))).not.toContain('"ann"');
});

test('with the words of a recovery somebody who has lost everything comes back; new words end the old', async () => {
  const w = there();
  const { ann, table } = await playing(w);
  const old = (await ann.ask('recovery', {})).words;
  const { words } = await ann.ask('recovery', {});
  expect((await ann.ask('devices', {})).recovery).toBe(1000);
  expect(words).toMatch(/^([0-9A-Z]{4}-){7}[0-9A-Z]{4}$/);
  const found = await w.on('found');
  await expect(found.ask('device-join', { code: old, sure: true })).rejects.toThrow('table-no-code');
  await found.ask('device-join', { code: words, sure: true });
  const again = await w.on('found');
  await again.ask('answer', { table, q: 0, a: '4' });
  expect(JSON.stringify(await w.store.belongings.of('ann', 'recovery'))).not.toContain(readCode(words));
});

test('two who sit at one table, or in one campaign, do not become one, and nothing changes', async () => {
  const w = there();
  const { ann, bob, table } = await playing(w);
  const { code } = await ann.ask('device-code', {});
  await expect(bob.ask('device-join', { code, sure: true })).rejects.toThrow('table-both-sit');
  expect((await bob.ask('watch', { table })).info.mine).toBe('p2');
  // The code is not used up by what was refused.
  await (await w.on('phone')).ask('device-join', { code, sure: true });
  await expect(ann.ask('device-join', { code: (await ann.ask('device-code', {})).code })).rejects.toThrow(
    'table-same-person',
  );
});

test('what was broken off in the middle goes on, and what belongs to the person before comes along', async () => {
  const w = there();
  const [ann, phone] = [await w.on('ann'), await w.on('phone')];
  const { table } = await phone.ask('create', { ...TWO, seats: [...TWO.seats] });
  const tablet = await w.on('tablet');
  await tablet.ask('device-join', { code: (await phone.ask('device-code', {})).code, sure: true });
  const { code } = await ann.ask('device-code', {});
  const save = w.store.save.bind(w.store);
  w.store.save = () => Promise.reject(new Error('the process ends'));
  await expect((await w.on('tablet')).ask('device-join', { code, sure: true })).rejects.toThrow('fault');
  w.store.save = save;
  const row = await w.store.belongings.find('device:tablet');
  expect(row).toMatchObject({ person: 'ann', value: { was: 'phone' } });
  await new Service(w.service.deps).finishJoining({ device: 'tablet', was: 'phone', person: 'ann' });
  expect((await ann.ask('list', {})).mine.map(t => t.table)).toEqual([table]);
  expect((await ann.ask('devices', {})).devices).toHaveLength(3);
  expect((await w.store.belongings.find('device:tablet'))?.value).toMatchObject({ was: null });
});

test('what somebody keeps is there on all devices, bounded, and for nobody else', async () => {
  const w = there();
  const [ann, bob] = [await w.on('ann'), await w.on('bob')];
  for (let k = 0; k < 8; k++) await ann.ask('keep', { what: `army-${k}`, text: `${k}` });
  await expect(ann.ask('keep', { what: 'one-more', text: '' })).rejects.toThrow('table-much-kept');
  await ann.ask('keep', { what: 'army-0', text: 'newer' });
  await (await w.on('phone')).ask('device-join', {
    code: (await ann.ask('device-code', {})).code,
    sure: true,
  });
  const { kept } = await (await w.on('phone')).ask('keep', {});
  expect(kept.map(k => k.text).sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', 'newer']);
  expect((await bob.ask('keep', {})).kept).toEqual([]);
});

test('a table in the browser knows no other devices, and says so', async () => {
  const { service } = world();
  const me = new Client(service, 'me');
  for (const what of ['device-code', 'recovery', 'devices'] as const)
    await expect(me.ask(what, {})).rejects.toThrow('table-only-here');
});

test('a code is read as people write it', () => {
  expect(readCode('o1li-k7m2')).toBe('0111K7M2');
  expect(inGroups('ABCDEFGHIJ')).toBe('ABCD-EFGH-IJ');
});

/** Somebody who may be told, as far as a table is concerned: what was sent to which address, by its code. */
const withWays = () => {
  const w = there();
  const sent: string[] = [];
  Object.assign(w.service.deps, {
    ways: { key: 'key', mail: true, hooks: true },
    sendCode: async (_: string, code: string) => void sent.push(code),
  });
  return { ...w, sent };
};

const lendTo = async (w: ReturnType<typeof there>, device: string, whose: Client): Promise<Client> => {
  const { code } = await whose.ask('device-code', {});
  await (await w.on(device)).ask('device-join', { code, sure: true, evening: true });
  return w.on(device);
};

test('a computer that others use takes nothing along, neither to whoever joins for an evening nor from them to the next', async () => {
  const w = there();
  const { ann, bob, table } = await playing(w);
  const café = await w.on('café');
  const before = await café.ask('create', { ...TWO, seats: [...TWO.seats] });
  const { words } = await ann.ask('recovery', {});
  const lent = await lendTo(w, 'café', ann);
  expect((await lent.ask('list', {})).mine.map(t => t.table)).toEqual([table]);
  // Ann forgets to sign out, and the next one joins there.
  const { code } = await bob.ask('device-code', {});
  expect(await lent.ask('device-join', { code })).toEqual({ name: '', games: 0, joined: false });
  await lent.ask('device-join', { code, sure: true });
  expect((await ann.ask('watch', { table })).info.mine).toBe('p1');
  expect((await ann.ask('devices', {})).devices).toHaveLength(1);
  const found = await w.on('found');
  expect(await found.ask('device-join', { code: words })).toMatchObject({ joined: false });
  expect((await (await w.on('café')).ask('watch', { table })).info.mine).toBe('p2');
  expect((await new Client(w.service, 'café').ask('watch', { table: before.table })).info.host).toBe(true);
});

test('whoever is there for an evening gives nothing away that lasts longer, and signs out nobody else', async () => {
  const w = withWays();
  const { ann } = await playing(w);
  const lent = await lendTo(w, 'café', ann);
  const [first] = (await lent.ask('devices', {})).devices.filter(d => !d.mine);
  const how = { about: ['turn' as const], lang: 'en' as const };
  const push = {
    way: 'push' as const,
    endpoint: 'https://push.example.org/x',
    p256dh: 'A'.repeat(87),
    auth: 'A'.repeat(22),
  };
  for (const asked of [
    lent.ask('device-code', {}),
    lent.ask('recovery', {}),
    lent.ask('device-out', { device: first?.device as string }),
    lent.ask('tell', { to: push, ...how }),
    lent.ask('tell-mail', { address: 'thief@example.org', ...how }),
    lent.ask('feed', { on: true }),
    lent.ask('forget', { sure: true }),
  ])
    await expect(asked).rejects.toThrow('table-only-evening');
  const mine = (await lent.ask('devices', {})).devices.find(d => d.mine);
  await lent.ask('device-out', { device: mine?.device as string });
  expect((await ann.ask('devices', {})).devices).toHaveLength(1);
});

test('a browser that is signed out is told nothing any more', async () => {
  const w = withWays();
  const [ann, phone] = [await w.on('ann'), await w.on('phone')];
  await phone.ask('device-join', { code: (await ann.ask('device-code', {})).code, sure: true });
  const to = {
    way: 'push' as const,
    endpoint: 'https://push.example.org/x',
    p256dh: 'A'.repeat(87),
    auth: 'A'.repeat(22),
  };
  await (await w.on('phone')).ask('tell', { to, about: ['turn'], lang: 'en' });
  expect((await ann.ask('told', {})).to).toHaveLength(1);
  const other = (await ann.ask('devices', {})).devices.find(d => !d.mine);
  await ann.ask('device-out', { device: other?.device as string });
  expect((await ann.ask('told', {})).to).toEqual([]);
});

test('a code confirms the mail address that it was sent to, and not another that is named meanwhile', async () => {
  const w = withWays();
  const [ann, twin] = [await w.on('ann'), await w.on('ann')];
  const how = { about: ['turn' as const], lang: 'en' as const };
  await ann.ask('tell-mail', { address: 'ann@example.org', ...how });
  const [code = ''] = w.sent;
  const put = w.store.belongings.put.bind(w.store.belongings);
  const outcomes: string[] = [];
  w.store.belongings.put = async b => {
    // The other address is kept already, its code is not yet.
    if (b.key.startsWith('confirm:'))
      await twin.ask('tell-confirm', { code }).then(
        () => outcomes.push('confirmed'),
        e => outcomes.push(String(e)),
      );
    await put(b);
  };
  await ann.ask('tell-mail', { address: 'bob@example.org', ...how });
  expect(outcomes).toEqual([expect.stringContaining('table-no-code')]);
  expect((await ann.ask('told', {})).to).toMatchObject([{ where: 'bob@example.org', confirmed: false }]);
  await ann.ask('tell-confirm', { code: w.sent[1] as string });
  expect((await ann.ask('told', {})).to).toMatchObject([{ where: 'bob@example.org', confirmed: true }]);
});

test('whoever is blocked stays so as another person of theirs, and who has blocked can take it back as another too', async () => {
  const w = there();
  const { ann, bob, table } = await playing(w);
  const friendOf = async (c: Client) => (await c.ask('friends', {})).friends[0]?.friend as string;
  await ann.ask('block', { friend: await friendOf(ann), on: true });
  const other = await w.on('other');
  await bob.ask('device-join', { code: (await other.ask('device-code', {})).code, sure: true });
  const again = await w.on('bob');
  expect((await again.ask('watch', { table })).info.mine).toBe('p2');
  const own = await again.ask('create', { ...TWO, seats: [...TWO.seats] });
  const invited = again.ask('invite', { table: own.table, friend: await friendOf(again) });
  await expect(invited).rejects.toThrow('table-not-invited');
  // Ann becomes somebody else as well, and forgives.
  const phone = await w.on('phone');
  await ann.ask('device-join', { code: (await phone.ask('device-code', {})).code, sure: true });
  const her = await w.on('ann');
  const blocked = (await her.ask('friends', {})).friends.filter(f => f.blocked);
  expect(blocked.map(f => f.name)).toEqual(['bob']);
  await her.ask('block', { friend: blocked[0]?.friend as string, on: false });
  expect((await her.ask('friends', {})).friends.some(f => f.blocked)).toBe(false);
  expect(await again.ask('invite', { table: own.table, friend: await friendOf(again) })).toEqual({
    seat: 'p2',
  });
});
