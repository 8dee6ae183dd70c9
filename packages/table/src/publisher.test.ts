import { describe, expect, test } from 'vitest';
import { games, two, until, world } from './fixtures/world.js';
import type { Answers, AnyGame, Connection, Now, Push, Service, Told } from './index.js';
import { Following } from './index.js';

/** Somebody who looks at a table as a client does: with changes made whole, or told everything. */
class Viewer {
  readonly sent: Push[] = [];
  readonly connection: Connection;
  now: Now | undefined;
  log: readonly Told[] = [];
  private readonly following = new Following();

  constructor(
    service: Service,
    id: string,
    private readonly changes: boolean,
  ) {
    this.connection = service.connect({ id, name: id }, p => {
      this.sent.push(p);
      const push = this.following.hear(structuredClone(p));
      if (push === 'lost') throw new Error('a change does not fit');
      if (push?.push !== 'news') return;
      this.now = push.now;
      this.log = [...this.log.slice(0, push.from), ...push.log];
    });
  }

  async watch(table: string): Promise<void> {
    if (this.changes) this.following.asks(table);
    const reply = await this.connection.handle({ id: 1, do: 'watch', table, changes: this.changes });
    if (!reply.ok) throw new Error(reply.problem.why.id);
    const {
      log,
      said: _,
      version: __,
      ...now
    } = this.following.begins(table, structuredClone(reply.value as Answers['watch']));
    Object.assign(this, { now, log });
  }

  /** The last thing that came. */
  get last(): Push | undefined {
    return this.sent.at(-1);
  }
}

/** Without what an answer to watch tells and news do not. */
const plain = (now: Now | undefined) => now && { ...now, info: { ...now.info, options: {} } };

const settle = () => new Promise(resolve => setTimeout(resolve, 5));

describe('whoever takes changes', () => {
  test.each(['tic-tac-toe', 'ambush', 'planning', 'shots', 'discs'])(
    'sees all of %s as others do who are always told everything',
    async game => {
      const { service } = world();
      const ann = service.connect({ id: 'ann', name: 'ann' }, () => {});
      const count = (games[game] as AnyGame).seats({ players: 2 }).length;
      const seats = Array.from({ length: count }, (_, i) => (i === 0 ? { kind: 'me' } : { kind: 'open' }));
      const options = game === 'ambush' ? { players: 2 } : {};
      const made = await ann.handle({ id: 1, do: 'create', game, options, seats, hidden: true });
      if (!made.ok) throw new Error(JSON.stringify(made));
      const { table, links } = made.value as Answers['create'];
      const people = ['ann', 'bob', 'cec', 'dan'].slice(0, count);
      const viewers = [...people, 'eve'].map(id => [true, false].map(c => new Viewer(service, id, c)));
      for (const [i, pair] of viewers.entries()) {
        const token = links[`p${i + 1}` as 'p1'];
        if (token) await pair[0]?.connection.handle({ id: 1, do: 'join', table, token });
        for (const viewer of pair) await viewer.watch(table);
      }
      await ann.handle({ id: 1, do: 'start', table });
      for (let step = 0; step < 60; step++) {
        await settle();
        for (const [some, all] of viewers) {
          expect(plain(some?.now)).toEqual(plain(all?.now));
          expect(some?.log).toEqual(all?.log);
        }
        const asked = viewers.find(([v]) => v?.now?.mine)?.[0];
        const mine = asked?.now?.mine;
        if (!asked || !mine) break;
        const isBack = step % 9 === 8 && asked.now?.undo?.to !== undefined;
        const legal = mine.options.filter(o => !o.refusal);
        const one = legal[step % Math.max(1, legal.length)]?.answer ?? mine.min;
        const a = mine.kind === 'many' ? legal.slice(0, mine.min).map(o => o.key) : one;
        await asked.connection.handle(
          isBack
            ? { id: 2, do: 'undo', table, to: asked.now?.undo?.to }
            : { id: 2, do: 'answer', table, q: mine.q, step: mine.step, a },
        );
      }
      expect(viewers[0]?.[0]?.now?.n).toBeGreaterThan(2);
      const changes = viewers.map(([v]) => v?.sent.filter(p => p.push === 'change').length ?? 0);
      expect(Math.min(...changes)).toBeGreaterThan(1);
    },
  );

  test('is told no more than what has changed: the question only when it is another', async () => {
    const { service, table, ann } = await two();
    const some = new Viewer(service, 'ann', true);
    await some.watch(table);
    const eve = service.connect({ id: 'bob', name: 'bob' }, () => {});
    await eve.handle({ id: 1, do: 'watch', table });
    await ann.ask('answer', { table, q: 0, a: '4' });
    expect(some.last).toMatchObject({ push: 'change', change: { mine: [null], n: [1] } });
    await ann.ask('undo', { table, to: 1 });
    expect(some.last).toMatchObject({ push: 'change', change: { mine: [{ q: 2 }] } });
    const before = some.sent.length;
    service.live.get(table)?.publish(service.deps);
    expect(some.sent.length).toBe(before);
  });

  test('is told what has changed of a view that is the state itself, which goes on changing', async () => {
    const bare = { ...(games['tic-tac-toe'] as AnyGame), view: (state: unknown) => state } as AnyGame;
    const { service, table, ann, bob } = await two(undefined, { gameOf: () => bare });
    const some = new Viewer(service, 'ann', true);
    await some.watch(table);
    await ann.ask('answer', { table, q: 0, a: '4' });
    await bob.ask('answer', { table, q: 1, a: '0' });
    expect(some.last).toMatchObject({ push: 'change', change: { view: { cells: { 0: ['p2'] } } } });
  });

  test.each([true, false])(
    'is shown one moment, whatever happens before that is sent (changes: %s)',
    async changes => {
      const bare = { ...(games['tic-tac-toe'] as AnyGame), view: (state: unknown) => state } as AnyGame;
      const moments = new Set<number>();
      for (let late = 0; late < 40; late++) {
        const { service, table, ann } = await two(undefined, { gameOf: () => bare });
        const eve = service.connect({ id: 'eve', name: 'eve' }, () => {});
        // Written out as soon as it is there, as a server does it.
        const watching = eve
          .handle({ id: 1, do: 'watch', table, changes })
          .then(reply => JSON.parse(JSON.stringify(reply)));
        for (let i = 0; i < late; i++) await Promise.resolve();
        await ann.ask('answer', { table, q: 0, a: '4' });
        const { n, view } = (await watching).value;
        expect(view.cells.filter(Boolean).length, `an answer ${late} steps later`).toBe(n);
        moments.add(n);
      }
      expect(moments.size).toBe(2);
    },
  );

  test('gets everything again after taking a seat, and changes from there', async () => {
    const { service } = world();
    const ann = service.connect({ id: 'ann', name: 'ann' }, () => {});
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const made = await ann.handle({ id: 1, do: 'create', game: 'tic-tac-toe', options: {}, seats });
    const { table } = (made as { value: Answers['create'] }).value;
    const bob = new Viewer(service, 'bob', true);
    await bob.watch(table);
    await bob.connection.handle({ id: 2, do: 'join', table });
    expect(bob.last).toMatchObject({ push: 'news', now: { info: { mine: 'p2' } } });
    await ann.handle({ id: 3, do: 'start', table });
    expect(bob.last?.push).toBe('change');
    expect(bob.now?.info.phase).toBe('playing');
  });

  test('does not learn from the numbers how often another was told something', async () => {
    const { service } = world();
    const ann = service.connect({ id: 'ann', name: 'ann' }, () => {});
    const seats = [{ kind: 'me' }, { kind: 'me' }].map((s, i) => (i ? { kind: 'open' } : s));
    const made = await ann.handle({ id: 1, do: 'create', game: 'ambush', options: { players: 2 }, seats });
    const { table, links } = (made as { value: Answers['create'] }).value;
    const [one, two] = [new Viewer(service, 'ann', true), new Viewer(service, 'bob', true)];
    await two.connection.handle({ id: 1, do: 'join', table, token: links.p2 });
    await ann.handle({ id: 2, do: 'start', table });
    await two.watch(table);
    await one.watch(table);
    await settle();
    const versions = () => [one, two].map(v => v.last && 'version' in v.last && v.last.version);
    const [, before] = versions();
    service.live.get(table)?.publishTo('p1', service.deps);
    service.live.get(table)?.publish(service.deps);
    expect(versions()[1]).toBe(before);
  });
});

describe('where very many look on', () => {
  const crowded = async () => {
    const w = await two();
    const many = Array.from({ length: 60 }, (_, i) => new Viewer(w.service, `guest ${i}`, true));
    for (const viewer of many) await viewer.watch(w.table);
    await until(() => many.every(v => v.now?.onlookers.count === many.length));
    await settle();
    for (const viewer of many) viewer.sent.length = 0;
    return { ...w, many };
  };

  test('they are all sent the same thing', async () => {
    const { ann, table, many } = await crowded();
    await ann.ask('answer', { table, q: 0, a: '4' });
    expect(new Set(many.map(v => v.last)).size).toBe(1);
    expect(many[0]?.last).toMatchObject({ push: 'change', change: { n: [1] } });
  });

  test('what follows soon is told together, also what was taken back meanwhile', async () => {
    const { ann, bob, table, many, service } = await crowded();
    await ann.ask('answer', { table, q: 0, a: '4' });
    await ann.ask('undo', { table, to: 1 });
    await ann.ask('answer', { table, q: 2, a: '0' });
    await bob.ask('answer', { table, q: 3, a: '1' });
    expect(many.every(v => v.sent.length === 1)).toBe(true);
    const last = new Viewer(service, 'late', false);
    await until(() => many.every(v => v.now?.n === 4));
    await last.watch(table);
    expect(many[0]?.sent.length).toBeLessThan(4);
    expect(plain(many[0]?.now)).toEqual(plain(last.now));
    expect(many[0]?.log).toEqual(last.log);
  });
});
