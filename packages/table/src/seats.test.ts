import { expect, test } from 'vitest';
import { Client, two, until, world } from './fixtures/world.js';

test('where strangers do not look, nobody sits down without a link but the host', async () => {
  const { service } = world();
  const [ann, bob, eve] = ['ann', 'bob', 'eve'].map(id => new Client(service, id)) as [
    Client,
    Client,
    Client,
  ];
  const open = { kind: 'open' } as const;
  const made = async (hidden: boolean) =>
    ann.ask('create', { game: 'tic-tac-toe', options: {}, seats: [open, open], hidden });
  const listed = await made(false);
  expect(await eve.ask('join', { table: listed.table })).toEqual({ seat: 'p1' });
  const { table, links } = await made(true);
  await eve.ask('watch', { table });
  await expect(eve.ask('join', { table })).rejects.toThrow('not-open table-hidden');
  await expect(eve.ask('join', { table, seat: 'p2' })).rejects.toThrow('not-open table-hidden');
  await ann.ask('lock', { table, locked: true });
  await expect(eve.ask('join', { table })).rejects.toThrow('not-open table-locked');
  expect(await ann.ask('join', { table, seat: 'p1' })).toEqual({ seat: 'p1' });
  expect(await bob.ask('join', { table, token: links.p2 as string })).toEqual({ seat: 'p2' });
});

test('a rematch is as closed as the match before it, but not to those who played', async () => {
  for (const hidden of [false, true]) {
    const { service } = world();
    const [ann, bob, eve] = ['ann', 'bob', 'eve'].map(id => new Client(service, id)) as [
      Client,
      Client,
      Client,
    ];
    const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
    const { table, links } = await ann.ask('create', { game: 'tic-tac-toe', options: {}, seats, hidden });
    await bob.ask('join', { table, token: links.p2 as string });
    await ann.ask('lock', { table, locked: true });
    await ann.ask('start', { table });
    for (const [q, a] of ['0', '3', '1', '4', '2'].entries())
      await (q % 2 ? bob : ann).ask('answer', { table, q, a });
    await until(() => service.live.get(table)?.table.phase === 'over');
    const again = (await ann.ask('rematch', { table })).table;
    const { info } = await eve.ask('watch', { table: again });
    expect(info).toMatchObject({ locked: true, hidden });
    expect((await eve.ask('list', {})).open).toEqual([]);
    await expect(eve.ask('join', { table: again })).rejects.toThrow('not-open table-locked');
    await expect(eve.ask('rematch', { table })).rejects.toThrow('not-yours');
    expect(await bob.ask('rematch', { table })).toEqual({ table: again });
    expect((await bob.ask('watch', { table: again })).info.mine).toBe('p2');
  }
});

test('two who ask for a rematch at the same moment meet at one table', async () => {
  const { service, ann, bob, table, faults, store } = await two();
  for (const [q, a] of ['0', '3', '1', '4', '2'].entries())
    await (q % 2 ? bob : ann).ask('answer', { table, q, a });
  await until(() => service.live.get(table)?.table.phase === 'over');
  // Neither is made before both have found that there is none.
  const { create } = store;
  let asked = 0;
  let open = (): void => {};
  const both = new Promise<void>(resolve => {
    open = resolve;
  });
  store.create = async (...given) => {
    if (++asked === 2) open();
    await both;
    return create.apply(store, given);
  };
  const [one, other] = await Promise.all([ann, bob].map(who => who.ask('rematch', { table })));
  expect(one).toEqual(other);
  const { info } = await ann.ask('watch', { table: one?.table as string });
  expect(info.seats.map(s => s.name)).toEqual(['ann', 'bob']);
  expect(faults).toEqual([]);
});

test('at a rematch everybody has the seat that they had, in whatever order they come back', async () => {
  const { service } = world();
  const [ann, bob, eve] = ['ann', 'bob', 'eve'].map(id => new Client(service, id)) as [
    Client,
    Client,
    Client,
  ];
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const, { kind: 'open' } as const];
  const options = { players: 3 };
  const { table, links } = await ann.ask('create', { game: 'planning', options, seats });
  await bob.ask('join', { table, token: links.p2 as string });
  await eve.ask('join', { table, token: links.p3 as string });
  await ann.ask('start', { table });
  for (let round = 0; round < 4; round++)
    for (const who of [ann, bob, eve]) {
      const { mine } = await who.ask('watch', { table });
      if (mine) await who.ask('answer', { table, q: mine.q, step: mine.step, a: 'rest' });
    }
  await until(() => service.live.get(table)?.table.phase === 'over');
  const again = (await ann.ask('rematch', { table })).table;
  for (const [who, seat] of [
    [eve, 'p3'],
    [bob, 'p2'],
  ] as const) {
    expect((await who.ask('watch', { table })).info.rematch).toBe(again);
    expect(await who.ask('rematch', { table })).toEqual({ table: again });
    expect((await who.ask('watch', { table: again })).info.mine).toBe(seat);
  }
});

test('who has had the link of a seat does not get it again once its player has left before the start', async () => {
  const { service } = world();
  const [ann, bob, eve] = ['ann', 'bob', 'eve'].map(id => new Client(service, id)) as [
    Client,
    Client,
    Client,
  ];
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
  const { table, links } = await ann.ask('create', { game: 'tic-tac-toe', options: {}, seats, hidden: true });
  const token = links.p2 as string;
  await bob.ask('join', { table, token });
  await bob.ask('resign', { table });
  await expect(eve.ask('join', { table, token })).rejects.toThrow('not-open table-seat-taken');
  const fresh = (await ann.ask('watch', { table })).info.links?.p2 as string;
  expect(fresh).not.toBe(token);
  expect(await eve.ask('join', { table, token: fresh })).toEqual({ seat: 'p2' });
});
