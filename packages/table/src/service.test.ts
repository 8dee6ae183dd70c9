import { seedOf } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import { Client, two, until, world } from './fixtures/world.js';
import { Conflict, MemoryStore, type Snapshot, StoreAway } from './index.js';

describe('a table for two', () => {
  test('answers reach both; the record replays on another process', async () => {
    const { ann, bob, table, a, b, store } = await two();
    expect(a.mine?.options.length).toBe(9);
    expect(b.mine).toBeNull();
    expect(b.open).toMatchObject([{ seat: 'p1', rule: 'TTT-MARK' }]);
    await ann.ask('answer', { table, q: 0, a: '4' });
    expect(bob.last?.mine?.options.filter(o => !o.refusal).length).toBe(8);
    await bob.ask('answer', { table, q: 1, a: '0' });
    const other = new Client(world(store).service, 'ann');
    const again = await other.ask('watch', { table });
    expect(again.view).toEqual(ann.last?.view);
    expect(again.log.length).toBe(2);
  });

  test('what may not be is refused with a reason and changes nothing', async () => {
    const { ann, bob, table, service } = await two();
    const eve = new Client(service, 'eve');
    await expect(bob.ask('answer', { table, q: 0, a: '4' })).rejects.toThrow(
      'refused table-not-asked TABLE-SEAT',
    );
    await expect(eve.ask('answer', { table, q: 0, a: '4' })).rejects.toThrow('not-yours table-no-seat');
    await expect(ann.ask('answer', { table, q: 7, a: '4' })).rejects.toThrow('refused table-stale');
    await ann.ask('answer', { table, q: 0, a: '4' });
    await expect(bob.ask('answer', { table, q: 1, a: '4' })).rejects.toThrow('refused taken TTT-MARK');
    await expect(ann.ask('watch', { table: 'no-such-table' })).rejects.toThrow('unknown-table');
    for (const junk of [
      null,
      7,
      'x',
      [],
      {},
      { id: 1, do: 'rob' },
      { id: 1, do: 'answer', table, q: 1, a: { x: 'y' } },
    ]) {
      expect(await ann.raw(junk)).toMatchObject({ ok: false, problem: { code: 'malformed' } });
    }
    expect((await ann.ask('watch', { table })).n).toBe(1);
  });

  test('free undo at once; further back only when the other agrees', async () => {
    const { ann, bob, table } = await two();
    await ann.ask('answer', { table, q: 0, a: '4' });
    expect(await ann.ask('undo', { table, to: 1 })).toEqual({ n: 2 });
    expect(bob.last?.n).toBe(2);
    await ann.ask('answer', { table, q: 2, a: '0' });
    await bob.ask('answer', { table, q: 3, a: '1' });
    expect(await ann.ask('undo', { table, to: 3 })).toEqual({ n: null });
    expect(bob.last?.undoAsked).toEqual({ by: 'p1', to: 3, agreed: ['p1'], refused: null });
    expect(await bob.ask('agree', { table, to: 3, agree: true })).toEqual({ n: 5 });
    expect(ann.last?.view).toMatchObject({ cells: Array.from({ length: 9 }, () => null) });
  });

  test('whoever is asked may refuse: the asker is told, nothing is taken back, and they ask again after the next decision', async () => {
    const { ann, bob, table } = await two();
    await ann.ask('answer', { table, q: 0, a: '4' });
    await bob.ask('answer', { table, q: 1, a: '0' });
    await ann.ask('undo', { table, to: 1 });
    expect(await bob.ask('agree', { table, to: 1, agree: false })).toEqual({ n: null });
    expect(ann.last?.undoAsked).toMatchObject({ by: 'p1', refused: 'p2' });
    await expect(bob.ask('agree', { table, to: 1, agree: true })).rejects.toThrow('table-no-undo-asked');
    expect(ann.last?.n).toBe(2);
    const told = bob.pushes.length;
    await expect(ann.ask('undo', { table, to: 1 })).rejects.toThrow('refused table-undo-refused');
    await expect(bob.ask('undo', { table, to: 1 })).rejects.toThrow('refused table-undo-refused');
    expect(bob.pushes.length).toBe(told);
    await ann.ask('answer', { table, q: 2, a: '8' });
    await ann.ask('undo', { table, to: 1 });
    expect(await bob.ask('agree', { table, to: 1, agree: true })).toEqual({ n: 4 });
  });

  test('chat is off by default; where it is on, who comes later reads what was said', async () => {
    const { ann, table, service } = await two();
    await expect(ann.ask('say', { table, text: 'hi' })).rejects.toThrow('not-open table-chat-off');
    const made = await ann.ask('create', {
      game: 'tic-tac-toe',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      chat: true,
    });
    await ann.ask('say', { table: made.table, text: 'hi' });
    const eve = new Client(service, 'eve');
    expect((await eve.ask('watch', { table: made.table })).said).toEqual([
      { seat: 'p1', text: 'hi', at: 1000 },
    ]);
    await expect(eve.ask('say', { table: made.table, text: 'me too' })).rejects.toThrow('table-not-heard');
    expect(await ann.raw({ id: 1, do: 'say', table: made.table, text: 'a\u0000b' })).toMatchObject({
      ok: false,
    });
  });

  test('who sits may take another name', async () => {
    const { ann, bob, table } = await two();
    expect(await bob.ask('join', { table, name: 'Robert' })).toEqual({ seat: 'p2' });
    expect(ann.last?.info.seats.map(s => s.name)).toEqual(['ann', 'Robert']);
  });

  test('who empties their name is a guest again: at the table where they sit, and everywhere', async () => {
    const named: string[] = [];
    const { ann, bob, table } = await two(new MemoryStore(), {
      guestName: id => `Guest ${id.length}`,
      named: async who => void named.push(who.name),
    });
    await bob.ask('hello', { protocol: 1, name: 'Robert' });
    expect((await bob.ask('hello', { protocol: 1 })).name).toBe('Robert');
    await bob.ask('join', { table, name: 'Robert' });
    expect((await bob.ask('hello', { protocol: 1, name: '' })).name).toBe('Guest 3');
    expect(ann.last?.info.seats.map(s => s.name)).toEqual(['ann', 'Robert']);
    await bob.ask('join', { table, name: '' });
    expect(ann.last?.info.seats.map(s => s.name)).toEqual(['ann', 'Guest 3']);
    expect(named).toEqual(['Robert', 'Guest 3']);
    expect(await bob.raw({ id: 9, do: 'hello', protocol: 1, name: ' ' })).toMatchObject({ ok: false });
  });

  test('a name that could not be saved is not taken, and that is told', async () => {
    const { bob } = await two(new MemoryStore(), {
      named: async () => {
        throw new StoreAway('no room');
      },
    });
    expect(await bob.refusal('hello', { protocol: 1, name: 'Robert' })).toMatchObject({ code: 'not-saved' });
    expect((await bob.ask('hello', { protocol: 1 })).name).toBe('bob');
  });

  test('a spectator sees no options and cannot act; the seed is told at the end only', async () => {
    const { ann, bob, table, service } = await two();
    const eve = new Client(service, 'eve');
    const seen = await eve.ask('watch', { table });
    expect(seen.mine).toBeNull();
    expect(seen.seal).toMatch(/^[0-9a-f]{64}$/);
    await expect(eve.ask('record', { table })).rejects.toThrow('not-open table-not-over');
    const moves = ['0', '3', '1', '4', '2'];
    for (const [i, a] of moves.entries()) await (i % 2 ? bob : ann).ask('answer', { table, q: i, a });
    await until(() => eve.last?.info.phase === 'over');
    expect(eve.last?.result).toEqual({ winner: 'p1' });
    expect(eve.last?.seed).toBe(seedOf(7));
    const { record } = await eve.ask('record', { table });
    expect(record.seed).toBe(seedOf(7));
    const imported = await eve.ask('import', { record });
    expect((await eve.ask('watch', { table: imported.table })).log.length).toBe(5);
    await expect(eve.ask('import', { record: { ...record, hash: '0'.repeat(64) } })).rejects.toThrow(
      'table-bad-record',
    );
  });
});

describe('bots and secrets', () => {
  test('one click: a table with bots starts at once and plays on by itself', async () => {
    const { service, faults } = world();
    const ann = new Client(service, 'ann');
    const { table } = await ann.ask('create', {
      game: 'ambush',
      options: { players: 3 },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }],
    });
    let now: Snapshot = await ann.ask('watch', { table });
    for (let i = 0; i < 200 && now.result === null; i++) {
      const legal = now.mine?.options.filter(o => !o.refusal);
      if (now.mine && legal?.[0])
        await ann.ask('answer', { table, q: now.mine.q, a: legal[0].key }).catch(() => undefined);
      else await new Promise(r => setTimeout(r, 2));
      now = await ann.ask('watch', { table });
    }
    expect(now.result).not.toBeNull();
    expect(faults).toEqual([]);
  });

  test('nobody is sent a face that they may not see', async () => {
    const { service } = world();
    const [ann, bob] = [new Client(service, 'ann'), new Client(service, 'bob')];
    const { table } = await ann.ask('create', {
      game: 'ambush',
      options: { players: 2 },
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    await bob.ask('join', { table });
    await ann.ask('start', { table });
    const a = await ann.ask('watch', { table });
    const b = await bob.ask('watch', { table });
    const hand = (s: Snapshot) => (s.view as { hand: string[] }).hand;
    for (const card of hand(a)) expect(JSON.stringify(b)).not.toContain(`"${card}"`);
    for (const card of hand(b)) expect(JSON.stringify(a)).not.toContain(`"${card}"`);
    await ann.ask('answer', { table, q: 0, a: hand(a)[0] as string });
    expect(JSON.stringify(bob.pushes)).not.toContain(`"${hand(a)[0]}"`);
    expect(ann.last?.canRetract).toBe(true);
    await ann.ask('retract', { table });
    expect(ann.last?.mine).not.toBeNull();
  });
});

describe('bad days', () => {
  test('two processes on one store: the slower writer reads again and is refused or tries again', async () => {
    const store = new MemoryStore();
    const one = world(store).service;
    const two = world(store).service;
    const ann = new Client(one, 'ann');
    const { table } = await ann.ask('create', {
      game: 'tic-tac-toe',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const bob = new Client(two, 'bob');
    await bob.ask('join', { table });
    await two.changedElsewhere(table);
    await one.changedElsewhere(table);
    await ann.ask('start', { table });
    const twin = new Client(two, 'ann');
    await two.changedElsewhere(table);
    await twin.ask('watch', { table });
    await ann.ask('answer', { table, q: 0, a: '4' });
    await expect(twin.ask('answer', { table, q: 0, a: '5' })).rejects.toThrow(
      /refused table-(not-asked|stale)/,
    );
    expect((await store.load(table))?.entries).toEqual([{ n: 1, seat: 'p1', q: 0, a: '4' }]);
    await bob.ask('answer', { table, q: 1, a: '0' });
    expect((await store.load(table))?.entries.length).toBe(2);
  });

  test('what another process writes while a table is being read here is read too', async () => {
    const store = new MemoryStore();
    const [one, other] = [world(store).service, world(store).service];
    const [ann, bob] = [new Client(one, 'ann'), new Client(other, 'bob')];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { table } = await ann.ask('create', { game: 'tic-tac-toe', options: {}, seats });
    await bob.ask('join', { table });
    await one.changedElsewhere(table);
    await ann.ask('start', { table });
    // The other process reads the table anew; before it has done so, it hears of an answer that it has not read.
    let goOn = (): void => {};
    const isRead = new Promise<void>(resolve => {
      goOn = resolve;
    });
    const load = store.load.bind(store);
    let reads = 0;
    store.load = async id => {
      const stored = structuredClone(await load(id));
      if (++reads === 1) await isRead;
      return stored;
    };
    const started = other.changedElsewhere(table);
    await until(() => reads === 1);
    await ann.ask('answer', { table, q: 0, a: '4' });
    const answered = other.changedElsewhere(table);
    goOn();
    await Promise.all([started, answered]);
    expect(await bob.ask('answer', { table, q: 1, a: '0' })).toMatchObject({ n: 2 });
  });

  test('a store that fails: the answer is not acknowledged, nothing is shown, the question stands', async () => {
    const store = new MemoryStore();
    const w = world(store);
    const ann = new Client(w.service, 'ann');
    const { table } = await ann.ask('create', {
      game: 'tic-tac-toe',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    });
    await ann.ask('watch', { table });
    const append = store.append.bind(store);
    store.append = async () => {
      throw new Error('disk full');
    };
    await expect(ann.ask('answer', { table, q: 0, a: '4' })).rejects.toThrow('not-saved');
    expect((await ann.ask('watch', { table })).n).toBe(0);
    store.append = append;
    await ann.ask('answer', { table, q: 0, a: '4' });
    await until(() => (ann.last?.n ?? 0) >= 2);
  });

  test('a conflict that never ends is reported, not looped on', async () => {
    const store = new MemoryStore();
    const ann = new Client(world(store).service, 'ann');
    const { table } = await ann.ask('create', {
      game: 'tic-tac-toe',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    });
    store.append = async () => {
      throw new Conflict('always');
    };
    await expect(ann.ask('answer', { table, q: 0, a: '4' })).rejects.toThrow('fault');
  });

  test('idle tables leave memory and come back', async () => {
    let now = 1000;
    const w = world(new MemoryStore(), { now: () => now });
    const ann = new Client(w.service, 'ann');
    const { table } = await ann.ask('create', {
      game: 'tic-tac-toe',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    });
    await ann.ask('watch', { table });
    now += 1_000_000;
    expect(await w.service.evictIdle(1000)).toBe(0);
    ann.close();
    await until(() => w.service.live.size === 1);
    await new Promise(r => setTimeout(r, 10));
    expect(await w.service.evictIdle(1000)).toBe(1);
    expect((await new Client(w.service, 'ann').ask('watch', { table })).mine).not.toBeNull();
  });
});
