import { game, campaign as rules } from '@potyczka/gloomhaven/campaign';
import type { Json } from '@potyczka/kernel';
import type { AnyCampaign } from '@potyczka/kernel/register';
import { seedOf } from '@potyczka/kernel/run';
import {
  type Answers,
  type AnyGame,
  type Connection,
  MemoryStore,
  type RequestName,
  type RequestOf,
  Service,
} from '@potyczka/table';
import { expect, test } from 'vitest';

const service = (): Service => {
  let tokens = 0;
  return new Service({
    store: new MemoryStore(),
    software: 'test',
    gameOf: id => (id === game.id ? (game as unknown as AnyGame) : undefined),
    hasGame: id => id === game.id,
    campaignOf: id => (id === 'gloomhaven' ? (rules as AnyCampaign) : undefined),
    now: () => 1000,
    seed: () => seedOf(7),
    token: () => `${String(++tokens).padStart(8, '0')}-unguessable-word`,
    think: async () => 'done',
    after: (ms, run) => {
      const timer = setTimeout(run, Math.min(ms, 1));
      return () => clearTimeout(timer);
    },
    reactionMs: 1,
    fault: (_, e) => {
      throw e;
    },
  });
};

/** Somebody at a socket, with every word that was sent to them. */
class Person {
  wire = '';
  private readonly connection: Connection;
  private id = 0;

  constructor(at: Service, name: string) {
    this.connection = at.connect({ id: name, name }, push => {
      this.wire += JSON.stringify(push);
    });
  }

  async reply(what: RequestName, rest: object) {
    const reply = await this.connection.handle({ id: ++this.id, do: what, ...rest } as never);
    this.wire += JSON.stringify(reply);
    return reply;
  }

  async ask<K extends RequestName>(what: K, rest: Omit<RequestOf<K>, 'id' | 'do'>): Promise<Answers[K]> {
    const reply = await this.reply(what, rest);
    if (!reply.ok) throw new Error(reply.problem.why.id);
    return reply.value as Answers[K];
  }

  /** Quests that this person was told of. */
  get quests(): string[] {
    return [...new Set(rules.begin({}).quests.filter(card => this.wire.includes(`"${card}"`)))];
  }

  /** What is asked of this person, as soon as it is. */
  private async asked(table: string) {
    for (let n = 0; n < 400; n++) {
      const { mine } = await this.ask('watch', { table });
      if (mine) return mine;
      await new Promise(done => setTimeout(done, 5));
    }
    throw new Error('nobody is asked');
  }

  /** Answers what is asked at a table, one after the other. */
  async answers(table: string, ...keys: readonly (string | undefined)[]): Promise<void> {
    for (const key of keys) {
      const mine = await this.asked(table);
      const first = mine.options.find(o => !o.refusal && !o.declines)?.key;
      await this.ask('answer', { table, q: mine.q, step: mine.step, a: (key ?? first) as never });
    }
  }
}

/** Ann and Bob found a party and make a hero each: two quests are drawn by each, one is kept. */
const evening = async () => {
  const at = service();
  const [ann, bob, eve] = [new Person(at, 'ann'), new Person(at, 'bob'), new Person(at, 'eve')];
  const begun = { game: 'gloomhaven', name: 'Winter', chairs: 2, options: {} };
  const { campaign } = await ann.ask('campaign-begin', begun);
  const { links } = (await ann.ask('campaign', { campaign })).info;
  await bob.ask('campaign-join', { campaign, token: links?.p2 as string });
  await bob.ask('campaign', { campaign });
  const { table } = await ann.ask('campaign-play', { campaign, offer: 'found' });
  for (const each of [ann, bob, eve]) await each.ask('watch', { table });
  await ann.answers(table, 'Lumen', 'create', 'brute', 'Arda');
  await bob.answers(table, 'create', 'tinkerer', 'Belko');
  await ann.answers(table, undefined);
  await bob.answers(table, undefined, 'done');
  await ann.answers(table, 'done');
  for (let n = 0; n < 400 && (await ann.ask('campaign', { campaign })).n === 0; n++)
    await new Promise(done => setTimeout(done, 5));
  await bob.ask('campaign', { campaign });
  return { at, ann, bob, eve, campaign, table };
};

test('GLM-CITY-11 a personal quest is told to its own player alone: while it is drawn, in the log, in the end and after it', async () => {
  const { ann, bob, eve, campaign, table } = await evening();
  for (const each of [ann, bob, eve]) {
    expect(await each.ask('watch', { table })).toMatchObject({ seed: null, result: { deeds: {} } });
    expect(await each.reply('record', { table })).toMatchObject({
      problem: { why: { id: 'table-stays-hidden' } },
    });
  }
  expect(await bob.reply('campaign-chapters', { campaign })).toMatchObject({ ok: false });
  const { characters } = (await ann.ask('campaign', { campaign })).state as ReturnType<typeof rules.begin>;
  expect(Object.values(characters).map(ch => ch.quest !== null)).toEqual([true, false]);
  const [hers, his] = [ann.quests, bob.quests];
  expect([hers.length, his.length, eve.quests.length]).toEqual([2, 2, 0]);
  // What she puts back he may draw himself; what she keeps he never hears of.
  expect(his).not.toContain(Object.values(characters)[0]?.quest);
});

test('who sits alone gets the record: there is nobody to hide from', async () => {
  const at = service();
  const ann = new Person(at, 'ann');
  const { campaign } = await ann.ask('campaign-begin', {
    game: 'gloomhaven',
    name: 'Alone',
    chairs: 1,
    options: {} as Json,
  });
  const { table } = await ann.ask('campaign-play', { campaign, offer: 'found' });
  await ann.answers(table, 'Lumen', 'create', 'brute', 'Arda', undefined, 'done');
  expect((await ann.ask('record', { table })).record.seed).toBe(seedOf(7));
});
